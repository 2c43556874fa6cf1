import type { Db, RowOf, Tx } from '@registre/db'
import { type CabinetCedant, RegisterError } from '@registre/domain'
import type { Ctx, Session } from '../../platform/context.ts'
import { takeTurn } from '../../platform/lock.repository.ts'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { MANDATS_ACTIFS } from '../dossiers/mandat.sql.ts'
import { EST_FERME } from '../sirene/veille.sql.ts'

/** Requests that wait for their decision, or go on: the index `portefeuille_une_reprise`. */
const OUVERTES = `('CONTROLE', 'EN_COURS')`

/** Co-ownerships on which an establishment has a mandate that runs, is to come or is over. */
const TENUES = <T extends string>(tenant: T) =>
  `(select distinct m.copropriete_id from mandat m where m.teledeclarant_id = ${tenant} and m.etat in ${MANDATS_ACTIFS})` as const

const CABINET =
  `select t.id, t.type, t.statut, ${NOM_DECLARANT('t')} as nom, coalesce(t.siret, '') as siret, ${EST_FERME('t')} as ferme,
    (select count(*)::int from ${TENUES('t.id')} c) as coproprietes,
    exists (select 1 from portefeuille p where p.cedant_id = t.id and p.etat in ${OUVERTES}) as ouverte
  from teledeclarant t` as const
const PAR_ID = `${CABINET} where t.id = $1` as const

const versCabinet = ({
  ferme,
  ouverte,
  ...row
}: RowOf<typeof PAR_ID>): CabinetCedant & {
  nom: string
  siret: string
} => ({
  ...row,
  nom: row.nom ?? '',
  siret: row.siret ?? '',
  coproprietes: row.coproprietes ?? 0,
  ferme: ferme ?? false,
  repriseOuverte: ouverte ?? false,
})

/** A firm. Throws `introuvable`. */
export const lireCabinetDeReprise = async (tx: Pick<Tx, 'sql'>, id: number) => {
  const [row] = await tx.sql(PAR_ID, [id])
  if (!row) throw new RegisterError('introuvable')
  return versCabinet(row)
}

/**
 * The firm of this SIRET, held, null for none. It is read once it is held: of two requests at once, the
 * second sees the first.
 */
export const tenirCedant = async (tx: Tx, siret: string) => {
  const [tenu] = await tx.sql(
    `select id from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update`,
    [siret],
  )
  return tenu ? lireCabinetDeReprise(tx, tenu.id) : null
}

/** Names and SIRETs of firms. */
export const nommerCabinets = (tx: Pick<Tx, 'sql'>, ids: readonly number[]) =>
  tx.sql(
    `select t.id, ${NOM_DECLARANT('t')} as nom, coalesce(t.siret, '') as siret from teledeclarant t where t.id = any($1::int[])`,
    [ids],
  )

/** Writes a request; null where the firm has too many that wait. */
export const insererReprise = async (
  tx: Tx,
  r: {
    repreneurId: number
    cedantId: number
    session: Session
    modalite: Ctx['modalite']
    nom: string
    coproprietes: number
    documentId: string
    max: number
  },
): Promise<number | null> => {
  await takeTurn(tx, `reprises:${r.repreneurId}`)
  const [row] = await tx.sql(
    `insert into portefeuille (teledeclarant_id, utilisateur_id, original_id, modalite, nom, nb_lignes, cree_le, cedant_id, document_id)
     select $1, $2, $3, $4, $5, $6, maintenant(), $7, $8 where (select count(*) from portefeuille where teledeclarant_id = $1 and cedant_id is not null and etat in ${OUVERTES}) < $9 returning id`,
    [
      r.repreneurId,
      r.session.utilisateurId,
      r.session.originalId,
      r.modalite,
      r.nom,
      r.coproprietes,
      r.cedantId,
      r.documentId,
      r.max,
    ],
  )
  return row?.id ?? null
}

/** A request on this firm, held, and whether its proof is known to be safe. Throws `introuvable`. */
export const tenirReprise = async (tx: Tx, id: number, cedantId: number) => {
  const [row] = await tx.sql(
    `select p.id, p.etat, p.teledeclarant_id, coalesce(d.etat_analyse = 'SAFE', false) as saine
     from portefeuille p left join document d on d.id = p.document_id where p.id = $1 and p.cedant_id = $2 for update of p`,
    [id, cedantId],
  )
  if (!row) throw new RegisterError('introuvable')
  return { ...row, cedant_id: cedantId, saine: row.saine ?? false }
}

/** Hands over every co-ownership that the firm holds now; gives how many. */
export const lancerReprise = async (tx: Tx, id: number, cedantId: number): Promise<number> => {
  const lignes = await tx.sql(
    `insert into portefeuille_ligne (portefeuille_id, ligne, saisie, numero, copropriete_id, nom, etat)
     select $1, row_number() over (order by c.id), '{}'::jsonb, coalesce(c.numero_immatriculation, ''), c.id, coalesce(nullif(c.nom, ''), c.adresse_principale), 'A_DEPOSER'
     from copropriete c where c.id in ${TENUES('$2')} returning ligne`,
    [id, cedantId],
  )
  await tx.sql(
    `update portefeuille set etat = 'EN_COURS', soumis_le = maintenant(), nb_lignes = $2 where id = $1`,
    [id, lignes.length],
  )
  return lignes.length
}

/** The latest request on a firm that was neither refused nor given up, as a keeper reads it. */
export const lireRepriseDe = async (db: Pick<Db, 'query'>, cedantId: number) =>
  (
    await db.query(
      `select p.id, p.etat, p.teledeclarant_id, ${NOM_DECLARANT('t')} as nom, coalesce(t.siret, '') as siret, p.document_id, coalesce(d.nom, '') as nom_document, coalesce(d.etat_analyse = 'SAFE', false) as saine,
         p.cree_le, p.termine_le, p.nb_lignes, (select count(*)::int from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'DEPOSEE') as faites,
         (select count(*)::int from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'REFUSEE') as laissees
       from portefeuille p join teledeclarant t on t.id = p.teledeclarant_id left join document d on d.id = p.document_id
       where p.cedant_id = $1 and p.etat <> 'ANNULE' order by p.id desc limit 1`,
      [cedantId],
    )
  )[0] ?? null
