import type { Tx } from '@registre/db'
import { estSiren, estSiret } from '@registre/domain'
import { communeActuelle } from '@registre/territoires'
import { codesInseeDe, lieuEntier } from '../lecture/lieu-dit.ts'
import { lireQuestion } from '../lecture/question.ts'
import { lireDeLaParcelle, lireDuSyndic } from './par-clef.repository.ts'

/** A key that names things by itself: a firm or the establishment of a syndic, or a parcel. */
export interface Clef {
  genre: 'siret' | 'siren' | 'parcelle'
  valeur: string
  /** False for a number that cannot be, a digit wrong, missing or there twice, and for a parcel of no commune. */
  valide: boolean
  /** What a parcel may be in full: a commune has the plans of those it took in. */
  parcelles?: readonly string[]
}

/** Commune, prefix, section of one or two letters, number. */
const PARCELLE = /^(?:\d{5}|2[AB]\d{3})\d{3}(?:0?[A-Z]|[A-Z]{2})\d{4}$/

/** The same as people write it, without the prefix of three zeros nor those of its number. */
const PARCELLE_COURTE = /^(\d{5}|2[AB]\d{3})([A-Z]{1,2})(\d{1,4})$/

/** So many digits and nothing else are a SIRET, right or wrong. */
const PRESQUE_SIRET = /^\d{12,16}$/

/** In Alsace and Moselle a section is a number: such a parcel is fourteen digits, as a SIRET is. */
const SECTION_EN_CHIFFRES = /^(?:57|67|68)\d{3}000\d{6}$/

/** « Section MA n° 8740 », and « MA8740 » in one piece where a commune follows. */
const DITE =
  /(?<!\p{L})(?:(?:parcelles?|cadastr[eé]{1,2}s?|section|num[eé]ro|n[°o]?)(?!\p{L})[^\p{L}\d]*)+(?<section>[a-z]{1,2})[^\p{L}\d]*(?:n[°o]?|num[eé]ro)?[^\p{L}\d]*0*(?<numero>\d{1,4})(?![\p{L}\d])/iu
const NUMERO_D_ABORD =
  /(?<!\p{L})parcelles?[^\p{L}\d]*(?:n[°o]?|num[eé]ro)?[^\p{L}\d]*0*(?<numero>\d{1,4})(?!\d)[^\p{L}\d]*(?:de la )?section[^\p{L}\d]*(?<section>[a-z]{1,2})(?!\p{L})/iu
const EST_DITE = /(?<!\p{L})(?:parcelles?|cadastr[eé]{1,2}s?|section)(?!\p{L})/iu
const COLLEE = /^\s*(?<section>[a-z]{2})0*(?<numero>\d{2,4})\b(?=[^\p{L}\d]+\p{L})/iu

/** The parcel that a text says by its section, its number and its commune; null for another text. */
const parcelleDite = (q: string): Clef | null => {
  const dite = EST_DITE.test(q) ? (NUMERO_D_ABORD.exec(q) ?? DITE.exec(q)) : null
  const lue = dite ?? COLLEE.exec(q)
  if (lue === null) return null
  const [tout] = lue
  const { section = '', numero = '' } = lue.groups ?? {}
  const { jetons } = lireQuestion(q.replace(tout, ' ').replace(EST_DITE, ' '))
  const lieu = lieuEntier(jetons)
  // Beside an address, it says nothing more.
  if (lieu === null && (!dite || jetons.some((j) => !j.secondaire))) return null
  const plan = `${section.toUpperCase().padStart(2, '0')}${numero.padStart(4, '0')}`
  const codes = lieu ? codesInseeDe(lieu) : []
  return {
    genre: 'parcelle',
    valeur: `${section.toUpperCase()} ${numero}${lieu ? `, ${lieu.nom}` : ''}`,
    valide: codes.length > 0,
    // The plans of a commune that was taken in bear its three last digits.
    parcelles: codes.flatMap((code) =>
      ['000', ...codes.map((c) => c.slice(2))].map((prefixe) => `${code}${prefixe}${plan}`),
    ),
  }
}

/** The key that a text is, spaces and signs left out; null for another text. */
export const lireClef = (q: string): Clef | null => {
  const [, dit = '', suite = ''] =
    /^\s*(?:N[°O]\s*)?(SIRET|SIREN|PARCELLE|CADASTRE)?\b(.*)$/s.exec(q.toUpperCase()) ?? []
  const valeur = suite.replaceAll(/[^A-Z0-9]/g, '')
  const enChiffres =
    SECTION_EN_CHIFFRES.test(valeur) && dit !== 'SIRET' && (dit !== '' || !estSiret(valeur))
  if (enChiffres && communeActuelle(valeur.slice(0, 5)))
    return { genre: 'parcelle', valeur, valide: true }
  // Nine digits are a firm where their key says so.
  if (dit === 'SIREN' ? /^\d{8,10}$/.test(valeur) : estSiren(valeur))
    return { genre: 'siren', valeur, valide: estSiren(valeur) }
  if (PRESQUE_SIRET.test(valeur)) return { genre: 'siret', valeur, valide: estSiret(valeur) }
  const [, commune, section, numero = ''] = PARCELLE_COURTE.exec(valeur) ?? []
  const entiere =
    commune !== undefined && (dit !== '' || communeActuelle(commune))
      ? `${commune}000${section}${numero.padStart(4, '0')}`
      : valeur
  return PARCELLE.test(entiere)
    ? {
        genre: 'parcelle',
        valeur: entiere.replace(/(?<=^.{8})([A-Z])(?=\d)/, '0$1'),
        valide: true,
      }
    : parcelleDite(q)
}

/** The co-ownerships of a key, and the name of the syndic whose SIRET it is. */
export const chercherParClef = async (
  tx: Pick<Tx, 'sql'>,
  { genre, valeur, valide, parcelles = [valeur] }: Clef,
  page: { limite: number; depart: number },
): Promise<{ nom: string | null; ids: number[]; total: number }> => {
  if (!valide) return { nom: null, ids: [], total: 0 }
  const rows =
    genre === 'parcelle'
      ? await lireDeLaParcelle(tx, parcelles, page)
      : await lireDuSyndic(tx, [valeur, valeur.padEnd(14, '9')], page)
  return {
    nom: rows[0]?.syndic ?? null,
    ids: rows.map((r) => r.copropriete_id),
    total: rows[0]?.total ?? 0,
  }
}
