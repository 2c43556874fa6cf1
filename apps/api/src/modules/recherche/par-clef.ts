import type { Tx } from '@registre/db'
import { estSiret } from '@registre/domain'

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

const DU_SYNDIC =
  `select f.copropriete_id, t.raison_sociale as syndic, (count(*) over ())::int as total from teledeclarant t join copropriete c on c.teledeclarant_id = t.id
   join fiche f on f.copropriete_id = c.id where t.type = 'PRO' and t.siret = $1 and f.type_syndic = 'PROFESSIONNEL' order by f.nom, f.numero limit $2 offset $3` as const
const DE_LA_PARCELLE =
  `select a.copropriete_id, null::text as syndic, (count(*) over ())::int as total from annuaire a
   where a.copropriete_id in (select p.copropriete_id from parcelle p where p.id_parcelle = $1) order by a.numero limit $2 offset $3` as const

/** The co-ownerships of a key, and the name of the syndic whose SIRET it is. */
export const chercherParClef = async (
  tx: Pick<Tx, 'sql'>,
  { genre, valeur }: Clef,
  { limite, depart }: { limite: number; depart: number },
): Promise<{ nom: string | null; ids: number[]; total: number }> => {
  const rows = await tx.sql(genre === 'siret' ? DU_SYNDIC : DE_LA_PARCELLE, [
    valeur,
    limite,
    depart,
  ])
  return {
    nom: rows[0]?.syndic ?? null,
    ids: rows.map((r) => r.copropriete_id),
    total: rows[0]?.total ?? 0,
  }
}
