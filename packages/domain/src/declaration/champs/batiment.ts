import {
  annee,
  choix,
  compte,
  compteOuZero,
  type Condition,
  jour,
  texte,
  toujours,
  type Valeurs,
} from './genres.ts'
import { parcelleLisible } from './lieux.ts'
import {
  LABELS_CONFIANCE_RNB,
  LABELS_DIAGNOSTIC,
  LABELS_EAU_CHAUDE,
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_ETIQUETTE_ENERGIE,
  LABELS_ISOLATION,
  LABELS_MENUISERIES,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_SOURCE_ETIQUETTE,
  LABELS_SYSTEME_CHAUFFAGE,
  LABELS_SYSTEME_EAU_CHAUDE,
  LABELS_TYPE_CHAUFFAGE,
  LABELS_VENTILATION,
} from './listes.ts'
import { DECRET_2027, nouvelle } from './loi.ts'

type Si = Condition<Batiment>

/** True when somebody shares the heating of a building. */
export const chauffeEnCommun = ({ typeChauffage }: Pick<Batiment, 'typeChauffage'>): boolean =>
  typeChauffage === 'COLLECTIF' || typeChauffage === 'MIXTE'

const etiquete: Si = (b) => b.etiquette !== null && b.etiquette !== 'ETIQ_NON_DETERMINE'
const chauffe: Si = (b) => b.typeChauffage !== null && b.typeChauffage !== 'SANS_CHAUFFAGE'
const horsReseau: Si = (b, regard) => chauffe(b, regard) && b.systemeChauffage !== 'RESEAU_CHALEUR'

const identifie: Si = (b) => b.idRnb !== ''
const systemeDit: Si = (b) => chauffeEnCommun(b) && b.systemeChauffage !== null
const eauChaude: Si = (b) => b.eauChaude !== null && b.eauChaude !== 'AUCUNE'
const diagnostique: Si = (b) => b.diagnosticStructurel === 'REALISE'

const DPE = `${DECRET_2027} : étiquette de chaque bâtiment ; le contenu est probable`
const RNB = 'annoncé pour janvier 2028 par une seule source ; facultatif'
const DECISION = 'décision de la maison'
const DEMANDE = `${DECRET_2027} : demandé auparavant pour l’ensemble`
const DEMANDEE = `${DECRET_2027} : demandée auparavant pour l’ensemble`
const DIAGNOSTICS = `${DECRET_2027} : repris des diagnostics obligatoires`
const diagnostic = { loi: nouvelle('PROBABLE', DIAGNOSTICS) }
const dpe = { loi: nouvelle('PROBABLE', DPE), demande: etiquete }
const rnb = { loi: nouvelle('UNE_SOURCE', RNB), demande: identifie }
const decrit = { loi: nouvelle(), requis: toujours }
const reprise = { loi: nouvelle('SURE', DEMANDEE) }

const repere = (lu: string): string => lu.slice(0, 40)
const serre = (lu: string): string => lu.toUpperCase().replaceAll(/\s/g, '')
/** An identifier of the RNB as it is kept: people write it with dashes or spaces, by groups of four. */
export const lireIdRnb = (saisi: string): string => saisi.toUpperCase().replaceAll(/[\s-]/g, '')

const parQuatre = (id: string): string => id.replaceAll(/(.{4})(?=.)/g, '$1-')

/** The facts of a building: all of them are new in 2027, but those that were asked of the whole. */
export const BATIMENT = {
  cle: texte(40, 'Repère', { loi: nouvelle('SURE', DECISION) }, repere),
  nom: texte(60, 'Nom ou lettre du bâtiment', {
    aide: { sens: 'Par exemple « Bâtiment A » ou « Tour Nord »' },
    loi: nouvelle('SURE', `${DECRET_2027} : données déclarées par bâtiment`),
    requis: toujours,
  }),
  adresse: texte(400, 'Adresse du bâtiment', { loi: nouvelle('PROBABLE', DECISION) }),
  parcelle: texte(
    14,
    'Parcelle du bâtiment',
    { loi: nouvelle('PROBABLE', DECISION) },
    (lu) => lu.toUpperCase(),
    parcelleLisible,
  ),
  idRnb: texte(
    20,
    'Identifiant RNB',
    {
      aide: { sens: 'Facultatif : 12 chiffres ou lettres du référentiel national des bâtiments' },
      loi: nouvelle('UNE_SOURCE', RNB),
    },
    lireIdRnb,
    parQuatre,
  ),
  confianceRnb: choix(LABELS_CONFIANCE_RNB, 'Confiance de l’identifiant RNB', rnb),
  rapprocheLe: jour('Identifiant RNB rattaché le', rnb),
  nbEtages: compte('Nombre d’étages', {
    aide: { sens: 'Au-dessus du rez-de-chaussée ; 0 s’il n’y en a pas' },
    ...decrit,
  }),
  periodeConstruction: choix(LABELS_PERIODE_CONSTRUCTION, 'Période de construction', {
    ...reprise,
    requis: toujours,
  }),
  anneeConstruction: annee('Année de construction', {
    aide: { sens: 'Si elle est connue, sur 4 chiffres' },
    ...reprise,
  }),
  nbAscenseurs: compteOuZero('Nombre d’ascenseurs', {
    aide: { sens: '0 s’il n’y en a pas' },
    loi: nouvelle('SURE', DEMANDE),
  }),
  etiquette: choix(LABELS_ETIQUETTE_ENERGIE, 'Étiquette énergétique', {
    aide: { sens: '« Non déterminée » s’il n’y a ni DPE collectif ni audit' },
    ...decrit,
  }),
  sourceEtiquette: choix(LABELS_SOURCE_ETIQUETTE, 'Origine de l’étiquette', {
    ...dpe,
    requis: toujours,
  }),
  dateEtiquette: jour('Date du DPE ou de l’audit', { ...dpe, requis: toujours }),
  numeroEtiquette: texte(
    20,
    'Numéro du DPE ou de l’audit',
    {
      aide: { sens: '13 chiffres ou lettres, en tête du document, s’il en porte un' },
      ...dpe,
    },
    serre,
  ),
  typeChauffage: choix(LABELS_TYPE_CHAUFFAGE, 'Nature du chauffage', {
    loi: nouvelle('SURE', DEMANDE),
    requis: toujours,
  }),
  systemeChauffage: choix(LABELS_SYSTEME_CHAUFFAGE, 'Système de chauffage', {
    ...decrit,
    demande: chauffe,
  }),
  energieChauffage: choix(LABELS_ENERGIE_CHAUFFAGE, 'Énergie du chauffage', {
    ...reprise,
    demande: horsReseau,
    requis: systemeDit,
  }),
  eauChaude: choix(LABELS_EAU_CHAUDE, 'Production d’eau chaude', decrit),
  systemeEauChaude: choix(LABELS_SYSTEME_EAU_CHAUDE, 'Système d’eau chaude', {
    ...decrit,
    demande: eauChaude,
  }),
  ventilation: choix(LABELS_VENTILATION, 'Ventilation', decrit),
  diagnosticStructurel: choix(LABELS_DIAGNOSTIC, 'Diagnostic structurel', {
    aide: { sens: 'Diagnostic de la solidité de la structure du bâtiment' },
    ...decrit,
  }),
  dateDiagnosticStructurel: jour('Date du diagnostic structurel', {
    loi: nouvelle('PROBABLE'),
    demande: diagnostique,
    requis: toujours,
  }),
  menuiseries: choix(LABELS_MENUISERIES, 'Menuiseries extérieures', diagnostic),
  isolationMurs: choix(LABELS_ISOLATION, 'Isolation des murs', diagnostic),
  isolationToiture: choix(LABELS_ISOLATION, 'Isolation de la toiture', diagnostic),
  isolationPlancher: choix(LABELS_ISOLATION, 'Isolation du plancher bas', diagnostic),
  /** The day on which somebody last said that these facts are so. */
  constateLe: jour('Données techniques relevées le', {
    aide: { sens: 'Ces données sont redemandées quand elles ont plus de dix ans' },
    loi: nouvelle('PROBABLE', 'validité de dix ans des données techniques'),
    requis: toujours,
  }),
}

/** One building of a co-ownership, as declared from 21 February 2027 on. */
export interface Batiment extends Valeurs<typeof BATIMENT> {}

/** What the register alone says of a building. */
export const FAITS_DU_REGISTRE = [
  'confianceRnb',
  'rapprocheLe',
] as const satisfies readonly (keyof Batiment)[]
