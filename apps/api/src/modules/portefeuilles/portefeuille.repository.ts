import type { contract, HandlerOutput } from '@registre/contract'
import type { Db, RowOf, Tx } from '@registre/db'
import {
  ETATS_LIGNE,
  type EtatLigne,
  type EtatPortefeuille,
  type FieldError,
  type LigneBrute,
  tableOf,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'

export type PortefeuilleVu = HandlerOutput<(typeof contract)['lirePortefeuille']>['portefeuille']
export type LigneVue = HandlerOutput<
  (typeof contract)['listerLignesPortefeuille']
>['lignes'][number]

const SELECT = `select p.*, coalesce(trim(u.prenom || ' ' || u.nom), '') as par,
    (select json_object_agg(x.etat, x.n) from (select l.etat, count(*)::int as n from portefeuille_ligne l where l.portefeuille_id = p.id group by l.etat) x) as comptes_portefeuille
  from portefeuille p join utilisateur u on u.id = p.utilisateur_id`
const TROUVER = `${SELECT} where p.id = $1 and p.teledeclarant_id = $2` as const
export type PortefeuilleRow = RowOf<typeof TROUVER>

export const versPortefeuille = (row: PortefeuilleRow): PortefeuilleVu => ({
  id: row.id,
  nom: row.nom,
  etat: row.etat,
  nbLignes: row.nb_lignes,
  comptes: tableOf(ETATS_LIGNE, (etat) => row.comptes_portefeuille?.[etat] ?? 0),
  par: row.par,
  creeLe: row.cree_le.toISOString(),
  soumisLe: row.soumis_le?.toISOString() ?? null,
  termineLe: row.termine_le?.toISOString() ?? null,
})

/** A portfolio of this establishment, or null. */
export const trouverPortefeuille = async (
  db: Pick<Tx, 'sql'>,
  id: number,
  teledeclarantId: number,
): Promise<PortefeuilleRow | null> => (await db.sql(TROUVER, [id, teledeclarantId]))[0] ?? null

/** The latest portfolios of an establishment. */
export const derniersPortefeuilles = (
  db: Pick<Tx, 'sql'>,
  teledeclarantId: number,
): Promise<PortefeuilleRow[]> =>
  db.sql(`${SELECT} where p.teledeclarant_id = $1 order by p.id desc limit 30`, [teledeclarantId])

/** Holds a portfolio until the transaction ends; null when it is not this establishment's. */
export const tenirPortefeuille = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
): Promise<EtatPortefeuille | null> =>
  (
    await tx.sql(
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
  sousAccord: boolean
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
  const [row] = await tx.sql(
    `insert into portefeuille (teledeclarant_id, utilisateur_id, original_id, modalite, nom, nb_lignes, cree_le)
     select $1, $2, $3, $4, $5, $6, maintenant() where (select count(*) from portefeuille where teledeclarant_id = $1 and etat in ('CONTROLE', 'EN_COURS')) < $7 returning id`,
    [p.teledeclarantId, p.utilisateurId, p.originalId, p.modalite, p.nom, p.lignes.length, p.max],
  )
  if (!row) return null
  await tx.sql(
    `insert into portefeuille_ligne (portefeuille_id, ligne, saisie, numero, copropriete_id, nom, etat, erreurs, a_confirmer, sous_accord)
     select $1, x.ligne, x.saisie, x.numero, nullif(x.copropriete_id, 0), x.nom, x.etat, x.erreurs, x.a_confirmer, x.sous_accord
     from unnest($2::int[], $3::jsonb[], $4::text[], $5::int[], $6::text[], $7::text[], $8::jsonb[], $9::jsonb[], $10::boolean[]) as x(ligne, saisie, numero, copropriete_id, nom, etat, erreurs, a_confirmer, sous_accord)`,
    [
      row.id,
      p.lignes.map((l) => l.ligne),
      p.lignes.map((l) => JSON.stringify(l.saisie)),
      p.lignes.map((l) => l.numero),
      p.lignes.map((l) => l.coproprieteId ?? 0),
      p.lignes.map((l) => l.nom),
      p.lignes.map((l) => l.etat),
      p.lignes.map((l) => JSON.stringify(l.erreurs)),
      p.lignes.map((l) => JSON.stringify(l.aConfirmer)),
      p.lignes.map((l) => l.sousAccord),
    ],
  )
  return row.id
}

const LIRE_LIGNES = `select ligne, saisie, numero, copropriete_id, nom, etat, sous_accord, erreurs, a_confirmer, confirmations, declaration_id, traitee_le
  from portefeuille_ligne where portefeuille_id = $1 and ($2::text is null or etat = $2) order by ligne offset $3 limit $4`
export type LigneRow = RowOf<typeof LIRE_LIGNES>

/** Rows of a portfolio, in order: those of one state or all. */
export const lireLignes = (
  db: Pick<Tx, 'sql'>,
  id: number,
  { etat, saut = 0, max }: { etat?: EtatLigne | undefined; saut?: number; max: number },
): Promise<LigneRow[]> => db.sql(LIRE_LIGNES, [id, etat ?? null, saut, max])

const REGLES_A_CONFIRMER = `select coalesce(e ->> 'code', '') as code, coalesce(min(e ->> 'message'), '') as exemple, array_agg(distinct l.ligne order by l.ligne) as lignes
  from portefeuille_ligne l cross join jsonb_array_elements(l.a_confirmer) e where l.portefeuille_id = $1 and l.etat = 'A_CONFIRMER' group by 1 order by 1`

/**
 * The confirmable rules that the rows of a portfolio ask, each with one of its sentences and its
 * rows.
 */
export const reglesAConfirmer = (
  db: Pick<Tx, 'sql'>,
  id: number,
): Promise<RowOf<typeof REGLES_A_CONFIRMER>[]> => db.sql(REGLES_A_CONFIRMER, [id])

const LIRE_BRUT = 'select * from portefeuille where id = $1'
/** A portfolio without what is counted of its rows. */
export type PortefeuilleBrut = RowOf<typeof LIRE_BRUT>

export const lirePortefeuilleBrut = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<PortefeuilleBrut | undefined> => (await db.query(LIRE_BRUT, [id]))[0]

/** Hands a portfolio over to the register, in the name of who submits it. */
export const lancerPortefeuille = async (
  tx: Tx,
  p: {
    id: number
    etat: EtatPortefeuille
    utilisateurId: number
    originalId: number | null
    jetonId: number | null
    modalite: Ctx['modalite']
  },
): Promise<void> => {
  await tx.sql(
    `update portefeuille set etat = $2, soumis_le = maintenant(), utilisateur_id = $3, original_id = $4, modalite = $5, jeton_id = $6 where id = $1`,
    [p.id, p.etat, p.utilisateurId, p.originalId, p.modalite, p.jetonId],
  )
}

export const arreterPortefeuille = async (
  tx: Tx,
  id: number,
  etat: EtatPortefeuille,
): Promise<void> => {
  await tx.sql(`update portefeuille set etat = $2, termine_le = maintenant() where id = $1`, [
    id,
    etat,
  ])
}

/** Ends a running portfolio whose every row is settled; says whether it was this call. */
export const terminerPortefeuille = async (
  tx: Tx,
  id: number,
  etat: EtatPortefeuille,
): Promise<boolean> =>
  (
    await tx.sql(
      `update portefeuille p set etat = $2, termine_le = maintenant() where p.id = $1 and p.etat = 'EN_COURS'
         and not exists (select 1 from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'A_DEPOSER') returning id`,
      [id, etat],
    )
  ).length > 0
