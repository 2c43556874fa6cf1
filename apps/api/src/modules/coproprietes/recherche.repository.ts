import { type Db, nomDeRequete } from '@registre/db'
import { type Acteur, type EtatCopropriete, ETATS_NUMEROTES, isNotaire } from '@registre/domain'
import { DISSOLVANTS, MANDAT_A_VENIR, NOM_DECLARANT, PREDECESSEURS, SYNDICS } from './copropriete.repository.ts'
import { conditionTexte, type CritereTexte, type FiltreEcran } from './recherche.criteres.ts'
import { aMettreAJour, type Place, rattachees, visibles } from './visibilite.ts'

export interface Criteres {
  texte: CritereTexte | null
  etats: readonly EtatCopropriete[] | null
  filtre: FiltreEcran
  dateDebutMandat: string | null
  dateFinMandat: string | null
  /** First day of the running year: the annual updates before it are to be made again. */
  debutAnnee: string
  /** A registered number that the caller may see although it is none of its own (a notary's check). */
  numeroOuvert: boolean
}

export interface LigneRow {
  id: number
  numero_immatriculation: string | null
  nom: string
  adresse_principale: string
  etat: EtatCopropriete
  teledeclarant_id: number | null
  teledeclarant: string
  auteur_teledeclarant_id: number
  nb_lots: number | null
  nb_batiments: number
  date_fin_mandat: string | null
  maj_annuelle: boolean
  geolocalisee: boolean
  syndics: number[]
  predecesseurs: number[]
  mandat_a_venir: boolean
  brouillon_id: number | null
  date_dissolution: string | null
  remplacee_par: string | null
  dissolvants: number[]
}

/** Columns that a list may be sorted by. */
export const TRIS: Readonly<Record<string, string>> = {
  nom: 'nom_normalise collate "C"',
  numeroImmatriculation: 'numero_immatriculation',
  adressePrincipale: 'adresse_principale',
  statutCopropriete: 'etat',
  statutRattachement: 'etat',
  nombreLots: 'nb_lots',
  nombreBatiments: 'nb_batiments',
  dateFinMandat: 'date_fin_mandat',
  majAnnuelle: 'date_derniere_maj_annuelle',
}

/** Longest count: beyond it, a search says that there are more. */
export const COMPTE_MAX = 10_000

const MAJ_FAITE = (jour: string): string => `(c.date_derniere_maj_annuelle >= ${jour}::date or c.date_immatriculation >= ${jour}::date)`

const mandatEntre = (place: Place, c: Criteres): string =>
  `exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')
    ${c.dateDebutMandat ? `and m.date_debut >= ${place(c.dateDebutMandat)}::date` : ''} ${c.dateFinMandat ? `and m.date_fin <= ${place(c.dateFinMandat)}::date` : ''})`

/**
 * States in which a request is pending, always. The state is in no index, so that a transition touches none (migration
 * copropriete_etat_hors_index): a search of these rare states alone starts from the open requests instead of walking the register.
 */
const ETATS_EN_DEMANDE: ReadonlySet<EtatCopropriete> = new Set([
  'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
  'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
  'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
  'DISSOLUTION_A_VALIDER',
  'DISSOLUTION_EN_COURS_DE_VALIDATION',
])
const enDemande = (etats: readonly EtatCopropriete[] | null): boolean => etats !== null && etats.length > 0 && etats.every((etat) => ETATS_EN_DEMANDE.has(etat))

const conditions = (place: Place, acteur: Acteur, c: Criteres): string => {
  const { filtre } = c
  const tenant = acteur.teledeclarantId
  const miennes = visibles(place, acteur)
  // A notary is attached to nothing: its own dossiers are what it filed.
  const attache = tenant !== null && !isNotaire(acteur.profil)
  return [
    c.numeroOuvert ? `((${miennes}) or c.etat = any(${place(ETATS_NUMEROTES)}::etat_copropriete[]))` : miennes,
    // A deleted dossier shows only to who asks for it by its state.
    ...(c.etats ? [`c.etat = any(${place(c.etats)}::etat_copropriete[])`] : [`c.etat <> 'SUPPRIMEE'`]),
    ...(filtre.etats ? [`c.etat = any(${place(filtre.etats)}::etat_copropriete[])`] : []),
    ...(enDemande(c.etats) || enDemande(filtre.etats)
      ? [`c.id in (select copropriete_id from demande where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))`]
      : []),
    ...(filtre.rattachees && attache ? [`c.id in ${rattachees(place, tenant)}`] : []),
    ...(filtre.aMettreAJour && attache ? [`c.id in ${aMettreAJour(place, tenant)}`] : []),
    ...(filtre.nonRattachees && attache ? [`c.id not in ${rattachees(place, tenant)}`] : []),
    ...(filtre.syndicCourant && attache ? [`c.teledeclarant_id = ${place(tenant)}`] : []),
    ...(filtre.sansMandatAVenir ? [`not ${MANDAT_A_VENIR}`] : []),
    ...(filtre.majAFaire ? [`not coalesce(${MAJ_FAITE(place(c.debutAnnee))}, false)`] : []),
    ...(filtre.nonGeolocalisees ? ['not c.geolocalisee'] : []),
    ...(c.dateDebutMandat || c.dateFinMandat ? [mandatEntre(place, c)] : []),
    ...(c.texte ? [conditionTexte(place, c.texte)] : []),
  ].join(' and ')
}

const parametres = (): { params: unknown[]; place: Place } => {
  const params: unknown[] = []
  return { params, place: (value) => `$${params.push(value)}` }
}

/** How many rows match, counted up to one more than COMPTE_MAX. */
export const compterCoproprietes = async (db: Db, acteur: Acteur, criteres: Criteres): Promise<number> => {
  const { params, place } = parametres()
  const where = conditions(place, acteur, criteres)
  const [row] = await db.read<{ n: number }>(`select count(*)::int as n from (select 1 from copropriete c where ${where} limit ${COMPTE_MAX + 1}) x`, params)
  return row?.n ?? 0
}

export interface Page {
  tri: string
  descendant: boolean
  limite: number
  depart: number
}

const COLONNES = (
  jour: string,
): string => `c.id, c.numero_immatriculation, c.nom, c.adresse_principale, c.etat, c.teledeclarant_id, ${NOM_DECLARANT('t')} as teledeclarant,
  c.auteur_teledeclarant_id, c.nb_lots, c.nb_batiments, c.date_fin_mandat, coalesce(${MAJ_FAITE(jour)}, false) as maj_annuelle, c.geolocalisee, ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs, ${DISSOLVANTS} as dissolvants, ${MANDAT_A_VENIR} as mandat_a_venir, c.date_dissolution,
  (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par,
  (select max(d.id) from declaration d where d.copropriete_id = c.id and d.etat = 'BROUILLON') as brouillon_id`

/** Sorted in memory, those without a name come last in both directions; in the order of the index, they cannot. */
const ordreDe = (page: Page, enMemoire: boolean): string => {
  const colonne = TRIS[page.tri] ?? TRIS['nom']
  const sansNom = enMemoire && colonne === TRIS['nom'] ? `(c.nom_normalise = ''), ` : ''
  return `order by ${sansNom}c.${colonne} ${page.descendant ? 'desc' : 'asc'}, c.id`
}

/**
 * One page of rows. A narrow result (`total` within the cap) is gathered first and sorted in memory; a wide one is read
 * in the order of the index and stopped early. Left alone, the planner walks the whole register for a rare name.
 */
export const lireCoproprietes = (db: Db, acteur: Acteur, criteres: Criteres, total: number, page: Page): Promise<LigneRow[]> => {
  const { params, place } = parametres()
  const where = conditions(place, acteur, criteres)
  const jour = place(criteres.debutAnnee)
  const ordre = ordreDe(page, total <= COMPTE_MAX)
  const tranche = `${ordre} limit ${place(page.limite)} offset ${place(page.depart)}`
  const source =
    total <= COMPTE_MAX
      ? `with trouvees as materialized (select c.* from copropriete c where ${where}), page as (select c.* from trouvees c ${tranche})`
      : `with page as materialized (select c.* from copropriete c where ${where} ${tranche})`
  return db.read<LigneRow>(`${source} select ${COLONNES(jour)} from page c left join teledeclarant t on t.id = c.teledeclarant_id ${ordre}`, params)
}

/**
 * One page and the total of an establishment's own portfolio, in one statement: it is small, found by equality reads.
 * Prepared by its shape, unless a text is searched (a prepared LIKE may fall to a bad generic plan).
 */
export const lirePortefeuille = async (db: Db, acteur: Acteur, criteres: Criteres, page: Page): Promise<{ total: number; rows: LigneRow[] }> => {
  const { params, place } = parametres()
  const where = conditions(place, acteur, criteres)
  const jour = place(criteres.debutAnnee)
  const text = `with trouvees as materialized (select c.* from copropriete c where ${where} limit ${COMPTE_MAX + 1}),
      page as (select c.*, (select count(*)::int from trouvees) as total from trouvees c ${ordreDe(page, true)} limit ${place(page.limite)} offset ${place(page.depart)})
    select ${COLONNES(jour)}, c.total from page c left join teledeclarant t on t.id = c.teledeclarant_id ${ordreDe(page, true)}`
  const rows = await db.read<LigneRow & { total: number }>(text, params, criteres.texte ? {} : { name: nomDeRequete('portefeuille', text) })
  return { total: rows[0]?.total ?? (page.depart === 0 ? 0 : await compterCoproprietes(db, acteur, criteres)), rows }
}
