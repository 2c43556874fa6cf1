import { type Place } from '@registre/db'
import {
  type EtatCopropriete,
  ETATS_COPROPRIETE,
  ETATS_NUMEROTES,
  isNotaire,
  isTeneur,
} from '@registre/domain'
import { MANDAT_A_VENIR } from '../dossiers/copropriete.sql.ts'
import { conditionTexte, type CritereTexte, type FiltreEcran } from './recherche.criteres.ts'
import { aMettreAJour, rattachees } from '../dossiers/regard.sql.ts'
import { type LecteurDeListe, visibles } from './visibilite.sql.ts'
import { MANDATS_ACTIFS } from '../dossiers/mandat.sql.ts'

export interface Criteres {
  texte: CritereTexte | null
  etats: readonly EtatCopropriete[] | null
  filtre: FiltreEcran
  dateDebutMandat: string | null
  dateFinMandat: string | null
  /** The declarant whose mandate it is. */
  mandatDe: number | null
  /** First day of the running year: the annual updates before it are to be made again. */
  debutAnnee: string
  /**
   * A registered number that the caller may see although it is none of its own (a notary's check).
   */
  numeroOuvert: boolean
}

export const MAJ_FAITE = <J extends string>(jour: J) =>
  `(c.date_derniere_maj_annuelle >= ${jour}::date or c.date_immatriculation >= ${jour}::date)` as const

/** A mandate of somebody, between these days: their indexes give them by themselves. */
const mandatCherche = (place: Place, c: Criteres): string =>
  `c.id in (select m.copropriete_id from mandat m where m.etat in ${MANDATS_ACTIFS}
    ${c.dateDebutMandat ? `and m.date_debut >= ${place(c.dateDebutMandat)}::date` : ''} ${c.dateFinMandat ? `and m.date_fin <= ${place(c.dateFinMandat)}::date` : ''}
    ${c.mandatDe === null ? '' : `and m.teledeclarant_id = ${place(c.mandatDe)}`})`

/**
 * The states that nearly all co-ownerships have; who has another one is in `copropriete_etat_rare`,
 * which its trigger keeps.
 */
export const ETATS_COURANTS: ReadonlySet<EtatCopropriete> = new Set([
  'BROUILLON',
  'IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE',
])

/**
 * The states that a keeper's search can find: drafts are never a keeper's, a deleted dossier shows
 * only to who asks for it.
 */
export const etatsTrouvables = ({ etats, filtre }: Criteres): readonly EtatCopropriete[] =>
  (etats ?? ETATS_COPROPRIETE.filter((etat) => etat !== 'SUPPRIMEE')).filter(
    (etat) => etat !== 'BROUILLON' && (filtre.etats?.includes(etat) ?? true),
  )

/** The states that a keeper’s search can find, when all of them are rare; null otherwise. */
export const etatsRares = (
  acteur: LecteurDeListe,
  criteres: Criteres,
): readonly EtatCopropriete[] | null => {
  const etats = etatsTrouvables(criteres)
  return isTeneur(acteur.profil) && etats.every((etat) => !ETATS_COURANTS.has(etat)) ? etats : null
}

/** Identifiers of those that have one of these states. */
export const parEtatRare = (place: Place, etats: readonly EtatCopropriete[]): string =>
  `select copropriete_id from copropriete_etat_rare where etat = any(${place(etats)}::etat_copropriete[])`

/** What a search asks beside the states. */
export const autresConditions = (place: Place, acteur: LecteurDeListe, c: Criteres): string[] => {
  const { filtre } = c
  const tenant = acteur.teledeclarantId
  // A notary is attached to nothing: its own dossiers are what it filed.
  const attache = tenant !== null && !isNotaire(acteur.profil)
  return [
    ...(filtre.rattachees && attache ? [`c.id in ${rattachees(place(tenant))}`] : []),
    ...(filtre.aMettreAJour && attache ? [`c.id in ${aMettreAJour(place(tenant))}`] : []),
    // Not `not in`: its cost, counted again at each row, made the planner walk the whole register.
    ...(filtre.nonRattachees && attache
      ? [`not exists (select 1 from ${rattachees(place(tenant))} r where r.copropriete_id = c.id)`]
      : []),
    ...(filtre.syndicCourant && attache ? [`c.teledeclarant_id = ${place(tenant)}`] : []),
    ...(filtre.sansMandatAVenir ? [`not ${MANDAT_A_VENIR}`] : []),
    ...(filtre.nonGeolocalisees ? ['not c.geolocalisee'] : []),
    ...(filtre.precisionsDemandees && tenant !== null
      ? [
          `c.id in (select copropriete_id from demande where etat = 'PRECISIONS' and teledeclarant_id = ${place(tenant)})`,
        ]
      : []),
    ...(c.dateDebutMandat || c.dateFinMandat || c.mandatDe !== null
      ? [mandatCherche(place, c)]
      : []),
    ...(c.texte ? [conditionTexte(place, c.texte)] : []),
  ]
}

export const conditions = (
  place: Place,
  acteur: LecteurDeListe,
  c: Criteres,
  rares: readonly EtatCopropriete[] | null,
): string => {
  const { filtre } = c
  const autres = autresConditions(place, acteur, c)
  // The table of rare states already says the state. A second condition on it would make the
  // planner expect fewer rows than there are.
  if (rares) return [`c.id in (${parEtatRare(place, rares)})`, ...autres].join(' and ')
  const miennes = visibles(place, acteur)
  return [
    c.numeroOuvert
      ? `((${miennes}) or c.etat = any(${place(ETATS_NUMEROTES)}::etat_copropriete[]))`
      : miennes,
    // A deleted dossier shows only to who asks for it by its state.
    ...(c.etats
      ? [`c.etat = any(${place(c.etats)}::etat_copropriete[])`]
      : [`c.etat <> 'SUPPRIMEE'`]),
    ...(filtre.etats ? [`c.etat = any(${place(filtre.etats)}::etat_copropriete[])`] : []),
    ...autres,
  ].join(' and ')
}
