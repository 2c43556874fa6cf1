import { arrondissement, MOTS_VIDES } from '@registre/territoires'
import { equivalents } from '../question/equivalences.ts'
import { lieuEntier } from './lieu-dit.ts'
import { codesInseeDe, lieuDuCode } from './lieu-du-code.ts'
import type { Place } from '../question/noms-de-communes.ts'
import { lireQuestion } from '../question/question.ts'

/** A key that names things by itself: a firm or the establishment of a syndic, or a parcel. */
export interface Clef {
  genre: 'siret' | 'siren' | 'parcelle'
  valeur: string
  /** False for a number that cannot be, a digit wrong, missing or there twice, and for a parcel of no commune. */
  valide: boolean
  /** What a parcel may be in full: a commune has the plans of those it took in. */
  parcelles?: readonly string[]
}

/** « Section MA n° 8740 », « MA8740 », « section 31 parcelle 12 »; the prefix of no commune left out. */
const NUMERO = String.raw`[^\p{L}\d]*(?:(?:n[°o]?|num[eé]ros?|parcelles?)[^\p{L}\d]*)?0*(?<numero>\d{1,4})(?![\p{L}\d])`
const DITE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:000[^\p{L}\d]*)?(?:(?<section>[a-z]{2})|(?<=(?:section|cadastr[eé]{1,2}s?|parcelles?|n[°o])[^\p{L}\d]*)(?<seule>[a-z])|(?<=section[^\p{L}\d]*)(?<chiffres>\d{1,2}))${NUMERO}`,
  'giu',
)
const NUMERO_D_ABORD =
  /(?<!\p{L})parcelles?[^\p{L}\d]*(?:n[°o]?|num[eé]ro)?[^\p{L}\d]*0*(?<numero>\d{1,4})(?!\d)[^\p{L}\d]*(?:de la )?section[^\p{L}\d]*(?<section>[a-z]{1,2})(?!\p{L})/giu
/** What says that a parcel is meant. */
const MOTS_DU_CADASTRE =
  /(?<!\p{L})(?:(?:r[eé]f[eé]rences?|r[eé]f)(?=[^\p{L}]*cad)|parcelles?|cadastr\p{L}*|section)(?!\p{L})/giu
/** Two letters before a number that are a section; an abbreviation is one where the land register is named: « section DR ». */
const estUneSection = (lettres: string, explicite: boolean): boolean =>
  !MOTS_VIDES.has(lettres) &&
  lettres !== 'no' &&
  (explicite || (equivalents(lettres).length === 1 && !/^(?:bp|cs|cp|rn|rd|km|pk)$/.test(lettres)))

/** The plans that a place may have, those of other districts left out. */
export const codesDesPlans = (lieu: Place): string[] =>
  codesInseeDe(lieu).filter((code) => {
    const codes = arrondissement(code)?.codesPostaux
    return (
      !codes || lieu.codesPostaux.length === 0 || codes.some((c) => lieu.codesPostaux.includes(c))
    )
  })

/** The parcels that a text says by their section, their number and their commune; null for another text. */
export const parcelleDite = (q: string): Clef | null => {
  const texte = q
    // « AB 12 et 13 », « AB 12 et AC 15 ».
    .replaceAll(
      /(?<![\p{L}\d])([a-z]{2})([^\p{L}\d]*(?:n[°o]?|num[eé]ros?)?[^\p{L}\d]*\d{1,4})\s*(?:et|,|&)\s*(?=\d{1,4}(?!\d))/giu,
      '$1$2 ; $1 ',
    )
    .replaceAll(/(?<=\d)[^\p{L}\d]*et[^\p{L}\d]*(?=[a-z]{2}[^\p{L}\d]*\d)/giu, ' ; ')
  const explicite = new RegExp(MOTS_DU_CADASTRE, 'iu').test(q)
  const dAbord = [...texte.matchAll(NUMERO_D_ABORD)]
  const dites = (dAbord.length > 0 ? dAbord : [...texte.matchAll(DITE)]).filter(
    ({ groups: g }) =>
      g?.['section'] === undefined || estUneSection(g['section'].toLowerCase(), explicite),
  )
  const [premiere] = dites
  if (!premiere) return null
  const reste = dites.reduce((t, [tout]) => t.replace(tout, ' '), texte)
  const { jetons } = lireQuestion(reste.replaceAll(MOTS_DU_CADASTRE, ' ').replaceAll(';', ' '))
  const mots = jetons.filter((j) => !/^(?:numeros?|commune)$/.test(j.mot))
  const [seul, autre] = mots
  const lieu =
    seul?.genre === 'code-postal' && !autre ? lieuDuCode(seul.mot, null) : lieuEntier(mots)
  // Beside an address, it says nothing more.
  if (lieu === null && (!explicite || jetons.some((j) => !j.secondaire))) return null
  const lues = dites.map(({ groups: g }) => ({
    section: (g?.['section'] ?? g?.['seule'] ?? g?.['chiffres'] ?? '').toUpperCase(),
    numero: g?.['numero'] ?? '',
  }))
  const codes = lieu ? codesDesPlans(lieu) : []
  return {
    genre: 'parcelle',
    valeur: `${lues.map((l) => `${l.section} ${l.numero}`).join(' et ')}${lieu ? `, ${lieu.nom}` : ''}`,
    valide: codes.length > 0,
    // The plans of a commune that was taken in bear its three last digits.
    parcelles: codes.flatMap((code) =>
      ['000', ...codes.map((c) => c.slice(2))].flatMap((prefixe) =>
        lues.map(
          (l) => `${code}${prefixe}${l.section.padStart(2, '0')}${l.numero.padStart(4, '0')}`,
        ),
      ),
    ),
  }
}
