import { MOTS_VIDES } from '@registre/territoires'
import type { CriteresAnnuaire } from './criteres.ts'
import { clePlage, type Plage, type Sondage } from './mots.repository.ts'
import type { Mot, Texte } from './texte.ts'

export type ColonneTexte = 'nom_n' | 'adresse_n'

/** One of the places where what is looked for can stand, with how many rows it holds at most. */
export type Branche =
  | { genre: 'mots'; colonne: ColonneTexte; mots: readonly string[]; motif: string; nombre: number }
  | { genre: 'plage'; plage: Plage; nombre: number }
  | { genre: 'partout'; nombre: number }

/** What a match holds for sure: it is in one of the branches. */
export interface Guide {
  branches: readonly Branche[]
  nombre: number
  /** How many match, at least. */
  certain: number
}

/**
 * One way of holding several words (one in the name, the other in the address): every branch of it
 * at once.
 */
export type Facon = readonly Branche[]

/** How a search is run. */
export type Chemin =
  | { genre: 'rien' }
  /** Found whole by an index: a match holds the words in one of these ways. */
  | { genre: 'index'; facons: readonly Facon[] }
  /**
   * So many match that the order of the answer meets the page soon. Words that an index crosses
   * quickly tell whether it is so: none, or several. The page is met by those ways when all of them
   * are short, or in names alone; by the guide otherwise.
   */
  | { genre: 'ordre'; guide: Guide; croisees: readonly Facon[]; parFacons: boolean }

/** So few rows that they are all read. */
export const PEU = 3_000
/** The same where a place narrows the search as well. */
const PEU_DANS_UN_LIEU = 20_000
/** So few that several lists of an index may have in common. */
const PEU_EN_COMMUN = 8_000
/**
 * Longest lists that are worth being crossed to find those few, and how much longer than the
 * shortest to make fewer of a few.
 */
const LONGUE_LISTE = 150_000
const PLUS_LONGUE = 20
/**
 * An index crosses lists quickly when each is one word, or few: beyond, the rows that it leaves are
 * sooner read.
 */
const MAX_ECRITURES = 60
const ASSEZ_PEU = 200
/** Each way of holding the words is a reading of the index of its own. */
const MAX_FACONS = 8

/** The texts of a search with the columns that each is looked for in. */
export const textesDe = (
  c: CriteresAnnuaire,
): { texte: Texte; colonnes: readonly ColonneTexte[] }[] => [
  ...(c.libre ? [{ texte: c.libre, colonnes: ['nom_n', 'adresse_n'] as const }] : []),
  ...(c.nom ? [{ texte: c.nom, colonnes: ['nom_n'] as const }] : []),
  ...c.voies.map((texte) => ({ texte, colonnes: ['adresse_n'] as const })),
]

/**
 * The words of a text that are worth being looked up: "de" and "la" are met everywhere, beside a
 * word that says more.
 */
const motsUtiles = ({ mots }: Texte): readonly Mot[] => {
  const utiles = mots.filter(({ motif }) => !MOTS_VIDES.has(motif.slice(1, -1)))
  return utiles.length === 0 ? mots : utiles
}

/** The patterns of words and the ranges that the choice of a path asks about. */
export const questionsDe = (c: CriteresAnnuaire): { motifs: string[]; plages: Plage[] } => {
  const textes = textesDe(c)
  return {
    motifs: textes.flatMap(({ texte }) =>
      [...motsUtiles(texte), ...(texte.amorce ? [texte.amorce] : [])].flatMap(
        (m) => m.traces ?? [],
      ),
    ),
    plages: textes.flatMap(({ texte, colonnes }) => plagesDe(texte, colonnes)),
  }
}

const plagesDe = (
  { debut, amorce, debutNumero }: Texte,
  colonnes: readonly ColonneTexte[],
): Plage[] => [
  ...(debutNumero ? [{ colonne: 'numero', motif: debutNumero } as const] : []),
  ...(debut && !amorce ? colonnes.map((colonne) => ({ colonne, motif: debut })) : []),
]

const guideDe = (branches: readonly Branche[], certain: number): Guide => ({
  branches,
  nombre: branches.reduce((n, b) => n + b.nombre, 0),
  certain,
})

const brancheDe = (plage: Plage, s: Sondage): Branche => ({
  genre: 'plage',
  plage,
  nombre: s.plages.get(clePlage(plage)) ?? s.lignes,
})

const guideDuMot = (
  { motif, traces }: Mot,
  colonnes: readonly ColonneTexte[],
  s: Sondage,
): Guide => {
  const partout = guideDe([{ genre: 'partout', nombre: s.lignes }], 0)
  if (traces === null) return partout
  const trouves = traces.map((trace) => s.mots.get(trace))
  const mots: Record<ColonneTexte, string[]> = { nom_n: [], adresse_n: [] }
  const nombres: Record<ColonneTexte, number> = { nom_n: 0, adresse_n: 0 }
  for (const t of trouves) {
    if (!t?.mots) return partout
    mots.nom_n.push(...t.mots.nom_n)
    mots.adresse_n.push(...t.mots.adresse_n)
    nombres.nom_n += t.noms
    nombres.adresse_n += t.adresses
  }
  // The first trace is the whole pattern: whoever holds such a word matches.
  const [entier] = trouves
  const communs = { nom_n: entier?.nomsCommun ?? 0, adresse_n: entier?.adressesCommun ?? 0 }
  return guideDe(
    colonnes.flatMap((colonne) =>
      nombres[colonne] === 0
        ? []
        : [
            {
              genre: 'mots' as const,
              colonne,
              mots: mots[colonne],
              motif,
              nombre: nombres[colonne],
            },
          ],
    ),
    Math.max(...colonnes.map((colonne) => communs[colonne])),
  )
}

/** All the guides of a text; several are all true of each match. */
const guidesDuTexte = (texte: Texte, colonnes: readonly ColonneTexte[], s: Sondage): Guide[] => {
  const plages = plagesDe(texte, colonnes).map((p) => brancheDe(p, s))
  const mots = motsUtiles(texte)
    .map((m) => guideDuMot(m, colonnes, s))
    .toSorted((a, b) => a.nombre - b.nombre)
  // Entries that hold this word do not all begin with it: their count is not the total.
  if (texte.amorce) return [{ ...guideDuMot(texte.amorce, colonnes, s), certain: 0 }]
  // A number that begins so, or the text: one guide, which both follow.
  if (plages.length > 0)
    return [
      guideDe([...plages, ...(mots[0]?.branches ?? [])], Math.max(...plages.map((p) => p.nombre))),
    ]
  return texte.mots.length === 1 ? mots : mots.map((m) => ({ ...m, certain: 0 }))
}

/** All that a match holds for sure, the rarest first. */
export const guidesDe = (c: CriteresAnnuaire, s: Sondage): Guide[] =>
  textesDe(c)
    .flatMap(({ texte, colonnes }) => guidesDuTexte(texte, colonnes, s))
    .toSorted((a, b) => a.nombre - b.nombre)

/** How many words an index looks up for a guide. */
const ecrituresDe = ({ branches }: Guide): number =>
  branches.reduce((n, b) => n + (b.genre === 'mots' ? b.mots.length : 0), 0)

/** How many rows hold all of a way, as if its words did not go together. */
const estimer = (facon: Facon, lignes: number): number =>
  facon.reduce((n, b) => n * (b.nombre / lignes), lignes)

/** Words of so many different writings are met everywhere. */
const MAX_FUSION = 8
/** The different names that hold a word have an order, in which their bearers are met. */
export const estDansUnNom = (b: Branche): b is Branche & { genre: 'mots' } =>
  b.genre === 'mots' && b.colonne === 'nom_n' && b.mots.length <= MAX_FUSION

const faconsPossibles = (guides: readonly Guide[]): number =>
  guides.reduce((n, g) => n * g.branches.length, 1)

/**
 * The branches of a way that are worth being crossed: where the rarest leave few rows, reading
 * those costs less than a list that is much longer.
 */
const lesPlusRares = (facon: Facon, lignes: number): Facon => {
  const retenues: Branche[] = []
  let estime = lignes
  for (const b of facon.toSorted((a, z) => a.nombre - z.nombre)) {
    const [rare] = retenues
    if (rare && estime <= ASSEZ_PEU && b.nombre > rare.nombre * PLUS_LONGUE) break
    retenues.push(b)
    estime *= b.nombre / lignes
  }
  return retenues
}

/**
 * Each way in which a row may hold what all these guides say, those that another one covers left
 * out. Written one by one, an index crosses the lists of each and skips most of the long ones,
 * where lists that are first put together have to be read whole.
 */
export const faconsDe = (guides: readonly Guide[], lignes: number): Facon[] => {
  const facons = guides
    .reduce<Facon[]>(
      (debuts, { branches }) => debuts.flatMap((d) => branches.map((b) => [...d, b])),
      [[]],
    )
    .map((f) => lesPlusRares(f, lignes))
    .toSorted((a, b) => a.length - b.length)
  return facons.filter(
    (f, i) => !facons.slice(0, i).some((courte) => courte.every((b) => f.includes(b))),
  )
}

const sansAutreCritere = (c: CriteresAnnuaire): boolean =>
  c.numero === null &&
  c.commune === '' &&
  [
    c.codesPostaux,
    c.departements,
    c.debutMandat,
    c.finMandat,
    c.majFaite,
    c.nonApprouve,
    c.etats,
  ].every((v) => v === null)

/** True when more than so many match for sure: nobody has to count them. */
export const surementPlusDe = (c: CriteresAnnuaire, guide: Guide, nombre: number): boolean =>
  guide.certain > nombre && sansAutreCritere(c) && textesDe(c).length === 1

/**
 * Chooses how to run a search from what its words and its ranges hold: what is common is met soon,
 * what is rare is read whole.
 */
export const choisirChemin = (c: CriteresAnnuaire, s: Sondage): Chemin => {
  const guides = guidesDe(c, s)
  const [premier] = guides
  if (!premier)
    return {
      genre: 'ordre',
      guide: guideDe([{ genre: 'partout', nombre: s.lignes }], 0),
      croisees: [],
      parFacons: false,
    }
  if (premier.nombre === 0) return { genre: 'rien' }
  const lieu = c.commune !== '' || c.codesPostaux !== null || c.departements !== null
  const croises = [premier]
  let estime = premier.nombre
  for (const g of guides.slice(1)) {
    if (ecrituresDe(g) > MAX_ECRITURES || faconsPossibles([...croises, g]) > MAX_FACONS) continue
    const utile =
      estime > PEU ? LONGUE_LISTE : premier.nombre > ASSEZ_PEU ? premier.nombre * PLUS_LONGUE : 0
    if (
      g.nombre > utile ||
      croises.some((x) => x.branches.some((b) => b.genre !== 'mots')) ||
      g.branches.some((b) => b.genre !== 'mots')
    )
      break
    croises.push(g)
    estime *= g.nombre / s.lignes
  }
  const facons = faconsDe(croises, s.lignes)
  const parFacons =
    croises.length > 1 && facons.every((f) => f.every(estDansUnNom) || estimer(f, s.lignes) <= PEU)
  const assezPeu = lieu ? PEU_DANS_UN_LIEU : croises.length > 1 && !parFacons ? PEU_EN_COMMUN : PEU
  if (premier.nombre <= LONGUE_LISTE && estime <= assezPeu) return { genre: 'index', facons }
  return { genre: 'ordre', guide: premier, croisees: croises.length > 1 ? facons : [], parFacons }
}
