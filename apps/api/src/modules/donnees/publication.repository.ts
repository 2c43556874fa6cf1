import type { Db, Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'

export interface PublicationRow {
  jour: IsoDate
  lignes: number
  taille: number
  sha256: string
  gz_cle: string
  gz_taille: number
  gz_sha256: string
  zst_cle: string
  zst_taille: number
  zst_sha256: string
  prete_le: Date
}

/** The newest prepared file; null when there is none. */
export const dernierePublication = async (db: Pick<Db, 'query'>): Promise<PublicationRow | null> =>
  (
    await db.query<PublicationRow>('select * from publication_donnees order by jour desc limit 1')
  )[0] ?? null

const COLONNES = [
  'jour',
  'lignes',
  'taille',
  'sha256',
  'gz_cle',
  'gz_taille',
  'gz_sha256',
  'zst_cle',
  'zst_taille',
  'zst_sha256',
  'prete_le',
] as const

/** Writes the file of a day; false when another process wrote it meanwhile. */
export const insererPublication = async (
  tx: Pick<Tx, 'sql'>,
  row: PublicationRow,
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into publication_donnees (${COLONNES.join(', ')}) values (${COLONNES.map((_, i) => `$${i + 1}`).join(', ')}) on conflict do nothing returning 1`,
      COLONNES.map((c) => row[c]),
    )
  ).length > 0

/**
 * Forgets the files that two newer ones follow; gives their keys. Yesterday's stays for those who
 * are reading it.
 */
export const oublierAnciennes = async (tx: Pick<Tx, 'sql'>): Promise<string[]> =>
  (
    await tx.sql<{ gz_cle: string; zst_cle: string }>(
      `delete from publication_donnees where jour < (select jour from publication_donnees order by jour desc offset 1 limit 1) returning gz_cle, zst_cle`,
    )
  ).flatMap((r) => [r.gz_cle, r.zst_cle])
