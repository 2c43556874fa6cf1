import type { Db, RowOf, Tx } from '@registre/db'
import { type FormatPublie, JOURS_DE_DIFFERENCES } from '@registre/domain'

const COLONNES = 'jour, format, cle, taille, sha256, lignes, modifie_le'
const DERNIERS =
  `select distinct on (format) ${COLONNES} from fichier_publie order by format, jour desc` as const
const DIFFERENCES =
  `select ${COLONNES} from fichier_publie where format = 'differences' order by jour desc` as const
const DU_JOUR = `select ${COLONNES} from fichier_publie where format = $1 and jour = $2` as const
const DERNIER =
  `select ${COLONNES} from fichier_publie where format = $1 order by jour desc limit 1` as const
export type FichierRow = RowOf<typeof DERNIERS>

/** The newest file of each format. */
export const derniersFichiers = async (db: Pick<Db, 'query'>): Promise<FichierRow[]> =>
  db.query(DERNIERS)

/** The differences that are kept, newest first. */
export const lireDifferences = async (db: Pick<Db, 'query'>): Promise<FichierRow[]> =>
  db.query(DIFFERENCES)

/** The file of a format, of a day or the newest; null when there is none. */
export const lireFichier = async (
  db: Pick<Db, 'query'>,
  format: FormatPublie,
  jour: string | null,
): Promise<FichierRow | null> =>
  (await (jour === null ? db.query(DERNIER, [format]) : db.query(DU_JOUR, [format, jour])))[0] ??
  null

/** Writes a file of a day. */
export const insererFichier = async (tx: Pick<Tx, 'sql'>, f: FichierRow): Promise<void> => {
  await tx.sql(`insert into fichier_publie (${COLONNES}) values ($1, $2, $3, $4, $5, $6, $7)`, [
    f.jour,
    f.format,
    f.cle,
    f.taille,
    f.sha256,
    f.lignes,
    f.modifie_le,
  ])
}

/**
 * Forgets the files that two newer ones follow, and differences after a month; gives their keys.
 * Yesterday's stays for those who are reading it.
 */
export const oublierFichiers = async (tx: Pick<Tx, 'sql'>, jour: string): Promise<string[]> =>
  (
    await tx.sql(
      `delete from fichier_publie f where case when f.format = 'differences' then f.jour <= $1::date - $2::int
         else f.jour < (select n.jour from fichier_publie n where n.format = f.format order by n.jour desc offset 1 limit 1) end
       returning cle`,
      [jour, JOURS_DE_DIFFERENCES],
    )
  ).map((r) => r.cle)
