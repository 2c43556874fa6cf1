import type { Db, RowOf, Tx } from '@registre/db'
import type { Retire, TypeDocument } from '@registre/domain'
import { DISSOLVANTS, SYNDICS } from '../dossiers/regard.sql.ts'
import { ECRIT, LIBRE, PERDU, RECU } from './document.sql.ts'

/**
 * A keeper may read it when it belongs to a dossier that was submitted, or to nobody (`depose`); so
 * may the establishments that filed, or are attached to, its co-ownership (`concernes`).
 */
const TROUVER =
  `select d.id, d.type, d.nom, d.cle, d.original_cle, d.refus, ${ECRIT('d')} as ecrit, d.etat_analyse as analyse, d.teledeclarant_id,
       (d.teledeclarant_id is null or (c.id is not null and c.etat <> 'BROUILLON')
         or exists (select 1 from mandat m where m.document_id = d.id) or exists (select 1 from dissolution x where x.document_id = d.id)
         or exists (select 1 from portefeuille p where p.document_id = d.id)) as depose,
       array(select c.teledeclarant_id where c.teledeclarant_id is not null
         union select c.auteur_teledeclarant_id where c.id is not null union select unnest(${SYNDICS} || ${DISSOLVANTS})) as concernes
     from document d left join copropriete c on c.id = d.copropriete_id where d.id = $1` as const
export type DocumentRow = RowOf<typeof TROUVER>

/** A file in the store, with its fingerprint. */
export interface Range {
  cle: string
  sha256: string
  taille: number
}
export interface NouveauDocument extends Range {
  type: TypeDocument
  nom: string
  /** What came, where the document was made of it. */
  original: Range | null
  retires: Retire[]
  analyse: 'PENDING' | 'SAFE'
  teledeclarantId: number | null
}

export const insererDocument = async (tx: Tx, d: NouveauDocument): Promise<string> => {
  const [row] = await tx.sql(
    `insert into document (type, nom, taille, sha256, cle, original_cle, original_sha256, original_taille, retires, etat_analyse, teledeclarant_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::etat_analyse, $11) returning id`,
    [
      d.type,
      d.nom,
      d.taille,
      d.sha256,
      d.cle,
      d.original?.cle ?? null,
      d.original?.sha256 ?? null,
      d.original?.taille ?? null,
      JSON.stringify(d.retires),
      d.analyse,
      d.teledeclarantId,
    ],
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

/** Documents that no scanner could judge yet, with the key of what came of each; lost ones wait apart. */
export const lireAAnalyser = (db: Pick<Db, 'query'>) =>
  db.query(
    `select d.id, coalesce(d.original_cle, d.cle) as recu from controle_en_attente c join document d on d.id = c.document_id order by c.depuis limit 100`,
  )

/** The hash of what lies under a key, an original's too; undefined when no row holds it. */
export const empreinteAttendue = async (
  db: Pick<Db, 'query'>,
  cle: string,
): Promise<string | undefined> =>
  (
    await db.query(
      `select sha256 from document where cle = $1
       union all select original_sha256 as sha256 from document where original_cle = $1 and original_sha256 is not null`,
      [cle],
    )
  )[0]?.sha256 ?? undefined

/** What came of a document: its own file where it was not written again. */
export const trouverOriginal = async (db: Pick<Db, 'query'>, id: string) =>
  (
    await db.query(
      `select d.nom, coalesce(d.original_cle, d.cle) as cle, coalesce(d.original_sha256, d.sha256) as sha256
       from document d where d.id::text = $1 and (d.original_cle is not null or ${RECU('d')})`,
      [id],
    )
  )[0]

/**
 * The latest document that nobody wrote again yet, held until the transaction ends; one that another
 * worker holds is passed over, so are a lost one and those of `sauf`.
 */
export const tenirARefaire = async (tx: Pick<Tx, 'sql'>, sauf: readonly string[]) =>
  (
    await tx.sql(
      `select d.id, d.nom, d.cle, d.sha256, d.taille from document d where ${RECU('d')} and d.refus is null and not ${PERDU} and d.id <> all($1::uuid[])
       order by d.cree_le desc limit 1 for update skip locked`,
      [sauf],
    )
  )[0]

/** The document now gives what the register wrote; what lay under its key becomes its original. */
export const noterRefait = async (
  tx: Pick<Tx, 'sql'>,
  id: string,
  { cle, sha256, taille }: Range,
  retires: readonly Retire[],
): Promise<void> => {
  await tx.sql(
    `update document set original_cle = cle, original_sha256 = sha256, original_taille = taille, cle = $2, sha256 = $3, taille = $4, retires = $5::jsonb where id = $1`,
    [id, cle, sha256, taille, JSON.stringify(retires)],
  )
}

/** The document cannot be written again, and why. */
export const noterRefus = async (tx: Pick<Tx, 'sql'>, id: string, refus: string): Promise<void> => {
  await tx.sql(`update document set refus = $2 where id = $1`, [id, refus])
}

/**
 * Takes away some proofs deposited before an instant that nothing holds; gives the keys of their
 * files. Those of a keeper, who answers for several dossiers, stay.
 */
export const retirerLibres = (tx: Pick<Tx, 'sql'>, avant: Date) =>
  tx.sql(
    `delete from document where id in (
       select d.id from document d
       where d.type in ('JUSTIFICATIF_MANDAT', 'JUSTIFICATIF_DISSOLUTION', 'PIECE_CONTESTATION') and d.cree_le <= $1 and d.teledeclarant_id is not null and ${LIBRE}
       order by d.cree_le limit 100 for update of d skip locked)
     returning cle, original_cle`,
    [avant],
  )
