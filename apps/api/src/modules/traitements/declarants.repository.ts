import type { Db, RowOf, Tx } from '@registre/db'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { MANDATS_ENGAGES } from '../dossiers/mandat.sql.ts'

type Lecteur = Pick<Db, 'query'>

/**
 * Nobody is removed with a mandate that runs, begins or is asked for, a request that waits, or a
 * co-ownership of its own.
 */
const SANS_ENGAGEMENT =
  `not exists (select 1 from mandat m where m.teledeclarant_id = t.id and m.etat in ${MANDATS_ENGAGES})
  and not exists (select 1 from demande d where d.teledeclarant_id = t.id and d.etat in ${DEMANDES_OUVERTES})
  and not exists (select 1 from copropriete c where c.teledeclarant_id = t.id)` as const

const JAMAIS_ACTIVES = `select t.id, t.statut, t.raison_sociale, t.rep_email from teledeclarant t
  where t.statut in ('ATT_CREA_COMPTE', 'ATT_ACTIVATION') and t.statut_le <= $1 and ${SANS_ENGAGEMENT} order by t.id` as const
export type DeclarantRow = RowOf<typeof JAMAIS_ACTIVES>

/** Establishments that never got active, in this state since that instant. */
export const declarantsJamaisActives = (db: Lecteur, depuis: Date): Promise<DeclarantRow[]> =>
  db.query(JAMAIS_ACTIVES, [depuis])

/** The last sign-in of its accounts; the day it became active when nobody ever came. */
const ACTIVITE = `greatest(t.statut_le, t.cree_le, coalesce((select max(u.derniere_activite_le) from utilisateur u where u.teledeclarant_id = t.id), t.cree_le))`
const RELANCE = `(select max(u.derniere_relance_le) from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null)`

/** Active syndics without a sign-in since that instant, whom nobody warned. */
export const declarantsARelancer = (db: Lecteur, depuis: Date): Promise<DeclarantRow[]> =>
  db.query(
    `select t.id, t.statut, t.raison_sociale, t.rep_email from teledeclarant t
     where t.statut = 'ACTIF' and t.type in ('PRO', 'NON_PRO') and ${ACTIVITE} <= $1 and ${RELANCE} is null and ${SANS_ENGAGEMENT} order by t.id`,
    [depuis],
  )

/** Active syndics without a sign-in since `depuis`, last warned before `relancesAvant`. */
export const declarantsInactifs = (
  db: Lecteur,
  depuis: Date,
  relancesAvant: Date,
): Promise<DeclarantRow[]> =>
  db.query(
    `select t.id, t.statut, t.raison_sociale, t.rep_email from teledeclarant t
     where t.statut = 'ACTIF' and t.type in ('PRO', 'NON_PRO') and ${ACTIVITE} <= $1 and ${RELANCE} <= $2 and ${SANS_ENGAGEMENT} order by t.id`,
    [depuis, relancesAvant],
  )

/**
 * Takes an establishment that still holds for its job; false when a mandate, a request or a sign-in
 * came meanwhile.
 */
export const tenirDeclarant = async (
  tx: Tx,
  { id, statut }: DeclarantRow,
  depuis: Date,
): Promise<boolean> => {
  const tenus = await tx.sql(
    `select id from teledeclarant where id = $1 and statut = $2::statut_teledeclarant for update`,
    [id, statut],
  )
  if (tenus.length === 0) return false
  return (
    (
      await tx.sql(
        `select 1 from teledeclarant t where t.id = $1 and ${ACTIVITE} <= $2 and ${SANS_ENGAGEMENT}`,
        [id, depuis],
      )
    ).length > 0
  )
}
