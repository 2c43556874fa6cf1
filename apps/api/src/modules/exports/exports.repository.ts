import type { Db, RowOf, Tx } from '@registre/db'
import type { TypeExport } from '@registre/domain'
import type { Lieu } from '../categorisation/portee.ts'

const COLONNES =
  'id, type, etat, selection, lieu, jour, total, faits, tentatives, cle, taille, erreur, demande_le, expire_le'
const EN_COURS = `etat in ('A_FAIRE', 'EN_COURS')`
const MAX_MONTRES = 20

export interface ExportAEcrire {
  utilisateurId: number
  type: TypeExport
  selection: unknown
  lieu: Lieu
  jour: string
  total: number
  maintenant: Date
  expireLe: Date
}

const EXPORT_PRET =
  `select ${COLONNES} from export_categorisation where id = $1 and utilisateur_id = $2 and etat = 'PRET' and expire_le > $3` as const
export type ExportRow = RowOf<typeof EXPORT_PRET>

/** Writes the order; undefined when the person has one running. */
export const insererExport = async (
  tx: Pick<Tx, 'sql'>,
  e: ExportAEcrire,
): Promise<ExportRow | undefined> =>
  (
    await tx.sql(
      `insert into export_categorisation (utilisateur_id, type, selection, lieu, jour, total, demande_le, expire_le) values ($1, $2, $3::jsonb, $4::jsonb, $5::date, $6, $7, $8)
       on conflict (utilisateur_id) where ${EN_COURS} do nothing returning ${COLONNES}`,
      [
        e.utilisateurId,
        e.type,
        JSON.stringify(e.selection),
        JSON.stringify(e.lieu),
        e.jour,
        e.total,
        e.maintenant,
        e.expireLe,
      ],
    )
  )[0]

/** One's own orders that are still of use, the latest first. */
export const listerExportRows = (
  db: Pick<Db, 'query'>,
  utilisateurId: number,
  maintenant: Date,
): Promise<ExportRow[]> =>
  db.query(
    `select ${COLONNES} from export_categorisation where utilisateur_id = $1 and etat <> 'ANNULE' and expire_le > $2 order by id desc limit ${MAX_MONTRES}`,
    [utilisateurId, maintenant],
  )

/** One's own file, ready and not expired. */
export const lireExportPret = async (
  db: Pick<Db, 'query'>,
  id: number,
  utilisateurId: number,
  maintenant: Date,
): Promise<ExportRow | undefined> =>
  (await db.query(EXPORT_PRET, [id, utilisateurId, maintenant]))[0]

/** Cancels one's own order, or gives up its file; false when there is none. */
export const annuler = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  utilisateurId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `update export_categorisation set etat = 'ANNULE' where id = $1 and utilisateur_id = $2 and etat <> 'ANNULE' returning id`,
      [id, utilisateurId],
    )
  ).length > 0

/**
 * Takes an order to make it, again after a process that died; undefined when it was cancelled or is
 * done.
 */
export const commencer = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<ExportRow | undefined> =>
  (
    await db.query(
      `update export_categorisation set etat = 'EN_COURS', tentatives = tentatives + 1, faits = 0 where id = $1 and ${EN_COURS} returning ${COLONNES}`,
      [id],
    )
  )[0]

/** Notes how far it is; false when the order was cancelled meanwhile, or taken by another try. */
export const noterAvancement = async (
  db: Pick<Db, 'query'>,
  id: number,
  tentative: number,
  faits: number,
): Promise<boolean> =>
  (
    await db.query(
      `update export_categorisation set faits = least(total, $3) where id = $1 and tentatives = $2 and etat = 'EN_COURS' returning id`,
      [id, tentative, faits],
    )
  ).length > 0

/** Files it; false when the order was cancelled meanwhile. */
export const noterPret = async (
  db: Pick<Db, 'query'>,
  id: number,
  tentative: number,
  fichier: { cle: string; taille: number; expireLe: Date },
): Promise<boolean> =>
  (
    await db.query(
      `update export_categorisation set etat = 'PRET', faits = total, cle = $3, taille = $4, expire_le = $5 where id = $1 and tentatives = $2 and etat = 'EN_COURS' returning id`,
      [id, tentative, fichier.cle, fichier.taille, fichier.expireLe],
    )
  ).length > 0

export const noterEchec = async (
  db: Pick<Db, 'query'>,
  id: number,
  phrase: string,
): Promise<void> => {
  await db.query(
    `update export_categorisation set etat = 'ECHEC', erreur = $2 where id = $1 and ${EN_COURS}`,
    [id, phrase],
  )
}

/** Orders that nobody makes any more: their process died, and its tries are spent. */
export const abandonner = async (
  db: Pick<Db, 'query'>,
  avant: Date,
  phrase: string,
): Promise<number> =>
  (
    await db.query(
      `update export_categorisation set etat = 'ECHEC', erreur = $2 where ${EN_COURS} and demande_le <= $1 returning id`,
      [avant, phrase],
    )
  ).length

/** Files that are not of use any more, with their row. */
export const exportsAEffacer = (
  db: Pick<Db, 'query'>,
  maintenant: Date,
): Promise<{ id: number; cle: string }[]> =>
  db.query(
    `select id, cle from export_categorisation where expire_le <= $1 or (etat = 'ANNULE' and cle <> '') order by id limit 200`,
    [maintenant],
  )

/** Forgets a file; the row goes too once it has expired. */
export const oublierExport = async (
  db: Pick<Db, 'query'>,
  id: number,
  maintenant: Date,
): Promise<void> => {
  await db.query(`update export_categorisation set cle = '' where id = $1`, [id])
  await db.query(`delete from export_categorisation where id = $1 and expire_le <= $2`, [
    id,
    maintenant,
  ])
}

/**
 * Takes the turn of a person or an address until the end of the transaction; false when it is
 * taken, or when an order of this account is running.
 */
export const prendreTourExport = async (
  tx: Pick<Tx, 'sql'>,
  cle: string,
  utilisateurId: number | null,
): Promise<boolean> => {
  const [tour] = await tx.sql(
    `select pg_try_advisory_xact_lock(hashtextextended('export-categorisation ' || $1, 0))
       and not exists (select 1 from export_categorisation where utilisateur_id = $2::int and ${EN_COURS}) as libre`,
    [cle, utilisateurId],
  )
  return tour?.libre === true
}
