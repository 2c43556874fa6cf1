import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  ETATS_LIGNE,
  type EtatLigne,
  type EtatPortefeuille,
  type FieldError,
  type LigneBrute,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import type { Sql } from '../declarations/declaration.repository.ts'

export type PortefeuilleVu = HandlerOutput<(typeof contract)['lirePortefeuille']>['portefeuille']
export type LigneVue = HandlerOutput<
  (typeof contract)['listerLignesPortefeuille']
>['lignes'][number]

export interface PortefeuilleRow {
  id: number
  teledeclarant_id: number
  utilisateur_id: number
  original_id: number | null
  jeton_id: number | null
  modalite: Ctx['modalite']
  nom: string
  etat: EtatPortefeuille
  nb_lignes: number
  cree_le: Date
  soumis_le: Date | null
  termine_le: Date | null
  par: string
  comptes: Partial<Record<EtatLigne, number>> | null
}

const SELECT = `select p.*, coalesce(trim(u.prenom || ' ' || u.nom), '') as par,
    (select json_object_agg(x.etat, x.n) from (select l.etat, count(*)::int as n from portefeuille_ligne l where l.portefeuille_id = p.id group by l.etat) x) as comptes
  from portefeuille p join utilisateur u on u.id = p.utilisateur_id`

export const versPortefeuille = (row: PortefeuilleRow): PortefeuilleVu => ({
  id: row.id,
  nom: row.nom,
  etat: row.etat,
  nbLignes: row.nb_lignes,
  comptes: Object.fromEntries(
    ETATS_LIGNE.map((etat) => [etat, row.comptes?.[etat] ?? 0]),
  ) as PortefeuilleVu['comptes'],
  par: row.par,
  creeLe: row.cree_le.toISOString(),
  soumisLe: row.soumis_le?.toISOString() ?? null,
  termineLe: row.termine_le?.toISOString() ?? null,
})

/** A portfolio of this establishment, or null. */
export const trouverPortefeuille = async (
  db: Sql,
  id: number,
  teledeclarantId: number,
): Promise<PortefeuilleRow | null> =>
  (
    await db.sql<PortefeuilleRow>(`${SELECT} where p.id = $1 and p.teledeclarant_id = $2`, [
      id,
      teledeclarantId,
    ])
  )[0] ?? null

/** The latest portfolios of an establishment. */
export const derniersPortefeuilles = (
  db: Sql,
  teledeclarantId: number,
): Promise<PortefeuilleRow[]> =>
  db.sql<PortefeuilleRow>(`${SELECT} where p.teledeclarant_id = $1 order by p.id desc limit 30`, [
    teledeclarantId,
  ])

/** Holds a portfolio until the transaction ends; null when it is not this establishment's. */
export const tenirPortefeuille = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
): Promise<EtatPortefeuille | null> =>
  (
    await tx.sql<{ etat: EtatPortefeuille }>(
      `select etat from portefeuille where id = $1 and teledeclarant_id = $2 for update`,
      [id, teledeclarantId],
    )
  )[0]?.etat ?? null

export interface NouvelleLigne {
  ligne: number
  saisie: LigneBrute
  numero: string
  coproprieteId: number | null
  nom: string
  etat: EtatLigne
  erreurs: readonly FieldError[]
  aConfirmer: readonly FieldError[]
}

export interface NouveauPortefeuille {
  teledeclarantId: number
  utilisateurId: number
  originalId: number | null
  modalite: Ctx['modalite']
  nom: string
  lignes: readonly NouvelleLigne[]
  /** Most portfolios of an establishment that wait for their filing. */
  max: number
}

/** Writes a checked portfolio; gives its identifier, null when too many wait already. */
export const insererPortefeuille = async (
  tx: Tx,
  p: NouveauPortefeuille,
): Promise<number | null> => {
  // Two that come together are counted one after the other.
  await tx.sql(`select 1 from teledeclarant where id = $1 for no key update`, [p.teledeclarantId])
  const [row] = await tx.sql<{ id: number }>(
    `insert into portefeuille (teledeclarant_id, utilisateur_id, original_id, modalite, nom, nb_lignes)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from portefeuille where teledeclarant_id = $1 and etat in ('CONTROLE', 'EN_COURS')) < $7 returning id`,
    [p.teledeclarantId, p.utilisateurId, p.originalId, p.modalite, p.nom, p.lignes.length, p.max],
  )
  if (!row) return null
  await tx.sql(
    `insert into portefeuille_ligne (portefeuille_id, ligne, saisie, numero, copropriete_id, nom, etat, erreurs, a_confirmer)
     select $1, x.* from unnest($2::int[], $3::jsonb[], $4::text[], $5::int[], $6::text[], $7::text[], $8::jsonb[], $9::jsonb[]) as x`,
    [
      row.id,
      p.lignes.map((l) => l.ligne),
      p.lignes.map((l) => JSON.stringify(l.saisie)),
      p.lignes.map((l) => l.numero),
      p.lignes.map((l) => l.coproprieteId),
      p.lignes.map((l) => l.nom),
      p.lignes.map((l) => l.etat),
      p.lignes.map((l) => JSON.stringify(l.erreurs)),
      p.lignes.map((l) => JSON.stringify(l.aConfirmer)),
    ],
  )
  return row.id
}

export interface LigneRow {
  ligne: number
  saisie: LigneBrute
  numero: string
  copropriete_id: number | null
  nom: string
  etat: EtatLigne
  erreurs: FieldError[]
  a_confirmer: FieldError[]
  confirmations: string[]
  declaration_id: number | null
  traitee_le: Date | null
}

/** Rows of a portfolio, in order: those of one state or all. */
export const lireLignes = (
  db: Sql,
  id: number,
  { etat, saut = 0, max }: { etat?: EtatLigne | undefined; saut?: number; max: number },
): Promise<LigneRow[]> =>
  db.sql<LigneRow>(
    `select ligne, saisie, numero, copropriete_id, nom, etat, erreurs, a_confirmer, confirmations, declaration_id, traitee_le
     from portefeuille_ligne where portefeuille_id = $1 and ($2::text is null or etat = $2) order by ligne offset $3 limit $4`,
    [id, etat ?? null, saut, max],
  )

/**
 * The confirmable rules that the rows of a portfolio ask, each with one of its sentences and its
 * rows.
 */
export const reglesAConfirmer = (
  db: Sql,
  id: number,
): Promise<{ code: string; exemple: string; lignes: number[] }[]> =>
  db.sql(
    `select e ->> 'code' as code, min(e ->> 'message') as exemple, array_agg(distinct l.ligne order by l.ligne) as lignes
     from portefeuille_ligne l cross join jsonb_array_elements(l.a_confirmer) e where l.portefeuille_id = $1 and l.etat = 'A_CONFIRMER' group by 1 order by 1`,
    [id],
  )
