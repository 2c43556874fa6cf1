import type { Tx } from '@registre/db'
import { estSiret } from '@registre/domain'
import { lireParClef } from './par-clef.repository.ts'

/** A key that names things by itself: the establishment of a syndic, or a parcel. */
export interface Clef {
  genre: 'siret' | 'parcelle'
  valeur: string
}

/** Commune, prefix, section of one or two letters, number. */
const PARCELLE = /^(?:\d{5}|2[AB]\d{3})\d{3}(?:0?[A-Z]|[A-Z]{2})\d{4}$/

/** The key that a text is, spaces and signs left out; null for another text, or a SIRET whose last digit is wrong. */
export const lireClef = (q: string): Clef | null => {
  const valeur = q
    .toUpperCase()
    .replace(/^\s*(?:SIRET|PARCELLE|CADASTRE)\b/, '')
    .replaceAll(/[^A-Z0-9]/g, '')
  if (/^\d{14}$/.test(valeur)) return estSiret(valeur) ? { genre: 'siret', valeur } : null
  return PARCELLE.test(valeur)
    ? { genre: 'parcelle', valeur: valeur.replace(/(?<=^.{8})([A-Z])(?=\d)/, '0$1') }
    : null
}

/** The co-ownerships of a key, and the name of the syndic whose SIRET it is. */
export const chercherParClef = async (
  tx: Pick<Tx, 'sql'>,
  { genre, valeur }: Clef,
  { limite, depart }: { limite: number; depart: number },
): Promise<{ nom: string | null; ids: number[]; total: number }> => {
  const rows = await lireParClef(tx, genre, [valeur, limite, depart])
  return {
    nom: rows[0]?.syndic ?? null,
    ids: rows.map((r) => r.copropriete_id),
    total: rows[0]?.total ?? 0,
  }
}
