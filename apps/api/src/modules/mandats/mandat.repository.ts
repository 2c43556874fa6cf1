import type { Db, RowOf, Tx } from '@registre/db'
import { ETATS_MANDAT_ACTIFS, type EtatMandat } from '@registre/domain'

const TROUVER_PAR_NUMERO = `select c.id, c.etat, c.nom, c.adresse_principale as adresse
  from copropriete c where c.numero_immatriculation = $1 and c.etat <> 'SUPPRIMEE'`
type CoproprieteNumerotee = RowOf<typeof TROUVER_PAR_NUMERO>

/** A co-ownership by its registration number; a deleted one does not exist any more. */
export const trouverParNumero = async (
  db: Db,
  numero: string,
): Promise<CoproprieteNumerotee | undefined> =>
  (await db.query(TROUVER_PAR_NUMERO, [numero], { name: 'copropriete-numero', byKey: true }))[0]

/** Where a house stands before the controls of a request. */
export const maisonDe = async (
  db: Pick<Db, 'query'>,
  teledeclarantId: number,
): Promise<{ teledeclarantId: number; siren: string }> => {
  const [row] = await db.query(
    `select id as "teledeclarantId", coalesce(left(siret, 9), '') as siren from teledeclarant where id = $1`,
    [teledeclarantId],
  )
  if (!row) throw new Error('the person who asks has no establishment')
  return row
}

/** The mandates in these states, in the order of their periods. */
export const listerPeriodes = (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  etats: readonly EtatMandat[],
) =>
  tx.sql(
    `select etat, teledeclarant_id as "teledeclarantId", date_debut as debut, date_fin as fin from mandat where copropriete_id = $1 and etat = any($2::etat_mandat[]) order by date_debut, id`,
    [coproprieteId, etats],
  )

/** True when a syndic in place, or to come, has the SIREN of this establishment. */
export const memeSiren = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  teledeclarantId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from mandat m join teledeclarant t on t.id = m.teledeclarant_id join teledeclarant moi on moi.id = $2
       where m.copropriete_id = $1 and m.etat = any($3::etat_mandat[]) and left(t.siret, 9) = left(moi.siret, 9) limit 1`,
      [coproprieteId, teledeclarantId, ETATS_MANDAT_ACTIFS],
    )
  ).length > 0

/** The co-ownership of a mandate. */
export const coproprieteDuMandat = async (
  db: Pick<Db, 'query'>,
  mandatId: number,
): Promise<number | undefined> =>
  (await db.query(`select copropriete_id as id from mandat where id = $1`, [mandatId]))[0]?.id
