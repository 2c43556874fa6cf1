import { compose, parametres, type Place, type RowOf, type Tx } from '@registre/db'
import {
  demandeOuverte,
  ETATS_DEMANDE_OUVERTE,
  type EtatDemande,
  type TypeDemande,
} from '@registre/domain'
import { conditionTexte, type CritereTexte } from '../coproprietes/recherche.criteres.ts'
import { RETIREES } from '../dossiers/copropriete.sql.ts'
import { DEMANDES_CHEZ_UN_TENEUR, TRAITABLE } from '../dossiers/demande.sql.ts'

export interface CriteresDemande {
  /** The request whose reference was typed, whatever the other criteria. */
  demandeId: number | null
  etats: readonly EtatDemande[]
  type: TypeDemande | null
  profil: string
  dateDu: string | null
  dateAu: string | null
  /** Late on this day; null: late or not. */
  horsDelaiLe: string | null
  assigneeA: number | null
  texte: CritereTexte | null
}

/** Longest count: beyond it, a search says that there are more. */
export const COMPTE_MAX = 10_000
const COMPTE_MAX_PLUS_UN = 10_001

/** Columns that a search may be sorted by, each down to one request: the order of an index. */
const TRIS: Readonly<Record<string, readonly string[]>> = {
  profilDemandeur: ['d.profil_demandeur', 'd.id'],
  deposeeLe: ['d.deposee_le', 'd.id'],
  echeance: ['d.echeance', 'd.id'],
  type: ['d.type', 'd.echeance', 'd.id'],
  nomCopropriete: ['c.nom_normalise collate "C"', 'c.id', 'd.id'],
  demandeur: ['t.raison_sociale', 't.id', 'd.id'],
  etat: ['d.etat', 'd.id'],
}

const DOSSIER = 'join copropriete c on c.id = d.copropriete_id'
const DEMANDEUR = 'join teledeclarant t on t.id = d.teledeclarant_id'
/** The requests, with what a text speaks of. */
const sourceDe = (texte: string): string =>
  `from demande d ${/\bc\./.test(texte) ? DOSSIER : ''} ${/\bt\./.test(texte) ? DEMANDEUR : ''}`

const SELECT = `select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as demandeur, d.copropriete_id, d.mandat_id, d.declaration_id,
    c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,
    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,
    coalesce((select jsonb_array_length(jsonb_path_query_array(l.verifications, '$[*] ? (@.resultat != "VERIFIE")')) from declaration l where l.id = d.declaration_id), 0) as non_verifiees`
const PERSONNES = `left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id`
/** The requests of some ranks, with what the queue shows of each. */
const lignes = <R extends string>(rangs: R) =>
  `with rangs as materialized (${rangs}) ${SELECT} from rangs r join demande d on d.id = r.id ${DOSSIER} ${DEMANDEUR} ${PERSONNES}` as const
const MODELE = lignes('select id from demande')
export type DemandeTrouvee = RowOf<typeof MODELE>
const compter = <S extends string>(source: S) =>
  `select count(*)::int as n from (select 1 ${source} limit ${COMPTE_MAX_PLUS_UN}) x` as const

const unParmi = (place: Place, colonne: string, type: string, valeurs: readonly string[]): string =>
  valeurs.length === 1
    ? `${colonne} = ${place(valeurs[0])}::${type}`
    : `${colonne} = any(${place(valeurs)}::${type}[])`

const conditions = (place: Place, c: CriteresDemande): string =>
  c.demandeId !== null ? `d.id = ${place(c.demandeId)}::int` : conditionsDites(place, c)

const conditionsDites = (place: Place, c: CriteresDemande): string =>
  [
    // One state as an equality, which lets an index give its order.
    unParmi(place, 'd.etat', 'etat_demande', c.etats),
    ...(c.etats.some(demandeOuverte)
      ? [`(${TRAITABLE} or d.etat <> all(${place(ETATS_DEMANDE_OUVERTE)}::etat_demande[]))`]
      : []),
    ...(c.type ? [`d.type = ${place(c.type)}::type_demande`] : []),
    ...(c.profil ? [`d.profil_demandeur = ${place(c.profil)}`] : []),
    ...(c.dateDu ? [`d.deposee_le >= ${place(c.dateDu)}::date`] : []),
    ...(c.dateAu ? [`d.deposee_le < ${place(c.dateAu)}::date + 1`] : []),
    ...(c.horsDelaiLe
      ? [`d.etat in ${DEMANDES_CHEZ_UN_TENEUR} and d.echeance < ${place(c.horsDelaiLe)}::date`]
      : []),
    ...(c.assigneeA !== null ? [`d.assignee_a_id = ${place(c.assigneeA)}`] : []),
    ...(c.texte ? [conditionTexte(place, c.texte)] : []),
  ].join(' and ')

/** Requests that a search finds, up to one more than COMPTE_MAX. */
export const compterDemandes = async (
  tx: Pick<Tx, 'sql'>,
  criteres: CriteresDemande,
): Promise<number> => {
  const { params, place } = parametres()
  const where = conditions(place, criteres)
  const [row] = await tx.sql(
    compose(compter('from demande d'), compter(`${sourceDe(where)} where ${where}`)),
    params,
  )
  return row?.n ?? 0
}

export interface Page {
  tri: string
  descendant: boolean
  limite: number
  depart: number
}

/**
 * One page of the queue. A narrow result (`total` within the cap) is gathered whole and sorted; a
 * wide one (years of decisions) is met in the order of an index and left early.
 */
export const lireDemandes = (
  tx: Pick<Tx, 'sql'>,
  criteres: CriteresDemande,
  total: number,
  page: Page,
): Promise<DemandeTrouvee[]> => {
  const { params, place } = parametres()
  const where = conditions(place, criteres)
  const cles = TRIS[page.tri] ?? ['d.profil_demandeur', 'd.id']
  const ordre = (alias: readonly string[]): string =>
    `order by ${alias.map((cle) => `${cle} ${page.descendant ? 'desc' : 'asc'}`).join(', ')}`
  const noms = cles.map((_, i) => `cle${i}`)
  const choisies = `select d.id, ${cles.map((cle, i) => `${cle} as cle${i}`).join(', ')} ${sourceDe(`${cles.join()} ${where}`)} where ${where}`
  const tranche = `limit ${place(page.limite)} offset ${place(page.depart)}`
  const rangs =
    total > COMPTE_MAX
      ? `${choisies} ${ordre(cles)} ${tranche}`
      : `select * from (${choisies} offset 0) x ${ordre(noms)} ${tranche}`
  return tx.sql(compose(MODELE, `${lignes(rangs)} ${ordre(noms.map((nom) => `r.${nom}`))}`), params)
}

/**
 * The oldest request of a type (null: any) that nobody holds at this instant and that is not
 * assigned to another keeper.
 */
export const plusAncienne = async (
  tx: Pick<Tx, 'sql'>,
  type: TypeDemande | null,
  maintenant: Date,
  teneurId: number,
): Promise<DemandeTrouvee | undefined> =>
  (
    await tx.sql(
      `${SELECT} from demande d ${DOSSIER} ${DEMANDEUR} ${PERSONNES}
       where c.etat not in ${RETIREES} and (d.etat = 'A_VALIDER' or (d.etat = 'EN_COURS' and d.verrou_jusqu_a < $2))
         and ($1::text is null or d.type::text = $1) and (d.assignee_a_id is null or d.assignee_a_id = $3) order by d.deposee_le, d.id limit 1`,
      [type, maintenant, teneurId],
    )
  )[0]
