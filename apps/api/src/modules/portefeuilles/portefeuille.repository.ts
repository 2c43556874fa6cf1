import type { contract, HandlerOutput } from '@registre/contract'
import { inserer, type RowOf, type Tx } from '@registre/db'
import {
  ETATS_LIGNE,
  type EtatLigne,
  type EtatPortefeuille,
  type FieldError,
  type LigneBrute,
  RegisterError,
  tableOf,
} from '@registre/domain'
import type { Ctx, Session } from '../../platform/context.ts'
import {
  COLONNES_PERSONNE,
  JOINTURES_PERSONNE,
  PERSONNE_OUVERTE,
} from '../../platform/session-store.ts'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'

export type PortefeuilleVu = HandlerOutput<(typeof contract)['lirePortefeuille']>['portefeuille']
export type LigneVue = HandlerOutput<
  (typeof contract)['listerLignesPortefeuille']
>['lignes'][number]

const SELECT =
  `select p.*, coalesce(trim(u.prenom || ' ' || u.nom), '') as par, case when u.supprime_le is null then u.email else '' end as courriel,
    ${NOM_DECLARANT('z')} as cedant, coalesce(z.siret, '') as cedant_siret,
    (select json_object_agg(x.etat, x.n) from (select l.etat, count(*)::int as n from portefeuille_ligne l where l.portefeuille_id = p.id group by l.etat) x) as comptes_portefeuille
  from portefeuille p join utilisateur u on u.id = p.utilisateur_id left join teledeclarant z on z.id = p.cedant_id` as const
const TROUVER =
  `${SELECT} where p.id = $1 and ($2::int is null or p.teledeclarant_id = $2)` as const
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
  cedant: row.cedant_id === null ? null : { nom: row.cedant ?? '', siret: row.cedant_siret ?? '' },
  motif: row.motif,
})

/** A portfolio of this establishment, or of any for the worker. Throws `introuvable`. */
export const lirePortefeuille = async (
  db: Pick<Tx, 'sql'>,
  id: number,
  teledeclarantId: number | null,
): Promise<PortefeuilleRow> => {
  const [row] = await db.sql(TROUVER, [id, teledeclarantId])
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** The latest portfolios of an establishment. */
export const derniersPortefeuilles = (
  db: Pick<Tx, 'sql'>,
  teledeclarantId: number,
): Promise<PortefeuilleRow[]> =>
  db.sql(`${SELECT} where p.teledeclarant_id = $1 order by p.id desc limit 30`, [teledeclarantId])

/** Holds a portfolio of this establishment until the transaction ends. Throws `introuvable`. */
export const tenirPortefeuille = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
): Promise<{ etat: EtatPortefeuille; cedant_id: number | null }> => {
  const [row] = await tx.sql(
    `select etat, cedant_id from portefeuille where id = $1 and teledeclarant_id = $2 for update`,
    [id, teledeclarantId],
  )
  if (!row) throw new RegisterError('introuvable')
  return row
}

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
  const lignes = p.lignes.map((l) => ({
    portefeuille_id: row.id,
    ligne: l.ligne,
    saisie: l.saisie,
    numero: l.numero,
    copropriete_id: l.coproprieteId,
    nom: l.nom,
    etat: l.etat,
    erreurs: l.erreurs,
    a_confirmer: l.aConfirmer,
    sous_accord: l.sousAccord,
  }))
  await inserer(tx, 'portefeuille_ligne', lignes)
  return row.id
}

const LIRE_LIGNES = `select ligne, saisie, numero, copropriete_id as "coproprieteId", nom, etat, sous_accord as "sousAccord", erreurs, a_confirmer as "aConfirmer", confirmations,
    declaration_id as "declarationId", traitee_le as "traiteeLe"
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

/** Hands a portfolio over to the register, in the name of who submits it. */
export const lancerPortefeuille = async (
  tx: Tx,
  id: number,
  { session: s, modalite }: { session: Session; modalite: Ctx['modalite'] },
): Promise<void> => {
  await tx.sql(
    `update portefeuille set etat = 'EN_COURS', soumis_le = maintenant(), utilisateur_id = $2, original_id = $3, modalite = $4, jeton_id = $5 where id = $1`,
    [id, s.utilisateurId, s.originalId, modalite, s.jetonId],
  )
}

/** Ends a portfolio that is held, or that runs and whose every row is settled; says whether it did. */
export const arreterPortefeuille = async (
  tx: Tx,
  id: number,
  etat: Extract<EtatPortefeuille, 'ANNULE' | 'TERMINE'>,
  motif = '',
): Promise<boolean> =>
  (
    await tx.sql(
      `update portefeuille p set etat = $2, termine_le = maintenant(), motif = $3 where p.id = $1 and ($2 = 'ANNULE' or (p.etat = 'EN_COURS'
         and not exists (select 1 from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'A_DEPOSER'))) returning id`,
      [id, etat, motif],
    )
  ).length > 0

const LIRE_AUTEUR =
  `select '' as id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, null as souvenir_serie,
    s.jeton_id, j.autorites as jeton_autorites, ${COLONNES_PERSONNE}
  from portefeuille s ${JOINTURES_PERSONNE} left join utilisateur o on o.id = s.original_id left join jeton_api j on j.id = s.jeton_id
  where s.id = $1 and u.teledeclarant_id = s.teledeclarant_id and ${PERSONNE_OUVERTE} and (s.original_id is null or (o.actif and o.supprime_le is null))
    and (s.jeton_id is null or j.revoque_le is null)` as const

/** The account that submitted a portfolio, and the rights of its token, while both may act. */
export const lireAuteur = (
  db: Pick<Tx, 'sql'>,
  portefeuilleId: number,
): Promise<RowOf<typeof LIRE_AUTEUR>[]> => db.sql(LIRE_AUTEUR, [portefeuilleId])
