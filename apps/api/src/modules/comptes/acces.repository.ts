import type { Tx } from '@registre/db'
import type { AccesDuCompte } from '@registre/domain'

/** What a call knows beside the accounts whose accesses end. */
export interface Fin {
  maintenant: Date
  /** The session that stays open, with its remembered browser where that stays too. */
  sauf?: { idHash: string; souvenirSerie: string | null } | null
}

type Finir = (tx: Pick<Tx, 'sql'>, ids: readonly number[], fin: Fin) => Promise<unknown[]>

/** How each access of accounts is ended. */
export const FINIR: Readonly<Record<AccesDuCompte, Finir>> = {
  // A session in another's place ends with its keeper, not with the account that it stands in.
  session: (tx, ids, { sauf }) =>
    tx.sql(
      `delete from session where coalesce(original_id, utilisateur_id) = any($1) and id_hash is distinct from $2`,
      [ids, sauf?.idHash ?? null],
    ),
  'navigateur-retenu': (tx, ids, { sauf }) =>
    tx.sql(
      `delete from jeton_souvenir where utilisateur_id = any($1) and serie is distinct from $2`,
      [ids, sauf?.souvenirSerie ?? null],
    ),
  'appareil-connu': (tx, ids) =>
    tx.sql(`delete from appareil_connu where utilisateur_id = any($1)`, [ids]),
  'connexion-en-cours': (tx, ids) =>
    tx.sql(`delete from connexion_en_attente where utilisateur_id = any($1)`, [ids]),
  'cle-courriel': (tx, ids) =>
    tx.sql(`delete from cle_courriel where utilisateur_id = any($1)`, [ids]),
  jeton: (tx, ids, { maintenant }) =>
    tx.sql(
      `update jeton_api set revoque_le = $2 where utilisateur_id = any($1) and revoque_le is null`,
      [ids, maintenant],
    ),
  calendrier: (tx, ids) =>
    tx.sql(`delete from abonnement_calendrier where utilisateur_id = any($1)`, [ids]),
  certificat: (tx, ids, { maintenant }) =>
    tx.sql(
      `update certificat set revoque_le = $2 where utilisateur_id = any($1) and revoque_le is null`,
      [ids, maintenant],
    ),
  'identite-liee': (tx, ids) =>
    tx.sql(`delete from identite_liee where utilisateur_id = any($1)`, [ids]),
}
