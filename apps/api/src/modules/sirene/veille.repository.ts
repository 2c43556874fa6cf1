import type { Db, RowOf, Tx } from '@registre/db'
import { ETATS_VEILLE, type Veille } from '@registre/domain'
import { EST_FERME } from './veille.sql.ts'

const A_LIRE = `select t.id, t.siret, t.raison_sociale, t.rep_email from teledeclarant t left join veille_etablissement v on v.teledeclarant_id = t.id
  where t.type = 'PRO' and t.statut = 'ACTIF' and t.siret ~ '^[0-9]{14}$' and t.sirene_attendue_le is null and t.id > $1
    and (v.lu_le is null or v.siret <> t.siret or v.lu_le <= $2) order by t.id limit $3`
export type AVeiller = RowOf<typeof A_LIRE>

/** Active professionals after this one that were not read since that instant. */
export const etablissementsAVeiller = (
  db: Pick<Db, 'query'>,
  apres: number,
  luesAvant: Date,
  limite: number,
): Promise<AVeiller[]> => db.query(A_LIRE, [apres, luesAvant, limite])

const LIRE = `select v.siret, v.etat, v.lu_le, v.constate_le, v.confirme_le, v.leve_le, v.dits from veille_etablissement v join teledeclarant t on t.id = v.teledeclarant_id and t.siret = v.siret where t.id = $1`

const etatDe = (lu: string) => ETATS_VEILLE.find((e) => e === lu)

const versVeille = ({ etat: lu, ...row }: RowOf<typeof LIRE>): Veille | null => {
  const etat = etatDe(lu)
  return etat === undefined
    ? null
    : {
        etat,
        luLe: row.lu_le.getTime(),
        constateLe: row.constate_le.getTime(),
        confirmeLe: row.confirme_le?.getTime() ?? null,
        leveLe: row.leve_le?.getTime() ?? null,
        dits: row.dits.flatMap((dit) => etatDe(dit) ?? []),
      }
}

/** What was found of a declarant, of its SIRET of today; null before the first reading. */
export const lireVeille = async (db: Pick<Db, 'query'>, id: number): Promise<Veille | null> =>
  (await db.query(LIRE, [id])).map(versVeille)[0] ?? null

/** The same, held. */
export const tenirVeille = async (tx: Pick<Tx, 'sql'>, id: number): Promise<Veille | null> =>
  (await tx.sql(`${LIRE} for update of v`, [id])).map(versVeille)[0] ?? null

/** A reading; false when the establishment is no longer the one that was asked about. */
export const ecrireLecture = async (
  tx: Pick<Tx, 'sql'>,
  { id, siret }: Pick<AVeiller, 'id' | 'siret'>,
  v: Veille,
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into veille_etablissement as x (teledeclarant_id, siret, etat, lu_le, constate_le, confirme_le, leve_le, dits)
       select t.id, t.siret, $3, $4, $5, $6, $7, $8 from teledeclarant t where t.id = $1 and t.siret = $2 and t.statut = 'ACTIF'
       on conflict (teledeclarant_id) do update set siret = excluded.siret, etat = excluded.etat, lu_le = excluded.lu_le, constate_le = excluded.constate_le,
         confirme_le = excluded.confirme_le, leve_le = excluded.leve_le, dits = excluded.dits
       returning x.teledeclarant_id as id`,
      [
        id,
        siret,
        v.etat,
        new Date(v.luLe),
        new Date(v.constateLe),
        v.confirmeLe === null ? null : new Date(v.confirmeLe),
        v.leveLe === null ? null : new Date(v.leveLe),
        v.dits,
      ],
    )
  ).length > 0

/** A keeper's decision on a finding that is held. */
export const ecrireDecision = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  v: Veille,
  parId: number,
): Promise<void> => {
  await tx.sql(
    `update veille_etablissement set confirme_le = $2, leve_le = $3, decide_par_id = $4 where teledeclarant_id = $1`,
    [
      id,
      v.confirmeLe === null ? null : new Date(v.confirmeLe),
      v.leveLe === null ? null : new Date(v.leveLe),
      parId,
    ],
  )
}

/** Whether the closure of this declarant is confirmed. */
export const etablissementFerme = async (tx: Pick<Tx, 'sql'>, id: number): Promise<boolean> =>
  (await tx.sql(`select ${EST_FERME('t')} as ferme from teledeclarant t where t.id = $1`, [id]))[0]
    ?.ferme ?? false
