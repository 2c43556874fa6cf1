import { normaliserTexte } from '@registre/domain'
import type { Page } from './annuaire.sql.ts'
import type { CriteresAnnuaire } from './criteres.ts'

export const MORCEAUX = [
  'le',
  'la',
  'les',
  'des',
  'parc',
  'parcs',
  'clos',
  'c',
  'z',
  'dre',
  'cedre',
  'cedres',
  'ac',
  '12',
  '1',
  'aa0',
  'villa',
  'éZ',
  'l’île',
  'rue',
  'xq',
]
export const LIEUX = [
  ['37000', '37261', '37'],
  ['37100', '37261', '37'],
  ['75002', '75056', '75'],
] as const
export const ETATS = ['IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_A_RATTACHER', 'FUTUR'] as const

/** Few values, so that equal ones are common. */
export const LOTS = [null, 2, 2, 10] as const

export interface Ligne {
  id: number
  numero: string
  nom: string
  adresse: string
  lieu: (typeof LIEUX)[number]
  etat: (typeof ETATS)[number]
  lots: (typeof LOTS)[number]
}

/** The same answers, worked out on everything: LIKE as a regular expression. */
const ressemble = (texte: string, motif: string): boolean =>
  new RegExp(
    `^${motif
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('%', '.*')
      .replaceAll('_', '.')}$`,
    's',
  ).test(texte)
const textes = (l: Ligne): Record<'nom_n' | 'adresse_n', string> => ({
  nom_n: normaliserTexte(l.nom),
  adresse_n: normaliserTexte(l.adresse),
})
const convient = (l: Ligne, c: CriteresAnnuaire): boolean => {
  const t = textes(l)
  const a = (
    texte: CriteresAnnuaire['libre'],
    colonnes: readonly ('nom_n' | 'adresse_n')[],
  ): boolean => {
    if (texte === null) return true
    if (texte.numero) return l.numero === texte.numero
    const { debut, debutNumero } = texte
    const dans = (motif: string): boolean => colonnes.some((col) => ressemble(t[col], motif))
    return (
      (debutNumero !== null && ressemble(l.numero, debutNumero)) ||
      (debut ? dans(debut) : texte.motifs.length > 0 && texte.motifs.every(dans))
    )
  }
  return (
    a(c.libre, ['nom_n', 'adresse_n']) &&
    a(c.nom, ['nom_n']) &&
    c.voies.every((v) => a(v, ['adresse_n'])) &&
    (c.commune === '' || l.lieu[1] === c.commune) &&
    (c.codesPostaux === null || c.codesPostaux.includes(l.lieu[0])) &&
    (c.departements === null || c.departements.includes(l.lieu[2])) &&
    (c.etats === null || c.etats.includes(l.etat))
  )
}

const octets = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const CLES: Record<Page['tri'], (a: Ligne, b: Ligne) => number> = {
  nom: (a, b) => octets(textes(a).nom_n, textes(b).nom_n),
  numero: () => 0,
  commune: (a, b) => octets(a.lieu[1], b.lieu[1]),
  nombreLots: (a, b) => (a.lots ?? 0) - (b.lots ?? 0),
}
/** Those without a name, or without lots, come last in both directions. */
const enDernier = (l: Ligne, { tri }: Page): number =>
  (tri === 'nom' && textes(l).nom_n === '') || (tri === 'nombreLots' && l.lots === null) ? 1 : 0

/** Identifiers of all that match, in the order of a page. */
export const attendues = (lignes: readonly Ligne[], c: CriteresAnnuaire, page: Page): number[] => {
  const sens = page.descendant ? -1 : 1
  return lignes
    .filter((l) => convient(l, c))
    .toSorted(
      (a, b) =>
        enDernier(a, page) - enDernier(b, page) ||
        sens * (CLES[page.tri](a, b) || octets(a.numero, b.numero)),
    )
    .map((l) => l.id)
}
