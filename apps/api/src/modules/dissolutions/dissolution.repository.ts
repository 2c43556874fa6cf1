import type { Db, Tx } from '@registre/db'
import type {
  FaitGenerateur,
  IsoDate,
  MotifDissolution,
  StatutDissolution,
  TypeJustificatifDissolution,
} from '@registre/domain'
import { NOM_DECLARANT } from '../coproprietes/copropriete.repository.ts'

export interface DissolutionRow {
  id: number
  copropriete_id: number
  motif: MotifDissolution
  autre: string
  fait_generateur: FaitGenerateur
  date_fait_generateur: IsoDate
  date_effet: IsoDate | null
  type_justif: TypeJustificatifDissolution
  statut: StatutDissolution
  document_id: string | null
  nom_document: string
  document_teledeclarant_id: number | null
  demande_par_id: number | null
  par_teneur: boolean
  declarant: string
  cree_le: Date
  demande_id: number | null
  teledeclarant_id: number | null
}

/**
 * The latest dissolution of a co-ownership with its request and its author; undefined when none was
 * ever declared.
 */
export const trouverDissolution = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
): Promise<DissolutionRow | undefined> =>
  (
    await db.query<DissolutionRow>(
      `select x.id, x.copropriete_id, x.motif, x.autre, x.fait_generateur, x.date_fait_generateur, x.date_effet, x.type_justif, x.statut, x.document_id,
       coalesce(f.nom, '') as nom_document, f.teledeclarant_id as document_teledeclarant_id, x.demande_par_id,
       (u.id is not null and u.teledeclarant_id is null) as par_teneur,
       case when u.id is not null and u.teledeclarant_id is null then 'Teneur du registre' else ${NOM_DECLARANT('t')} end as declarant,
       x.cree_le, d.id as demande_id, d.teledeclarant_id
     from dissolution x left join document f on f.id = x.document_id left join utilisateur u on u.id = x.demande_par_id
     left join lateral (select id, teledeclarant_id from demande d where d.copropriete_id = x.copropriete_id and d.type = 'DISSOLUTION' order by id desc limit 1) d on true
     left join teledeclarant t on t.id = d.teledeclarant_id
     where x.copropriete_id = $1 order by x.id desc limit 1`,
      [coproprieteId],
      { name: 'dissolution-derniere', byKey: true },
    )
  )[0]

/** Account that declared the dissolution of request `alias`; null for a request of another kind. */
export const AUTEUR_DISSOLUTION = (alias: string): string =>
  `(select x.demande_par_id from dissolution x where ${alias}.type = 'DISSOLUTION' and x.copropriete_id = ${alias}.copropriete_id order by x.id desc limit 1)`

export interface ADissoudreRow {
  id: number
  version: number
  numero: string | null
  nom: string
  adresse: string
  date_reglement: IsoDate | null
}

/** What the form shows of the co-ownership, beside what the policies ask. */
export const lireADissoudre = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<ADissoudreRow | undefined> =>
  (
    await db.query<ADissoudreRow>(
      `select id, version, numero_immatriculation as numero, nom, adresse_principale as adresse, date_reglement from copropriete where id = $1`,
      [id],
    )
  )[0]

/**
 * The proof that a person names: a clean file of its own establishment (of the keepers, for a
 * keeper).
 */
export const justificatifDissolutionAcceptable = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  teledeclarantId: number | null,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from document where id = $1 and teledeclarant_id is not distinct from $2 and type = 'JUSTIFICATIF_DISSOLUTION' and etat_analyse <> 'INFECTED'
         and not exists (select 1 from dissolution x where x.document_id = document.id and x.statut in ('A_VALIDER', 'VALIDEE'))`,
      [documentId, teledeclarantId],
    )
  ).length > 0

export interface NouvelleDissolution {
  coproprieteId: number
  motif: string
  autre: string
  faitGenerateur: string
  dateFaitGenerateur: IsoDate
  dateEffet: IsoDate
  typeJustif: string
  documentId: string
  demandeParId: number
}

export const insererDissolution = async (
  tx: Pick<Tx, 'sql'>,
  d: NouvelleDissolution,
): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into dissolution (copropriete_id, motif, autre, fait_generateur, date_fait_generateur, date_effet, type_justif, document_id, demande_par_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      d.coproprieteId,
      d.motif,
      d.autre,
      d.faitGenerateur,
      d.dateFaitGenerateur,
      d.dateEffet,
      d.typeJustif,
      d.documentId,
      d.demandeParId,
    ],
  )
  if (!row) throw new Error('the dissolution was not inserted')
  return row.id
}

export interface NouvelleDemandeDissolution {
  coproprieteId: number
  teledeclarantId: number
  profilDemandeur: string
  echeance: IsoDate
  etatPrecedent: string
}

/** Its item of the keepers' queue: it keeps the state that a refusal gives back. */
export const insererDemandeDissolution = async (
  tx: Pick<Tx, 'sql'>,
  d: NouvelleDemandeDissolution,
): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into demande (type, copropriete_id, teledeclarant_id, profil_demandeur, echeance, etat_precedent)
     values ('DISSOLUTION', $1, $2, $3, $4, $5::etat_copropriete) returning id`,
    [d.coproprieteId, d.teledeclarantId, d.profilDemandeur, d.echeance, d.etatPrecedent],
  )
  if (!row) throw new Error('the request was not inserted')
  return row.id
}

/** Closes the dissolution that awaits a decision. Throws nothing: the request decides. */
export const cloreDissolution = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  statut: 'REFUSEE' | 'ANNULEE',
): Promise<void> => {
  await tx.sql(
    `update dissolution set statut = $2 where copropriete_id = $1 and statut = 'A_VALIDER'`,
    [coproprieteId, statut],
  )
}

/**
 * Addresses of the syndics with a mandate in force, to come or expired: those who must know.
 * `sauf`: the establishment already told.
 */
export const courrielsSyndics = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  sauf: number | null = null,
): Promise<string[]> =>
  (
    await tx.sql<{ email: string }>(
      `select distinct t.rep_email as email from mandat m join teledeclarant t on t.id = m.teledeclarant_id
       where m.copropriete_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and t.rep_email <> '' and m.teledeclarant_id is distinct from $2 order by 1`,
      [coproprieteId, sauf],
    )
  ).map((r) => r.email)

/** Where to write to an account. */
export const emailDe = async (tx: Pick<Tx, 'sql'>, utilisateurId: number): Promise<string> =>
  (
    await tx.sql<{ email: string }>(`select email from utilisateur where id = $1`, [utilisateurId])
  )[0]?.email ?? ''
