import { parBatiment } from '../jeux.ts'
import { batiments } from './batiments.ts'
import {
  annee,
  choix,
  compteOuZero,
  comptePositif,
  comptesPar,
  colonne,
  type Condition,
  drapeau,
  jour,
  toujours,
  type Valeurs,
} from './genres.ts'
import {
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_ETIQUETTE_ENERGIE,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_TYPE_CHAUFFAGE,
} from './listes.ts'
import { change, deduite, nouvelle } from './loi.ts'

type Si = Condition<DonneesTechniques>

const collectif: Si = (t) => t.typeChauffage === 'COLLECTIF' || t.typeChauffage === 'MIXTE'
const horsReseau: Si = (t, regard) => collectif(t, regard) && !t.chauffageCollectifUrbain
const planifie: Si = (t) => t.ppt
/** Without a plan, nobody was asked about the agenda before the set that lists the buildings. */
const plan: Si = (t, { jeu }) => t.ppt || parBatiment(jeu)
const compteParSyndic: Si = (_, { jeu, typeImmat }) => !parBatiment(jeu) && typeImmat !== 'OFFICE'
/**
 * Each building in full, but where nobody knows it: ex officio the notary declares what the deeds
 * tell, and a keeper mends one thing.
 */
const batimentsExiges: Si = (_, { jeu, typeImmat, typeMaj }) =>
  parBatiment(jeu) && typeImmat !== 'OFFICE' && typeMaj !== 'MODIFICATION_ADMIN'
const compte2016: Si = (_, { jeu }) => !parBatiment(jeu)

export const TECHNIQUE = {
  nbBatimentsTotal: comptePositif('Nombre total de bâtiments', {
    loi: deduite('déduit de la liste des bâtiments'),
  }),
  nbAscenseurs: colonne(
    'Nombre d’ascenseurs',
    compteOuZero('Nombre d’ascenseurs', {
      loi: deduite('somme des ascenseurs des bâtiments'),
      aide: { sens: '0 s’il n’y en a pas.' },
    }),
  ),
  periodeConstruction: choix(LABELS_PERIODE_CONSTRUCTION, 'Période de construction', {
    loi: deduite('période du bâtiment le plus ancien'),
    requis: compteParSyndic,
  }),
  anneeConstruction: annee('Année de construction', {
    loi: deduite('année du bâtiment le plus ancien'),
    aide: { sens: 'Si elle est connue, sur 4 chiffres.' },
  }),
  typeChauffage: choix(LABELS_TYPE_CHAUFFAGE, 'Type de chauffage', {
    loi: deduite('déduit du chauffage des bâtiments'),
  }),
  chauffageCollectifUrbain: drapeau('Chauffage collectif relié à un réseau urbain', {
    question: 'Le chauffage collectif est-il relié à un réseau urbain ?',
    loi: deduite('déduit du chauffage des bâtiments'),
    demande: collectif,
  }),
  energieChauffageCollectifNonUrbain: choix(
    LABELS_ENERGIE_CHAUFFAGE,
    'Énergie du chauffage collectif',
    { loi: deduite('déduite du chauffage des bâtiments'), demande: horsReseau, requis: compte2016 },
  ),
  classementEnergetiqueComplet: comptesPar(
    LABELS_ETIQUETTE_ENERGIE,
    'Nombre de bâtiments par étiquette énergétique',
    { loi: deduite('nombre de bâtiments par étiquette, déduit de la liste des bâtiments') },
  ),
  ppt: colonne(
    'Plan pluriannuel de travaux adopté',
    drapeau('Un plan pluriannuel de travaux existe', {
      question: 'Un plan pluriannuel de travaux existe-t-il ?',
      loi: change('existence d’un plan, ou d’un projet inscrit à l’ordre du jour'),
    }),
  ),
  pptDate: colonne(
    'Date d’adoption du plan pluriannuel de travaux',
    jour('Date du plan pluriannuel de travaux', { demande: planifie, requis: toujours }),
  ),
  pptInscritAG: drapeau('Plan adopté, ou projet inscrit à l’ordre du jour, en assemblée générale', {
    question: 'Le plan, ou son projet, a-t-il été porté devant l’assemblée générale ?',
    loi: change(
      'adoption du plan ; sans plan, projet inscrit à l’ordre du jour d’une assemblée générale',
    ),
    demande: plan,
  }),
  batiments: batiments('Bâtiments', { loi: nouvelle(), requis: batimentsExiges }),
}

/**
 * Block 5. Without `batiments` the buildings are only counted, as before 21 February 2027; with
 * them, the counts are theirs.
 */
export interface DonneesTechniques extends Valeurs<typeof TECHNIQUE> {}
