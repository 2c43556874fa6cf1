import type { Tx } from '@registre/db'
import { estSiret } from '@registre/domain'
import { communeActuelle } from '@registre/territoires'
import { lireParClef } from './par-clef.repository.ts'

/** A key that names things by itself: the establishment of a syndic, or a parcel. */
export interface Clef {
  genre: 'siret' | 'parcelle'
  valeur: string
  /** False for a SIRET that cannot be: a digit is wrong, missing, or there twice. */
  valide: boolean
}

/** Commune, prefix, section of one or two letters, number. */
const PARCELLE = /^(?:\d{5}|2[AB]\d{3})\d{3}(?:0?[A-Z]|[A-Z]{2})\d{4}$/

/** The same as people write it, without the prefix of three zeros nor those of its number. */
const PARCELLE_COURTE = /^(\d{5}|2[AB]\d{3})([A-Z]{1,2})(\d{1,4})$/

/** So many digits and nothing else are a SIRET, right or wrong. */
const PRESQUE_SIRET = /^\d{12,16}$/

/** In Alsace and Moselle a section is a number: such a parcel is fourteen digits, as a SIRET is. */
const SECTION_EN_CHIFFRES = /^(?:57|67|68)\d{3}000\d{6}$/

/** The key that a text is, spaces and signs left out; null for another text. */
export const lireClef = (q: string): Clef | null => {
  const [, dit = '', suite = ''] =
    /^\s*(?:N[°O]\s*)?(SIRET|PARCELLE|CADASTRE)?\b(.*)$/s.exec(q.toUpperCase()) ?? []
  const valeur = suite.replaceAll(/[^A-Z0-9]/g, '')
  const enChiffres =
    SECTION_EN_CHIFFRES.test(valeur) && dit !== 'SIRET' && (dit !== '' || !estSiret(valeur))
  if (enChiffres && communeActuelle(valeur.slice(0, 5)))
    return { genre: 'parcelle', valeur, valide: true }
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
    : null
}

/** The co-ownerships of a key, and the name of the syndic whose SIRET it is. */
export const chercherParClef = async (
  tx: Pick<Tx, 'sql'>,
  { genre, valeur, valide }: Clef,
  { limite, depart }: { limite: number; depart: number },
): Promise<{ nom: string | null; ids: number[]; total: number }> => {
  if (!valide) return { nom: null, ids: [], total: 0 }
  const rows = await lireParClef(tx, genre, [valeur, limite, depart])
  return {
    nom: rows[0]?.syndic ?? null,
    ids: rows.map((r) => r.copropriete_id),
    total: rows[0]?.total ?? 0,
  }
}
