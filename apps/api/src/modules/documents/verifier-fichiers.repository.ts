import type { Db, RowOf } from '@registre/db'
import { tirerCles } from '../../platform/storage/marque.repository.ts'

/** Every file that a row names and that lasts, with what it must be; a letter keeps no fingerprint. */
const FICHIERS = `(select 'document ' || d.id as quoi, d.cle, d.sha256, d.taille from document d
   union all select 'original du document ' || o.id, o.original_cle, o.original_sha256, o.original_taille from document o where o.original_cle is not null
   union all select 'rapport statistique ' || r.nom, r.cle, r.sha256, r.taille from rapport_statistique r
   union all select 'données publiques ' || p.format || ' du ' || p.jour, p.cle, p.sha256, p.taille from fichier_publie p
   union all select 'données publiques du ' || g.jour || ' (gzip)', g.gz_cle, g.gz_sha256, g.gz_taille from publication_donnees g
   union all select 'données publiques du ' || z.jour || ' (zstd)', z.zst_cle, z.zst_sha256, z.zst_taille from publication_donnees z
   union all select 'lettre ' || l.id, l.cle, null, null from courrier l where l.cle <> '') f` as const
const PAGE =
  `select f.quoi, f.cle, f.sha256, f.taille from ${FICHIERS} where f.cle > $1 order by f.cle limit $2` as const
const ECHANTILLON = `select f.quoi, f.cle, f.sha256, f.taille from ${FICHIERS}
  where f.cle in (select m.cle from fichier_manquant m)
    or f.cle = any($1)` as const
export type FichierNomme = RowOf<typeof PAGE>

/** Files that rows name, in the order of their keys, after this one. */
export const lireFichiers = (
  db: Pick<Db, 'query'>,
  apres: string,
  nombre: number,
): Promise<FichierNomme[]> => db.query(PAGE, [apres, nombre])

/** Files of some documents drawn among all, and those that were missing. */
export const tirerFichiers = async (
  db: Pick<Db, 'query'>,
  nombre: number,
): Promise<FichierNomme[]> => db.query(ECHANTILLON, [await tirerCles(db, nombre)])

/** Notes what was found: the faults, and what is in order again. */
export const noterConstats = async (
  db: Pick<Db, 'query'>,
  constats: readonly { cle: string; constat: 'ABSENT' | 'ALTERE' | null }[],
): Promise<void> => {
  const fautes = constats.filter((c) => c.constat !== null)
  await db.query(`delete from fichier_manquant where cle = any($1)`, [
    constats.filter((c) => c.constat === null).map((c) => c.cle),
  ])
  await db.query(
    `insert into fichier_manquant (cle, constat) select * from unnest($1::text[], $2::text[])
     on conflict (cle) do update set constat = excluded.constat`,
    [fautes.map((f) => f.cle), fautes.map((f) => f.constat)],
  )
}

/** Forgets missing files that no row names any more. */
export const oublierManquants = async (db: Pick<Db, 'query'>): Promise<void> => {
  await db.query(
    `delete from fichier_manquant m where not exists (select from ${FICHIERS} where f.cle = m.cle)`,
  )
}
