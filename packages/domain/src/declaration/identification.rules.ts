import { contientUnLien } from '../kernel/liens.ts'
import { normaliserNumero } from '../copropriete/numero.ts'
import { estSiret, fauteDeSiret } from '../identifiants/siret.ts'
import { adressesTropLongues, LONGUEUR_ADRESSE } from './adresse-en-ligne.ts'
import { estImmatriculation, type FaitsDeclaration } from './contexte.ts'
import type { TypeImmatriculation } from './declaration.enums.ts'
import type { Identification, Parcelle } from './declaration.types.ts'
import { sectionValide } from './lieux.ts'
import { auPlus, avant, entre, reglesDuBloc } from './regles.ts'

const LOTS_MAX = 99_999
const LOTS_MIN = 2
const STRUCTURES_MAX = 99
const NOM_LONGUEUR_MAX = 50
const REGLEMENT_PLUS_ANCIEN = '1900-01-01'
/** First day on which a regulation makes a new co-ownership, registered by a notary. */
const REGLEMENT_NOTAIRE = '2017-01-01'
const SPEC = 'spécification 1, section 5, « Identification »'
const FORMATS = 'spécification 1, section 5, « Identifiers and formats »'

const partiesFautives =
  (champ: 'section' | 'numero', fautive: (parcelle: Parcelle) => boolean) =>
  ({ parcelle }: Identification): string[] =>
    parcelle.flatMap((p, i) => (fautive(p) ? [`parcelle.${i}.${champ}`] : []))

const immatriculee = ({ contexte }: FaitsDeclaration, type: TypeImmatriculation): boolean =>
  estImmatriculation(contexte) && contexte.typeImmat === type

type Compte = {
  [K in keyof Identification]: Identification[K] extends number | null ? K : never
}[keyof Identification]

/** Bounds of a count, and its sentence. */
const borne = <const C extends string>(
  code: C,
  champ: Compte,
  quoi: string,
  min: number,
  max: number,
) => ({
  code,
  champs: [champ],
  message: `${quoi} doit être compris entre ${min} et ${max}.`,
  holds: (i: Identification): boolean => entre(i[champ], min, max),
})

export const REGLES_IDENTIFICATION = reglesDuBloc('identification', { source: SPEC }, [
  {
    code: 'ID-ADRESSE',
    champs: ['adressePrincipale'],
    message: 'L’adresse de référence est obligatoire.',
    holds: (i) => i.adressePrincipale !== null,
  },
  {
    code: 'ID-ADRESSE-LONGUEUR',
    champs: adressesTropLongues,
    message: `Une adresse comporte au plus ${LONGUEUR_ADRESSE} caractères, numéro, code postal et commune compris : abrégez la voie.`,
    ou: 'Adresse de référence et adresses complémentaires',
    source: 'décision : le fichier publié n’a pas plus de place',
  },
  {
    code: 'ID-PARCELLE',
    champs: ['parcelle'],
    message: 'Au moins une parcelle cadastrale géolocalisée est obligatoire.',
    // One that the index does not know is kept: a keeper decides (decision 016).
    holds: (i, { contexte }) =>
      i.parcelle.some((p) => p.geolocalisee || (p.section !== '' && p.numero !== '')) ||
      (contexte.sansGeocodage === true && i.parcelle.length > 0),
  },
  {
    code: 'ID-PARCELLE-REFERENCE',
    champs: ({ parcelle }) =>
      parcelle.flatMap((p, i) =>
        (['section', 'numero'] as const)
          .filter((champ) => p[champ] === '')
          .map((champ) => `parcelle.${i}.${champ}`),
      ),
    message: 'La section et le numéro de chaque parcelle sont obligatoires.',
    ou: 'Section et numéro de chaque parcelle',
    source: 'décision : une parcelle sans référence ne désigne rien',
  },
  {
    code: 'ID-PARCELLE-SECTION',
    champs: partiesFautives('section', (p) => p.section !== '' && !sectionValide(p)),
    message: 'La section cadastrale comporte au plus 2 lettres.',
    ou: 'Section de chaque parcelle',
    source: `${SPEC} ; chiffres en Alsace et en Moselle`,
  },
  {
    code: 'ID-PARCELLE-NUMERO',
    champs: partiesFautives('numero', (p) => !/^\d{0,4}$/.test(p.numero)),
    message: 'Le numéro de parcelle comporte au plus 4 chiffres.',
    ou: 'Numéro de chaque parcelle',
  },
  {
    code: 'ID-NOM',
    champs: ['nomCopropriete'],
    message: `Le nom de la copropriété comporte au plus ${NOM_LONGUEUR_MAX} caractères.`,
    holds: (i) => i.nomCopropriete.length <= NOM_LONGUEUR_MAX,
  },
  {
    code: 'ID-NOM-LIEN',
    champs: ['nomCopropriete'],
    message:
      'Le nom de la copropriété ne contient ni lien ni adresse de site : retirez-les, ou laissez une espace après chaque point.',
    source: 'décision : ce nom est écrit dans les courriels du registre',
    holds: (i) => !contientUnLien(i.nomCopropriete),
  },
  {
    code: 'ID-REGLEMENT-1900',
    champs: ['dateReglementCopropriete'],
    message: 'La date du règlement de copropriété ne peut pas être antérieure au 1er janvier 1900.',
    holds: (i) => auPlus(REGLEMENT_PLUS_ANCIEN, i.dateReglementCopropriete),
  },
  {
    code: 'ID-REGLEMENT-PASSE',
    champs: ['dateReglementCopropriete'],
    message: 'La date du règlement de copropriété doit être antérieure à la date du jour.',
    holds: (i, { contexte }) => avant(i.dateReglementCopropriete, contexte.aujourdhui),
  },
  {
    code: 'ID-REGLEMENT-SYNDIC',
    champs: ['dateReglementCopropriete'],
    message:
      'Le règlement d’une copropriété immatriculée par un syndic doit être antérieur au 01/01/2017. Au-delà, un notaire procède à l’immatriculation initiale.',
    holds: (i, faits) =>
      !immatriculee(faits, 'DEFAULT') || avant(i.dateReglementCopropriete, REGLEMENT_NOTAIRE),
  },
  {
    code: 'ID-REGLEMENT-NOTAIRE',
    champs: ['dateReglementCopropriete'],
    message:
      'L’immatriculation initiale par un notaire concerne un règlement daté à partir du 01/01/2017. Avant cette date, procédez à une immatriculation d’office.',
    source: `${SPEC} ; section 1 : « dated after 31/12/2016 »`,
    holds: (i, faits) =>
      !immatriculee(faits, 'INITIALE') || auPlus(REGLEMENT_NOTAIRE, i.dateReglementCopropriete),
  },
  {
    code: 'ID-LOTS-MIN',
    champs: ['nbLots'],
    message: `Une copropriété comporte au moins ${LOTS_MIN} lots.`,
    holds: (i) => entre(i.nbLots, LOTS_MIN, Number.MAX_SAFE_INTEGER),
  },
  {
    code: 'ID-LOTS-MAX',
    champs: ['nbLots'],
    message: `Le nombre total de lots ne peut pas dépasser ${LOTS_MAX}.`,
    holds: (i) => auPlus(i.nbLots, LOTS_MAX),
  },
  borne(
    'ID-LOTS-HBC-BORNES',
    'nbLotsHabBurCom',
    'Le nombre de lots à usage d’habitation, de bureaux ou de commerces',
    1,
    LOTS_MAX,
  ),
  borne('ID-LOTS-HAB-BORNES', 'nbLotsHab', 'Le nombre de lots à usage d’habitation', 1, LOTS_MAX),
  borne(
    'ID-STATIONNEMENT-BORNES',
    'nbLotsStationnement',
    'Le nombre de lots de stationnement',
    0,
    LOTS_MAX,
  ),
  borne('ID-ASL-BORNES', 'nbAsl', 'Le nombre d’associations syndicales libres', 0, STRUCTURES_MAX),
  borne(
    'ID-AFUL-BORNES',
    'nbAful',
    'Le nombre d’associations foncières urbaines libres',
    0,
    STRUCTURES_MAX,
  ),
  borne(
    'ID-UNIONS-BORNES',
    'nbUnionsSyndicats',
    'Le nombre d’unions de syndicats',
    0,
    STRUCTURES_MAX,
  ),
  {
    code: 'ID-LOTS-HAB-TOTAL',
    champs: ['nbLots', 'nbLotsHab', 'nbLotsStationnement'],
    message:
      'Le nombre total de lots doit être au moins égal à la somme des lots d’habitation et de stationnement.',
    holds: (i) => couvre(i, i.nbLotsHab),
  },
  {
    code: 'ID-LOTS-HBC-TOTAL',
    champs: ['nbLots', 'nbLotsHabBurCom', 'nbLotsStationnement'],
    message:
      'Le nombre total de lots doit être au moins égal à la somme des lots d’habitation, de bureaux, de commerces et de stationnement.',
    holds: (i) => couvre(i, i.nbLotsHabBurCom),
  },
  {
    code: 'ID-LOTS-HAB-HBC',
    champs: ['nbLotsHab', 'nbLotsHabBurCom'],
    message:
      'Le nombre de lots d’habitation ne peut pas dépasser le nombre de lots d’habitation, de bureaux et de commerces.',
    holds: (i) => auPlus(i.nbLotsHab, i.nbLotsHabBurCom),
  },
  {
    code: 'ID-SIRET',
    champs: ['siret'],
    message: ({ siret }) => fauteDeSiret(siret) ?? '',
    enonce: 'Le numéro SIRET comporte 14 chiffres et une clé de contrôle valide.',
    source: FORMATS,
    holds: ({ siret }) => siret === '' || estSiret(siret),
  },
  {
    code: 'ID-PRINCIPALE',
    champs: ['numImmatriculationCoproprietePrincipale'],
    message:
      'Le numéro d’immatriculation de la copropriété principale comporte 2 lettres et 7 chiffres (AC1-234-567).',
    source: FORMATS,
    holds: ({ numImmatriculationCoproprietePrincipale: numero }) =>
      numero === '' || normaliserNumero(numero) !== null,
  },
])

/** The lots of a use, and those where one parks, are among all of them. */
const couvre = (i: Identification, usage: number | null): boolean =>
  usage === null || auPlus(usage + (i.nbLotsStationnement ?? 0), i.nbLots)
