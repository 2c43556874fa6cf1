import { contientUnLien } from '../kernel/liens.ts'
import { normaliserNumero } from '../copropriete/numero.ts'
import { estSiret, fauteDeSiret } from '../identifiants/siret.ts'
import { defineRules } from '../kernel/rules.ts'
import { estImmatriculation, type FaitsDeclaration } from './contexte.ts'
import { adressesTropLongues, LONGUEUR_ADRESSE } from './adresse-en-ligne.ts'
import type { Parcelle } from './declaration.types.ts'

const LOTS_MAX = 99_999
const LOTS_MIN = 2
const STRUCTURES_MAX = 99
const NOM_LONGUEUR_MAX = 50
const REGLEMENT_PLUS_ANCIEN = '1900-01-01'
/** First day on which a regulation makes a new co-ownership, registered by a notary. */
const REGLEMENT_NOTAIRE = '2017-01-01'

const SPEC = 'spécification 1, section 5, « Identification »'
const EFFET = '2016-11-01'

const entre = (valeur: number | null, min: number, max: number): boolean =>
  valeur === null || (Number.isInteger(valeur) && valeur >= min && valeur <= max)

/** In Alsace and Moselle the sections of the land register are numbers. */
export const sectionValide = (parcelle: Pick<Parcelle, 'section' | 'codeInsee'>): boolean =>
  /^[A-Za-z]{1,2}$/.test(parcelle.section) ||
  (/^(?:57|67|68)/.test(parcelle.codeInsee) && /^\d{1,2}$/.test(parcelle.section))

/** The fields at fault, and the rule that holds when there are none. */
const fautifs = (champs: (faits: FaitsDeclaration) => string[]) => ({
  champs,
  holds: (faits: FaitsDeclaration): boolean => champs(faits).length === 0,
})
const parcellesFautives = (champ: 'section' | 'numero', valide: (parcelle: Parcelle) => boolean) =>
  fautifs(({ contenu }) =>
    contenu.identification.parcelle.flatMap((parcelle, i) =>
      parcelle[champ] === '' || valide(parcelle) ? [] : [`parcelle.${i}.${champ}`],
    ),
  )

/** Bounds of a count, and its sentence. */
const borne = <const C extends string>(
  code: C,
  champ:
    | 'nbLotsHabBurCom'
    | 'nbLotsHab'
    | 'nbLotsStationnement'
    | 'nbAsl'
    | 'nbAful'
    | 'nbUnionsSyndicats',
  quoi: string,
  min: number,
  max: number,
) => ({
  code,
  champs: [champ],
  message: `${quoi} doit être compris entre ${min} et ${max}.`,
  effet: EFFET,
  source: SPEC,
  holds: ({ contenu }: FaitsDeclaration): boolean => entre(contenu.identification[champ], min, max),
})

export const REGLES_IDENTIFICATION = defineRules<FaitsDeclaration>()([
  {
    code: 'ID-ADRESSE',
    champs: ['adressePrincipale'],
    message: 'L’adresse de référence est obligatoire.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu }) => contenu.identification.adressePrincipale !== null,
  },
  {
    code: 'ID-ADRESSE-LONGUEUR',
    ...fautifs(({ contenu }) => adressesTropLongues(contenu.identification)),
    message: `Une adresse comporte au plus ${LONGUEUR_ADRESSE} caractères, numéro, code postal et commune compris : abrégez la voie.`,
    ou: 'Adresse de référence et adresses complémentaires',
    effet: EFFET,
    source: 'décision : le fichier publié n’a pas plus de place',
  },
  {
    code: 'ID-PARCELLE',
    champs: ['parcelle'],
    message: 'Au moins une parcelle cadastrale géolocalisée est obligatoire.',
    effet: EFFET,
    source: SPEC,
    // One that the index does not know is kept: a keeper decides (decision 016).
    holds: ({ contenu: { identification: i }, contexte }) =>
      i.parcelle.some((p) => p.geolocalisee || (p.section !== '' && p.numero !== '')) ||
      (contexte.sansGeocodage === true && i.parcelle.length > 0),
  },
  {
    code: 'ID-PARCELLE-REFERENCE',
    ...fautifs(({ contenu }) =>
      contenu.identification.parcelle.flatMap((parcelle, i) =>
        (['section', 'numero'] as const).flatMap((champ) =>
          parcelle[champ] === '' ? [`parcelle.${i}.${champ}`] : [],
        ),
      ),
    ),
    message: 'La section et le numéro de chaque parcelle sont obligatoires.',
    ou: 'Section et numéro de chaque parcelle',
    effet: EFFET,
    source: 'décision : une parcelle sans référence ne désigne rien',
  },
  {
    code: 'ID-PARCELLE-SECTION',
    ...parcellesFautives('section', sectionValide),
    message: 'La section cadastrale comporte au plus 2 lettres.',
    ou: 'Section de chaque parcelle',
    effet: EFFET,
    source: `${SPEC} ; chiffres en Alsace et en Moselle`,
  },
  {
    code: 'ID-PARCELLE-NUMERO',
    ...parcellesFautives('numero', (parcelle) => /^\d{1,4}$/.test(parcelle.numero)),
    message: 'Le numéro de parcelle comporte au plus 4 chiffres.',
    ou: 'Numéro de chaque parcelle',
    effet: EFFET,
    source: SPEC,
  },
  {
    code: 'ID-NOM',
    champs: ['nomCopropriete'],
    message: `Le nom de la copropriété comporte au plus ${NOM_LONGUEUR_MAX} caractères.`,
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu }) => contenu.identification.nomCopropriete.length <= NOM_LONGUEUR_MAX,
  },
  {
    code: 'ID-NOM-LIEN',
    champs: ['nomCopropriete'],
    message:
      'Le nom de la copropriété ne contient ni lien ni adresse de site : retirez-les, ou laissez une espace après chaque point.',
    effet: EFFET,
    source: 'décision : ce nom est écrit dans les courriels du registre',
    holds: ({ contenu }) => !contientUnLien(contenu.identification.nomCopropriete),
  },
  {
    code: 'ID-REGLEMENT-1900',
    champs: ['dateReglementCopropriete'],
    message: 'La date du règlement de copropriété ne peut pas être antérieure au 1er janvier 1900.',
    effet: EFFET,
    source: SPEC,
    holds: ({
      contenu: {
        identification: { dateReglementCopropriete: jour },
      },
    }) => jour === null || jour >= REGLEMENT_PLUS_ANCIEN,
  },
  {
    code: 'ID-REGLEMENT-PASSE',
    champs: ['dateReglementCopropriete'],
    message: 'La date du règlement de copropriété doit être antérieure à la date du jour.',
    effet: EFFET,
    source: SPEC,
    holds: ({
      contenu: {
        identification: { dateReglementCopropriete: jour },
      },
      contexte,
    }) => jour === null || jour < contexte.aujourdhui,
  },
  {
    code: 'ID-REGLEMENT-SYNDIC',
    champs: ['dateReglementCopropriete'],
    message:
      'Le règlement d’une copropriété immatriculée par un syndic doit être antérieur au 01/01/2017. Au-delà, un notaire procède à l’immatriculation initiale.',
    effet: EFFET,
    source: SPEC,
    holds: ({
      contenu: {
        identification: { dateReglementCopropriete: jour },
      },
      contexte,
    }) =>
      !estImmatriculation(contexte) ||
      contexte.typeImmat !== 'DEFAULT' ||
      jour === null ||
      jour < REGLEMENT_NOTAIRE,
  },
  {
    code: 'ID-REGLEMENT-NOTAIRE',
    champs: ['dateReglementCopropriete'],
    message:
      'L’immatriculation initiale par un notaire concerne un règlement daté à partir du 01/01/2017. Avant cette date, procédez à une immatriculation d’office.',
    effet: EFFET,
    source: `${SPEC} ; section 1 : « dated after 31/12/2016 »`,
    holds: ({
      contenu: {
        identification: { dateReglementCopropriete: jour },
      },
      contexte,
    }) =>
      !estImmatriculation(contexte) ||
      contexte.typeImmat !== 'INITIALE' ||
      jour === null ||
      jour >= REGLEMENT_NOTAIRE,
  },
  {
    code: 'ID-LOTS-MIN',
    champs: ['nbLots'],
    message: `Une copropriété comporte au moins ${LOTS_MIN} lots.`,
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu }) => entre(contenu.identification.nbLots, LOTS_MIN, Number.MAX_SAFE_INTEGER),
  },
  {
    code: 'ID-LOTS-MAX',
    champs: ['nbLots'],
    message: `Le nombre total de lots ne peut pas dépasser ${LOTS_MAX}.`,
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu }) =>
      contenu.identification.nbLots === null || contenu.identification.nbLots <= LOTS_MAX,
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
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { identification: i } }) =>
      i.nbLots === null ||
      i.nbLotsHab === null ||
      i.nbLots >= i.nbLotsHab + (i.nbLotsStationnement ?? 0),
  },
  {
    code: 'ID-LOTS-HBC-TOTAL',
    champs: ['nbLots', 'nbLotsHabBurCom', 'nbLotsStationnement'],
    message:
      'Le nombre total de lots doit être au moins égal à la somme des lots d’habitation, de bureaux, de commerces et de stationnement.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { identification: i } }) =>
      i.nbLots === null ||
      i.nbLotsHabBurCom === null ||
      i.nbLots >= i.nbLotsHabBurCom + (i.nbLotsStationnement ?? 0),
  },
  {
    code: 'ID-LOTS-HAB-HBC',
    champs: ['nbLotsHab', 'nbLotsHabBurCom'],
    message:
      'Le nombre de lots d’habitation ne peut pas dépasser le nombre de lots d’habitation, de bureaux et de commerces.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { identification: i } }) =>
      i.nbLotsHab === null || i.nbLotsHabBurCom === null || i.nbLotsHab <= i.nbLotsHabBurCom,
  },
  {
    code: 'ID-SIRET',
    champs: ['siret'],
    message: ({ contenu }) => fauteDeSiret(contenu.identification.siret) ?? '',
    enonce: 'Le numéro SIRET comporte 14 chiffres et une clé de contrôle valide.',
    effet: EFFET,
    source: 'spécification 1, section 5, « Identifiers and formats »',
    holds: ({ contenu }) =>
      contenu.identification.siret === '' || estSiret(contenu.identification.siret),
  },
  {
    code: 'ID-PRINCIPALE',
    champs: ['numImmatriculationCoproprietePrincipale'],
    message:
      'Le numéro d’immatriculation de la copropriété principale comporte 2 lettres et 7 chiffres (AC1-234-567).',
    effet: EFFET,
    source: 'spécification 1, section 5, « Identifiers and formats »',
    holds: ({ contenu: { identification: i } }) =>
      i.numImmatriculationCoproprietePrincipale === '' ||
      normaliserNumero(i.numImmatriculationCoproprietePrincipale) !== null,
  },
])
