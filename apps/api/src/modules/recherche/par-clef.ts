import type { Tx } from '@registre/db'
import { estSiren, estSiret } from '@registre/domain'
import { arrondissement, communeActuelle } from '@registre/territoires'
import { communesDuCode, lieuDuCode } from '../lecture/lieu-du-code.ts'
import { type Clef, codesDesPlans, parcelleDite } from '../lecture/parcelle-dite.ts'
import { lireDeLaParcelle, lireDuSyndic } from './par-clef.repository.ts'

/** Commune, prefix, section of one or two letters, number. */
const PARCELLE = /^(?:\d{5}|2[AB]\d{3})\d{3}(?:0?[A-Z]|[A-Z]{2})\d{4}$/

/** The same as people write it, without the prefix of three zeros nor those of its number. */
const PARCELLE_COURTE = /^(\d{5}|2[AB]\d{3})(?:000)?([A-Z]{1,2})(\d{1,4})$/

/** So many digits and nothing else are a SIRET, right or wrong. */
const PRESQUE_SIRET = /^\d{12,16}$/

/** In Alsace and Moselle a section is a number: such a parcel is fourteen digits, as a SIRET is. */
const SECTION_EN_CHIFFRES = /^(?:57|67|68)\d{3}000\d{6}$/

/** What people write before the number of a firm. */
const AVANT_UNE_FIRME =
  /^\s*(?:N°\s*|(?:NO|NUM[EÉ]RO|SYNDIC|CABINET|RCS(?:\s+[A-ZÀ-Ÿ'’-]+)*|TVA\s*(?:FR)?\s*\d{2})[\s:]+|TVA\s*(?:FR)?\s*\d{2}(?=\d{9}$))*/

/** The key that a text is, spaces and signs left out; null for another text. */
export const lireClef = (q: string): Clef | null => {
  const [, dit = '', suite = ''] =
    /^(?:(SIRET|SIREN|PARCELLE|CADASTRE)\b(?:\s*N(?:°|O\b))?|\b)(.*)$/s.exec(
      q.toUpperCase().replace(AVANT_UNE_FIRME, ''),
    ) ?? []
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
    commune !== undefined && (dit !== '' || communesDuCode(commune).length > 0)
      ? `${commune}000${section}${numero.padStart(4, '0')}`
      : valeur
  if (!PARCELLE.test(entiere)) return parcelleDite(q)
  const id = entiere.replace(/(?<=^.{8})([A-Z])(?=\d)/, '0$1')
  const code = id.slice(0, 5)
  // A postal code in the place of that of the commune.
  const postal = communeActuelle(code) || arrondissement(code) ? null : lieuDuCode(code, null)
  const plans = postal ? codesDesPlans(postal) : [code]
  return {
    genre: 'parcelle',
    valeur: id,
    valide: plans.length > 0,
    parcelles: plans.map((c) => `${c}${id.slice(5)}`),
  }
}

/** The co-ownerships of a key, and the name of the syndic whose SIRET it is. */
export const chercherParClef = async (
  tx: Pick<Tx, 'sql'>,
  { genre, valeur, valide, parcelles = [valeur] }: Clef,
  page: { limite: number; depart: number },
): Promise<{ nom: string | null; lieu: null; ids: number[]; total: number }> => {
  if (!valide) return { nom: null, lieu: null, ids: [], total: 0 }
  const rows =
    genre === 'parcelle'
      ? await lireDeLaParcelle(tx, parcelles, page)
      : await lireDuSyndic(tx, [valeur, valeur.padEnd(14, '9')], page)
  return {
    nom: rows[0]?.syndic ?? null,
    lieu: null,
    ids: rows.map((r) => r.copropriete_id),
    total: rows[0]?.total ?? 0,
  }
}
