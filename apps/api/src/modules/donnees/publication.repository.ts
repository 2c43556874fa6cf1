import type { Db, RowOf, Tx } from '@registre/db'

const COLONNES =
  'jour, lignes, taille, sha256, gz_cle, gz_taille, gz_sha256, zst_cle, zst_taille, zst_sha256, prete_le'
const DERNIERE = `select ${COLONNES} from publication_donnees order by jour desc limit 1` as const
export type PublicationRow = RowOf<typeof DERNIERE>

/** The newest prepared file; null when there is none. */
export const dernierePublication = async (db: Pick<Db, 'query'>): Promise<PublicationRow | null> =>
  (await db.query(DERNIERE))[0] ?? null

/** True once sheets are made: before, a file would stand without a row for the register. */
export const fichesFaites = async (db: Pick<Db, 'query'>): Promise<boolean> =>
  (await db.query('select 1 from fiche limit 1')).length > 0

/** Writes the file of a day; false when another process wrote it meanwhile. */
export const insererPublication = async (
  tx: Pick<Tx, 'sql'>,
  p: PublicationRow,
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into publication_donnees (${COLONNES}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1`,
      [
        p.jour,
        p.lignes,
        p.taille,
        p.sha256,
        p.gz_cle,
        p.gz_taille,
        p.gz_sha256,
        p.zst_cle,
        p.zst_taille,
        p.zst_sha256,
        p.prete_le,
      ],
    )
  ).length > 0

/**
 * Forgets the files that two newer ones follow; gives their keys. Yesterday's stays for those who
 * are reading it.
 */
export const oublierAnciennes = async (tx: Pick<Tx, 'sql'>): Promise<string[]> =>
  (
    await tx.sql(
      `delete from publication_donnees where jour < (select jour from publication_donnees order by jour desc offset 1 limit 1) returning gz_cle, zst_cle`,
    )
  ).flatMap((r) => [r.gz_cle, r.zst_cle])

/** Takes the one extraction that a person may run at a time; false when it runs. */
export const prendreTourExtraction = async (tx: Pick<Tx, 'sql'>, qui: string): Promise<boolean> => {
  const [tour] = await tx.sql('select pg_try_advisory_xact_lock(hashtext($1)) as libre', [
    `export:${qui}`,
  ])
  return tour?.libre === true
}
