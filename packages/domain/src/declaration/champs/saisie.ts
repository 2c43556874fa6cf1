import { afficherNumero, normaliserNumero } from '../../copropriete/numero.ts'
import { normaliserTexte } from '../../doublon/adresse.ts'
import { normaliserSiret } from '../../identifiants/siret.ts'
import { normalizeDateText } from '../../kernel/date-text.ts'
import { fauteDeJour, parseFrDate } from '../../kernel/dates.ts'
import { ecrireEntier, readNumberText } from '../../kernel/number-text.ts'
import { motsDesCodes } from './ecrire.ts'
import type { Rangee } from './genres.ts'
import { champVise } from './tables.ts'

// What people type, on a screen or in a workbook: one reader for each kind.

/** How what is typed is read. */
export type GenreSaisi = 'jour' | 'compte' | 'montant' | 'siret' | 'numero' | 'drapeau' | 'texte'
export type Saisi = string | number | boolean
/** What was read, and whether cents were rounded; or what must be said of it. */
export type Lecture = { valeur: Saisi; arrondi?: boolean } | { refus: string }

const LIMITE = 1_000_000_000
/** What is said of cents, where nobody rounds them. */
export const SANS_CENTIMES = 'Saisissez un nombre entier, sans décimale.'
const REFUS = {
  compte: SANS_CENTIMES,
  montant: 'Saisissez un montant en euros, par exemple 6 300.',
  drapeau: 'Répondez par « oui » ou « non ».',
}
const OUI = new Set(['oui', 'vrai', 'true', '1', 'o'])
const NON = new Set(['non', 'faux', 'false', '0', 'n'])

/** How a kind of datum is typed. */
export const genreSaisi = ({ genre }: Pick<Rangee<never>, 'genre'>): GenreSaisi => {
  if (genre === 'arrete' || genre === 'arretes' || genre === 'jours') return 'jour'
  if (genre.startsWith('compte') || genre === 'annee') return 'compte'
  return genre === 'jour' ||
    genre === 'montant' ||
    genre === 'siret' ||
    genre === 'numero' ||
    genre === 'drapeau'
    ? genre
    : 'texte'
}

/** How the field of a dotted path is typed. */
export const genreDe = (chemin: string): GenreSaisi => {
  const vise = champVise(chemin)
  return vise === null || vise.fin === 'type' ? 'texte' : genreSaisi(vise.fait ?? vise.champ)
}

const nombre = (saisi: Saisi): number | null => {
  const lu = typeof saisi === 'string' ? readNumberText(saisi) : saisi
  return typeof lu === 'number' && Math.abs(lu) <= LIMITE ? lu : null
}

/**
 * Reads a whole number as people write it (`12 500`, `14 lots`, `6 300,00 €`); null when it is not
 * one.
 */
export const lireEntier = (saisi: Saisi): number | null => {
  const lu = nombre(saisi)
  return lu !== null && Number.isInteger(lu) ? lu : null
}

/** Reads an amount in whole euros: cents are rounded, and it is said. Null when it is no amount. */
export const lireMontant = (saisi: Saisi): { euros: number; arrondi: boolean } | null => {
  const lu = nombre(saisi)
  return lu === null ? null : { euros: Math.round(lu), arrondi: !Number.isInteger(lu) }
}

const lireChoix = (mots: Readonly<Record<string, string>>, mot: string): Lecture => {
  const pareil = (texte: string): boolean => normaliserTexte(texte) === normaliserTexte(mot)
  const [code] = Object.entries(mots).find(([c, dit]) => pareil(dit) || pareil(c)) ?? []
  return code === undefined
    ? {
        refus: `Choisissez l’un de ces mots : ${Object.values(mots)
          .map((m) => `« ${m} »`)
          .join(', ')}.`,
      }
    : { valeur: code }
}

/** Reads what was typed for a datum, whatever it was typed in. */
export const lireSaisie = (champ: Rangee<never>, saisi: Saisi): Lecture => {
  const texte = String(saisi).trim()
  switch (genreSaisi(champ)) {
    case 'jour': {
      const valeur = typeof saisi === 'string' ? parseFrDate(normalizeDateText(texte)) : null
      return valeur === null ? { refus: fauteDeJour(texte) ?? '' } : { valeur }
    }
    case 'compte': {
      const valeur = lireEntier(saisi)
      return valeur === null ? { refus: REFUS.compte } : { valeur }
    }
    case 'montant': {
      const lu = lireMontant(saisi)
      return lu === null ? { refus: REFUS.montant } : { valeur: lu.euros, arrondi: lu.arrondi }
    }
    case 'drapeau': {
      const mot = texte.toLowerCase()
      return OUI.has(mot) || NON.has(mot) ? { valeur: OUI.has(mot) } : { refus: REFUS.drapeau }
    }
    case 'siret':
      return { valeur: normaliserSiret(texte) }
    case 'numero':
      return { valeur: normaliserNumero(texte) ?? texte }
    case 'texte':
      if (champ.mots) return lireChoix(motsDesCodes(champ), texte)
      return champ.max !== undefined && texte.length > champ.max
        ? { refus: `Ce texte compte ${champ.max} caractères au plus.` }
        : { valeur: texte }
  }
}

/** What a field holds once it is left: the same value, written as the register writes it. */
export const rangerSaisi = (chemin: string, saisi: string): string => {
  switch (genreDe(chemin)) {
    case 'jour':
      return normalizeDateText(saisi)
    case 'compte':
      return String(lireEntier(saisi) ?? saisi)
    case 'montant': {
      const lu = lireMontant(saisi)
      return lu === null ? saisi : ecrireEntier(lu.euros)
    }
    case 'siret':
      return normaliserSiret(saisi)
    case 'numero':
      return afficherNumero(normaliserNumero(saisi) ?? saisi)
    default:
      return saisi
  }
}

/** What is wrong of a text typed in a field: it is no day, or no number. Null when it can be read. */
export const fauteDeForme = (chemin: string, saisi: string): string | null => {
  const vise = champVise(chemin)
  const genre = genreDe(chemin)
  if (vise === null || (genre !== 'jour' && genre !== 'compte' && genre !== 'montant')) return null
  const lu = lireSaisie(vise.fait ?? vise.champ, saisi)
  return 'refus' in lu ? lu.refus : null
}
