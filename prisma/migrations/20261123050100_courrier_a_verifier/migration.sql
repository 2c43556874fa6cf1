-- A letter to an address that nobody knows waits for a keeper.
alter type etat_courrier add value 'A_VERIFIER';
