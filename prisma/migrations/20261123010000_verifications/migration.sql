-- What the register looked for of a declaration when it was submitted, and what it found.
alter table declaration add column verifications jsonb not null default '[]';

-- What awaits a service that did not answer: the worker looks again.
create index declaration_a_verifier_idx on declaration (id)
  where verifications @> '[{"resultat": "SERVICE_INDISPONIBLE"}]' and etat in ('A_VALIDER', 'COURANTE');
