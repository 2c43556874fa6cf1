import type { Db, RowOf, Tx } from '@registre/db'
import type { CategorieFicheMemo, EtatPublication, GenrePublication } from '@registre/domain'
import { takeTurn } from '../../platform/lock.repository.ts'
import { ECRIT } from '../documents/document.sql.ts'

type Reader = Pick<Db, 'query'>

const SELECT =
  `select p.id, p.version, p.genre, p.categorie, p.titre, p.resume, p.nom_fichier, p.document_id, d.taille, d.etat_analyse as analyse, d.refus, d.retires, ${ECRIT('d')} as ecrit,
    p.etat, p.cree_le, p.publiee_le, p.envoyee_le, p.nombre_envois
  from publication p join document d on d.id = p.document_id` as const
const TROUVER = `${SELECT} where p.id = $1` as const
export type PublicationRow = RowOf<typeof TROUVER>

/**
 * What is published of a genre and category, the latest first. A file that no scanner has judged, or that
 * the register did not write, is not shown.
 */
export const listerPubliees = (
  db: Reader,
  genre: GenrePublication,
  categorie: CategorieFicheMemo | null,
): Promise<PublicationRow[]> =>
  db.query(
    `${SELECT} where p.etat = 'PUBLIEE' and d.etat_analyse = 'SAFE' and ${ECRIT('d')} and p.genre = $1 and p.categorie is not distinct from $2 order by p.publiee_le desc, p.titre limit 500`,
    [genre, categorie],
  )

/** A published document by its name: compared with the list, never read as a path. */
export const trouverPubliee = async (
  db: Reader,
  genre: GenrePublication,
  nomFichier: string,
): Promise<PublicationRow | undefined> =>
  (
    await db.query(`${SELECT} where p.etat = 'PUBLIEE' and p.genre = $1 and p.nom_fichier = $2`, [
      genre,
      nomFichier,
    ])
  )[0]

export const listerPublicationRows = (
  db: Reader,
  genre: GenrePublication | null,
): Promise<PublicationRow[]> =>
  db.query(
    `${SELECT} where $1::text is null or p.genre = $1 order by p.cree_le desc, p.titre limit 1000`,
    [genre],
  )

export const trouverPublication = async (
  db: Reader,
  id: string,
): Promise<PublicationRow | undefined> => (await db.query(TROUVER, [id]))[0]

/** Whether a name is already that of a publication, whatever its state. */
export const trouverNom = async (
  tx: Pick<Tx, 'sql'>,
  genre: GenrePublication,
  nomFichier: string,
): Promise<boolean> =>
  (
    await tx.sql(`select 1 from publication where genre = $1 and nom_fichier = $2`, [
      genre,
      nomFichier,
    ])
  ).length > 0

/** The first free rank of a file name; the caller's transaction holds the names. */
export const noterNomLibre = async (
  tx: Pick<Tx, 'sql'>,
  genre: GenrePublication,
  nommer: (rang: number) => string,
): Promise<string> => {
  await takeTurn(tx, `publication:${genre}`)
  for (let rang = 1; ; rang += 1) {
    const nom = nommer(rang)
    if (!(await trouverNom(tx, genre, nom))) return nom
  }
}

export const insererPublication = async (
  tx: Pick<Tx, 'sql'>,
  p: {
    genre: GenrePublication
    categorie: CategorieFicheMemo | null
    titre: string
    resume: string
    nomFichier: string
    documentId: string
    auteurId: number | null
    creeLe: Date
  },
): Promise<string> => {
  const [row] = await tx.sql(
    `insert into publication (genre, categorie, titre, resume, nom_fichier, document_id, auteur_id, cree_le) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [p.genre, p.categorie, p.titre, p.resume, p.nomFichier, p.documentId, p.auteurId, p.creeLe],
  )
  if (!row) throw new Error('the publication was not written')
  return row.id
}

/**
 * Writes a publication that is still as it was read; `publieeLe` null leaves its day. Says whether
 * it was.
 */
export const ecrirePublication = async (
  tx: Pick<Tx, 'sql'>,
  p: {
    id: string
    version: number
    titre: string
    resume: string
    categorie: CategorieFicheMemo | null
    nomFichier: string
    documentId: string
    publieeLe: string | null
  },
): Promise<boolean> =>
  (
    await tx.sql(
      `update publication set titre = $3, resume = $4, categorie = $5, nom_fichier = $6, document_id = $7, version = version + 1,
         publiee_le = case when $8::date is null then publiee_le else ($8::date + time '12:00') at time zone 'Europe/Paris' end
       where id = $1 and version = $2 returning id`,
      [p.id, p.version, p.titre, p.resume, p.categorie, p.nomFichier, p.documentId, p.publieeLe],
    )
  ).length > 0

/**
 * Moves a publication that is still as it was read; the first day of publication stays. Says
 * whether it was.
 */
export const deplacerPublication = async (
  tx: Pick<Tx, 'sql'>,
  p: { id: string; version: number; de: EtatPublication; vers: EtatPublication; maintenant: Date },
): Promise<boolean> =>
  (
    await tx.sql(
      `update publication set etat = $4::etat_publication, version = version + 1, publiee_le = case when $4 = 'PUBLIEE' then coalesce(publiee_le, $5) else publiee_le end
       where id = $1 and version = $2 and etat = $3::etat_publication returning id`,
      [p.id, p.version, p.de, p.vers, p.maintenant],
    )
  ).length > 0

/** Notes a newsletter as sent, once; says whether this call did. */
export const noterEnvoi = async (
  tx: Pick<Tx, 'sql'>,
  id: string,
  version: number,
  maintenant: Date,
): Promise<boolean> =>
  (
    await tx.sql(
      `update publication set envoyee_le = $3, nombre_envois = (select count(*) from abonnement_newsletter where confirme_le is not null), version = version + 1
       where id = $1 and version = $2 and etat = 'PUBLIEE' and genre = 'NEWSLETTER' and envoyee_le is null returning id`,
      [id, version, maintenant],
    )
  ).length > 0

/** Publishes one at a time of a kind, until the transaction ends. */
export const tenirGenre = async (tx: Pick<Tx, 'sql'>, genre: GenrePublication): Promise<void> => {
  await takeTurn(tx, `publication:${genre}`)
}
