import { MOTS_VIDES } from '@registre/territoires'

/**
 * Words that say the same: the one that is written in full, then its abbreviations. The register
 * holds both, because declarants and published files write both.
 */
const CLASSES: readonly (readonly [string, ...string[]])[] = [
  ['rue', 'r'],
  ['avenue', 'av', 'ave', 'aven'],
  ['boulevard', 'bd', 'bvd', 'blvd', 'bld', 'boul', 'boulv', 'blv'],
  ['place', 'pl'],
  ['chemin', 'ch', 'che', 'chem'],
  ['impasse', 'imp'],
  ['allee', 'all', 'al'],
  ['route', 'rte', 'rt'],
  ['square', 'sq', 'sqr'],
  ['cours', 'crs'],
  ['passage', 'pass', 'psg'],
  ['quai', 'qu'],
  ['faubourg', 'fg', 'fbg'],
  ['lotissement', 'lot', 'lotiss'],
  ['residence', 'res', 'resid', 'rce', 'rsd'],
  ['batiment', 'bat', 'bt', 'btm'],
  ['immeuble', 'imm', 'imb'],
  ['hameau', 'ham'],
  ['domaine', 'dom'],
  ['promenade', 'prom'],
  ['traverse', 'tra', 'trav'],
  ['sentier', 'sent', 'sen'],
  ['esplanade', 'esp'],
  ['montee', 'mte'],
  ['villa', 'vla'],
  ['quartier', 'quart', 'qua'],
  ['ruelle', 'rle'],
  ['venelle', 'ven'],
  ['chaussee', 'chs'],
  ['parvis', 'prv'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['saints', 'sts'],
  ['saintes', 'stes'],
  ['sur', 's'],
  ['sous', 'ss'],
  ['general', 'gal', 'gen', 'gl'],
  ['marechal', 'mal', 'mar', 'ml'],
  ['docteur', 'dr', 'doc'],
  ['president', 'pdt', 'pres', 'prdt'],
  ['professeur', 'pr', 'prof'],
  ['commandant', 'cdt', 'cmdt'],
  ['capitaine', 'cne', 'cap', 'capt'],
  ['colonel', 'col'],
  ['lieutenant', 'lt'],
  ['sergent', 'sgt'],
  ['amiral', 'adm', 'ami'],
  ['adjudant', 'adj'],
  ['monseigneur', 'mgr'],
  ['cardinal', 'card'],
  ['grand', 'gd', 'grd'],
  ['grande', 'gde', 'grde'],
  ['petit', 'pt'],
  ['petite', 'pte'],
  ['vieux', 'vx'],
  ['porte', 'pte'],
  ['1er', 'premier', 'ier'],
  ['2', 'deux', 'ii'],
  ['3', 'trois', 'iii'],
  ['4', 'quatre', 'iv'],
  ['5', 'cinq'],
  ['6', 'six', 'vi'],
  ['7', 'sept', 'vii'],
  ['8', 'huit', 'viii'],
  ['9', 'neuf', 'ix'],
  ['11', 'onze', 'xi'],
  ['14', 'quatorze', 'xiv'],
  ['15', 'quinze', 'xv'],
  ['16', 'seize', 'xvi'],
]

/** Kinds of streets: what an address begins with, and what tells one street from another of its name. */
const VOIES = [
  'rue',
  'avenue',
  'boulevard',
  'place',
  'chemin',
  'impasse',
  'allee',
  'route',
  'square',
  'cours',
  'passage',
  'quai',
  'faubourg',
  'promenade',
  'traverse',
  'sentier',
  'esplanade',
  'montee',
  'ruelle',
  'venelle',
  'chaussee',
  'cite',
  'mail',
  'parvis',
  'sente',
]

/** Kinds of streets and of buildings: most addresses and names hold one, and it is often left out. */
const GENERIQUES = [
  ...VOIES,
  'lotissement',
  'residence',
  'batiment',
  'immeuble',
  'hameau',
  'domaine',
  'sur',
  'sous',
]
/** What people say around a name, and declarations seldom do. */
const AUTOUR = [
  'syndic gestionnaire qui quel quelle est cherche je bonjour merci svp entre',
  'copropriete copro coproprietes syndicat coproprietaires sdc sis sise situe situee',
  'appartement appt adresse code postal cedex france commune ville arrondissement',
  'numero num no n immatriculation lieudit cp the dans combien liste toutes vendre',
  'vente louer location habite trouver voudrais savoir gere une un ce cette que par',
  'chez represente registre insee immatriculee immatricule departement region asl aful',
  'coordonnees telephone tel',
].flatMap((mots) => mots.split(' '))

const PAR_MOT: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      CLASSES.flatMap((c) => c.map((mot) => [mot, c] as const)),
      ([mot]) => mot,
    ),
  ].map(([mot, classes]) => [mot, [...new Set(classes.flatMap(([, c]) => c))]]),
)

/** A word and all those that say the same, the word itself first. */
export const equivalents = (mot: string): readonly string[] => [
  mot,
  ...(PAR_MOT.get(mot) ?? []).filter((m) => m !== mot),
]

/** The word written in full of which this one is an abbreviation; the word itself otherwise. */
export const enToutesLettres = (mot: string): string => PAR_MOT.get(mot)?.[0] ?? mot

const voies: ReadonlySet<string> = new Set(VOIES.flatMap(equivalents))
const generiques: ReadonlySet<string> = new Set(GENERIQUES.flatMap(equivalents))
const autour: ReadonlySet<string> = new Set(AUTOUR)

/** True of a word that nobody is refused for: an answer without it is still an answer. */
export const estSecondaire = (mot: string): boolean =>
  MOTS_VIDES.has(mot) || generiques.has(mot) || autour.has(mot)
/** True of the name of a kind of street or building. */
export const estGenerique = (mot: string): boolean => generiques.has(mot)
/** True of the name of a kind of street, in full or abbreviated. */
export const estVoie = (mot: string): boolean => voies.has(mot)
/** Every kind of street, in full. */
export const toutesLesVoies: readonly string[] = VOIES
/** True of what tells one place from another of its name: a kind of street, a hamlet, an estate. */
export const distingueUnLieu = (mot: string): boolean =>
  estVoie(mot) || /^(?:hameau|ham|lotissement|lotiss)$/.test(mot)
/** True of a word that belongs to no name and no address. */
export const estAutour = (mot: string): boolean => autour.has(mot)
