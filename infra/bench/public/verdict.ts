import { normaliserTexte } from '@registre/domain'

/** What is right to answer, which the row that made the question says. */
export type Attendu =
  /** These are there, all of them: the first one answered is one of them, of this name where one was typed. */
  | { sorte: 'adresse'; numeros: readonly string[]; commune: string; nom?: string }
  /** Which commune, among so many. */
  | { sorte: 'question'; communes: number }
  /** Nothing stands there, and nothing else is said to: a street, and where it was asked for; `sansCode`: in no district, since none was typed. */
  | { sorte: 'aucune'; voie?: string; commune?: string; sansCode?: true }
  /** Both streets of a corner were read, in their commune. */
  | { sorte: 'angle'; voies: readonly [string, string]; commune: string }
  /** This one, alone. */
  | { sorte: 'numero'; numero: string }
  /** One of this name, in this commune. */
  | { sorte: 'nom'; nom: string; commune: string; codePostal?: string }
  /** Those of a place, and of no other. */
  | { sorte: 'lieu'; commune: string; codePostal?: string }
  /** Those of a department, and of no other. */
  | { sorte: 'departement'; code: string }
  /** Those of this syndic, or of this parcel. */
  | { sorte: 'clef'; numeros: readonly string[] | null }
  /** The key is wrong, and it is said so. */
  | { sorte: 'clef-fausse' }

export type Verdict = 'juste' | 'faux' | 'trop sûr'

export interface Ligne {
  numeroImmatriculation: string
  nom: string
  adresse: string
  codePostal: string
  commune: string
}
/** What both operations answer, as far as a page shows it. */
export interface Page {
  recherche: {
    coproprietes: readonly Ligne[]
    total: number
    corrections: readonly unknown[]
    ignores: readonly string[]
    vouliezVousDire: string | null
    syndic: string | null
    clef: { valide: boolean } | null
  }
  adresse: {
    lue: {
      voie: string
      croisement: string
      lieu: string
      reste: readonly string[]
      corrections: readonly unknown[]
    } | null
    communes: readonly { code: string }[]
    nombreCommunes: number
    adresse: { libelle: string; commune: string } | null
    surPlace: readonly Ligne[]
    nombreSurPlace: number
  }
}

const contient = (texte: string, morceau: string): boolean =>
  ` ${normaliserTexte(texte)} `.includes(` ${normaliserTexte(morceau)} `)
/** The name without what one may say before any name. */
const propre = (nom: string): string =>
  normaliserTexte(nom)
    .split(' ')
    .filter((m) => !/^(?:residence|le|la|les|des|de|du)$/.test(m))
    .join(' ')
const pareil = (a: string, b: string): boolean => normaliserTexte(a) === normaliserTexte(b)

/** What the page says first, and how surely. */
type Dit =
  | { genre: 'fait'; n: number; lignes: readonly Ligne[]; libelle: string; corrige: boolean }
  | { genre: 'question'; communes: number; reste: boolean }
  | { genre: 'reserve' }
  | { genre: 'liste'; n: number; lignes: readonly Ligne[]; dite: boolean }

const ditPar = ({ recherche: r, adresse: a }: Page): Dit => {
  if (a.adresse)
    return {
      genre: 'fait',
      n: a.nombreSurPlace,
      lignes: a.surPlace,
      libelle: a.adresse.libelle,
      corrige: (a.lue?.corrections.length ?? 0) > 0,
    }
  if (a.communes.length > 0)
    return {
      genre: 'question',
      communes: a.nombreCommunes,
      reste: (a.lue?.reste.length ?? 0) > 0 || (a.lue?.lieu ?? '') !== '',
    }
  if (a.lue) return { genre: 'reserve' }
  return {
    genre: 'liste',
    n: r.total,
    lignes: r.coproprietes,
    dite: r.corrections.length + r.ignores.length > 0 || r.vouliezVousDire !== null,
  }
}

const surUneAdresse = (attendu: Attendu & { sorte: 'adresse' }, dit: Dit): Verdict => {
  const est = (l: Ligne | undefined): boolean =>
    l !== undefined &&
    attendu.numeros.includes(l.numeroImmatriculation) &&
    (attendu.nom === undefined || propre(l.nom) === propre(attendu.nom))
  switch (dit.genre) {
    case 'fait':
      // A count is a claim as well.
      return est(dit.lignes[0]) && dit.n === attendu.numeros.length
        ? 'juste'
        : dit.corrige && contient(dit.libelle, attendu.commune)
          ? 'faux'
          : 'trop sûr'
    case 'question':
      return dit.reste ? 'faux' : 'trop sûr'
    case 'reserve':
      return 'faux'
    case 'liste':
      return est(dit.lignes[0]) ? 'juste' : dit.dite ? 'faux' : 'trop sûr'
  }
}

const surRien = (attendu: Attendu & { sorte: 'aucune' }, dit: Dit): Verdict => {
  switch (dit.genre) {
    case 'fait':
      return dit.n === 0 &&
        contient(dit.libelle, attendu.voie ?? '') &&
        contient(dit.libelle, attendu.commune ?? '') &&
        !(attendu.sansCode && /\b\d{5}\b/.test(dit.libelle))
        ? 'juste'
        : dit.n === 0 && dit.corrige
          ? 'faux'
          : 'trop sûr'
    case 'question':
      return dit.reste ? 'juste' : 'trop sûr'
    case 'reserve':
      return 'juste'
    case 'liste':
      return dit.n === 0 ? 'juste' : dit.dite ? 'faux' : 'trop sûr'
  }
}

/** Those that a page lists: right when they are the ones that are meant. */
const surUneListe = (page: Page, bons: (l: readonly Ligne[]) => boolean): Verdict => {
  const dit = ditPar(page)
  const lignes = dit.genre === 'liste' || dit.genre === 'fait' ? dit.lignes : []
  if (lignes.length > 0 && bons(lignes)) return 'juste'
  return dit.genre === 'reserve' || dit.genre === 'question' || (dit.genre === 'liste' && dit.dite)
    ? 'faux'
    : 'trop sûr'
}

/** How a page answers a question whose right answer is known: a fact that it did not check is « trop sûr ». */
export const juger = (attendu: Attendu, page: Page): Verdict => {
  const dit = ditPar(page)
  const { recherche: r, adresse: a } = page
  switch (attendu.sorte) {
    case 'adresse':
      return surUneAdresse(attendu, dit)
    case 'question':
      return dit.genre === 'question' && dit.communes === attendu.communes
        ? 'juste'
        : dit.genre === 'reserve' || dit.genre === 'question'
          ? 'faux'
          : 'trop sûr'
    case 'aucune':
      return surRien(attendu, dit)
    case 'angle':
      return a.lue !== null &&
        pareil(a.lue.voie, attendu.voies[0]) &&
        pareil(a.lue.croisement, attendu.voies[1]) &&
        (dit.genre === 'fait'
          ? contient(dit.libelle, attendu.commune) &&
            attendu.voies.every((v) => contient(dit.libelle, v))
          : dit.genre === 'reserve')
        ? dit.genre === 'fait'
          ? 'juste'
          : 'faux'
        : dit.genre === 'fait'
          ? 'trop sûr'
          : 'faux'
    case 'numero':
      return surUneListe(
        page,
        (l) => r.total === 1 && l[0]?.numeroImmatriculation === attendu.numero,
      )
    case 'nom':
      return surUneListe(
        page,
        ([l]) =>
          l !== undefined &&
          propre(l.nom) === propre(attendu.nom) &&
          (attendu.codePostal === undefined
            ? pareil(l.commune, attendu.commune)
            : l.codePostal === attendu.codePostal),
      )
    case 'lieu':
      return surUneListe(page, (lignes) =>
        lignes.every(
          (l) =>
            pareil(l.commune, attendu.commune) &&
            (attendu.codePostal === undefined || l.codePostal === attendu.codePostal),
        ),
      )
    case 'departement':
      return surUneListe(page, (lignes) =>
        lignes.every((l) => l.codePostal.startsWith(attendu.code)),
      )
    case 'clef':
      return surUneListe(page, (lignes) =>
        attendu.numeros === null
          ? r.syndic !== null
          : lignes.every((l) => attendu.numeros?.includes(l.numeroImmatriculation)),
      )
    case 'clef-fausse':
      return r.total === 0 && r.clef?.valide === false ? 'juste' : r.total > 0 ? 'trop sûr' : 'faux'
  }
}
