import { compose, parametres, type Tx } from '@registre/db'
import { type ColonneTexte, type CriteresAnnuaire, textesDe } from './criteres.ts'
import type { Texte } from './texte.ts'

/** Words beyond this are too many to be looked up one by one: what holds them may be anywhere. */
const MAX_MOTS = 3_000
/** Three plain characters in a row: the index of the words can look for them. */
const TROIS = /[^%_]{3}/

/** The words of the directory that are like a pattern, and how many entries hold them, at most. */
export interface Groupe {
  motif: string
  /** Null: too many. */
  mots: readonly string[] | null
  nom_n: number
  adresse_n: number
}
export interface Vocabulaire {
  /** Size of the directory. */
  lignes: number
  groupes: ReadonlyMap<string, Groupe>
}

const MODELE = `select '' as motif, null::text[] as mots, reltuples::int as noms, 0 as adresses from pg_class where oid = 'annuaire'::regclass`

/** Looks up what each text of a search holds for sure: one round trip. */
export const lireGroupes = async (
  tx: Pick<Tx, 'sql'>,
  c: CriteresAnnuaire,
): Promise<Vocabulaire> => {
  const { params, place } = parametres()
  const motifs = [...new Set(textesDe(c).flatMap(({ texte }) => texte.traces))]
  const lectures = motifs.map((motif) => {
    const p = place(motif)
    return `select ${p}::text, case when count(*) <= ${MAX_MOTS} then coalesce(array_agg(mot), '{}') end, coalesce(sum(nb_noms), 0)::int, coalesce(sum(nb_adresses), 0)::int
      from annuaire_mot where ${TROIS.test(motif) ? 'mot' : `(mot || '')`} like ${p} and nb_noms + nb_adresses > 0`
  })
  const rows = await tx.sql(compose(MODELE, [MODELE, ...lectures].join(' union all ')), params)
  const groupes = new Map(
    rows.map(({ motif, mots, noms, adresses }) => [
      motif,
      { motif, mots, nom_n: noms, adresse_n: adresses },
    ]),
  )
  return { lignes: Math.max(1, groupes.get('')?.nom_n ?? 1), groupes }
}

/** What a text holds for sure, the rarest first. */
export const groupesDe = (
  { traces }: Texte,
  colonnes: readonly ColonneTexte[],
  { groupes }: Vocabulaire,
): Groupe[] =>
  traces
    .flatMap((t) => groupes.get(t) ?? [])
    .toSorted((a, b) => nombreDe(a, colonnes) - nombreDe(b, colonnes))

/** How many entries hold a word of the group where it is looked for, at most. */
export const nombreDe = (g: Groupe, colonnes: readonly ColonneTexte[]): number =>
  colonnes.reduce((n, colonne) => n + g[colonne], 0)

/**
 * A list of entries is compared with each word that it was asked by: 0.1 µs each, so that 300 words of
 * 30,000 entries took a second. Beyond, a pass of the table costs less.
 */
const MAX_COMPARAISONS = 2_000_000
/**
 * So many words are not worth being crossed with rarer ones: beside 300 entries, 60 took 0.7 ms, 300
 * took 12 ms, and reading these entries 3 ms.
 */
const MAX_CROISES = 60

/** The groups that an index of words is asked for, the rarest first. */
export const groupesLus = (
  texte: Texte,
  colonnes: readonly ColonneTexte[],
  v: Vocabulaire,
): Groupe[] => {
  const [rare, ...autres] = groupesDe(texte, colonnes, v).filter((g) => g.mots !== null)
  return !rare || nombreDe(rare, colonnes) * (rare.mots?.length ?? 0) > MAX_COMPARAISONS
    ? []
    : [rare, ...autres.filter((g) => (g.mots?.length ?? 0) <= MAX_CROISES)]
}

/** How many numbers begin so, at most. */
const numeros = (debut: string): number => 10 ** (9 - debut.replaceAll(/[%_]/g, '').length)

/** How many entries match, as if words did not go together; none for sure: 0. */
export const estimer = (c: CriteresAnnuaire, v: Vocabulaire): number =>
  textesDe(c).reduce((n, { texte, colonnes }) => {
    if (texte.numero) return n / v.lignes
    const parMots = groupesDe(texte, colonnes, v).reduce(
      (p, g) => p * Math.min(1, nombreDe(g, colonnes) / v.lignes),
      colonnes.length === 0 ? 0 : 1,
    )
    const parNumero = texte.debutNumero === null ? 0 : numeros(texte.debutNumero) / v.lignes
    return n * Math.min(1, parMots + parNumero)
  }, v.lignes)
