import type { Db, RowOf, Tx } from '@registre/db'
import type { TypeDocument } from '@registre/domain'
import { MANDATS_ACTIFS } from '../mandats/mandat.sql.ts'

/**
 * A keeper may read it when it belongs to a dossier that was submitted, or to nobody (`depose`); so
 * may the establishments that filed, or are attached to, its co-ownership (`concernes`).
 */
const TROUVER = `select d.id, d.type, d.nom, d.cle, d.etat_analyse as analyse, d.teledeclarant_id,
       (d.teledeclarant_id is null or (c.id is not null and c.etat <> 'BROUILLON')
         or exists (select 1 from mandat m where m.document_id = d.id) or exists (select 1 from dissolution x where x.document_id = d.id)) as depose,
       array(select c.teledeclarant_id where c.teledeclarant_id is not null union select c.auteur_teledeclarant_id where c.id is not null
         union select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ${MANDATS_ACTIFS}) as concernes
     from document d left join copropriete c on c.id = d.copropriete_id where d.id = $1` as const
export type DocumentRow = RowOf<typeof TROUVER>

export interface NouveauDocument {
  type: TypeDocument
  nom: string
  taille: number
  sha256: string
  cle: string
  analyse: 'PENDING' | 'SAFE'
  teledeclarantId: number | null
}

export const insererDocument = async (tx: Tx, d: NouveauDocument): Promise<string> => {
  const [row] = await tx.sql(
    `insert into document (type, nom, taille, sha256, cle, etat_analyse, teledeclarant_id) values ($1, $2, $3, $4, $5, $6::etat_analyse, $7) returning id`,
    [d.type, d.nom, d.taille, d.sha256, d.cle, d.analyse, d.teledeclarantId],
  )
  if (!row) throw new Error('the document has no row')
  return row.id
}

/** A document with what decides who may read it. */
export const trouverDocument = async (db: Db, id: string): Promise<DocumentRow | undefined> =>
  (await db.query(TROUVER, [id]))[0]

/** Keeps the verdict of a scan that came late. */
export const noterAnalyse = async (
  db: Db,
  id: string,
  analyse: 'SAFE' | 'INFECTED',
): Promise<void> => {
  await db.query(
    `update document set etat_analyse = $2::etat_analyse where id = $1 and etat_analyse = 'PENDING'`,
    [id, analyse],
  )
}

/** The hash of what was received under a key; undefined when no row holds it. */
export const empreinteAttendue = async (
  db: Pick<Db, 'query'>,
  cle: string,
): Promise<string | undefined> =>
  (await db.query(`select sha256 from document where cle = $1`, [cle]))[0]?.sha256
