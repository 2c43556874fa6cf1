import { compose, parametres, type Tx } from '@registre/db'

/** Words beyond this are too many to be looked up one by one. */
const MAX_MOTS = 3_000
/** Three plain characters in a row: the index of the words can look for them. */
const TROIS = /[^%_]{3}/

/** What the directory holds of a pattern of one word. */
export interface MotsTrouves {
  /** The words that match, of names and of addresses; null: too many. */
  mots: { nom_n: readonly string[]; adresse_n: readonly string[] } | null
  /** Names and addresses that hold one of them, at most. */
  noms: number
  adresses: number
  /** Names, and addresses, that hold the commonest of them. */
  nomsCommun: number
  adressesCommun: number
}
/** A range of an index, as a LIKE pattern that begins with plain characters. */
export interface Plage {
  colonne: 'numero' | 'nom_n' | 'adresse_n'
  motif: string
}
export const clePlage = ({ colonne, motif }: Plage): string => `${colonne} ${motif}`

export interface Sondage {
  /** Size of the directory. */
  lignes: number
  mots: ReadonlyMap<string, MotsTrouves>
  plages: ReadonlyMap<string, number>
}

/** Size of a directory that nobody asked about: everything is small beside it. */
const INCONNU = 1e9

/** The row of the whole directory; those of words and ranges follow, with the same columns. */
const TAILLE = `select '' as cle, 1 as nombre, null::text[] as dans_noms, null::text[] as dans_adresses, reltuples::int as noms, 0 as adresses, 0 as noms_commun, 0 as adresses_commun from pg_class where oid = 'annuaire'::regclass`

/** Looks the patterns of words up, and counts ranges up to `plafond`: one round trip. */
export const sonder = async (
  tx: Pick<Tx, 'sql'>,
  motifs: readonly string[],
  plages: readonly Plage[],
  plafond: number,
): Promise<Sondage> => {
  const uniques = [...new Set(motifs)]
  if (uniques.length + plages.length === 0)
    return { lignes: INCONNU, mots: new Map(), plages: new Map() }
  const { params, place } = parametres()
  const parMot = uniques.map((motif) => {
    const p = place(motif)
    return `select ${p}::text, count(*)::int, case when count(*) <= ${MAX_MOTS} then array_agg(mot) filter (where nb_noms > 0) end, case when count(*) <= ${MAX_MOTS} then array_agg(mot) filter (where nb_adresses > 0) end,
        coalesce(sum(nb_noms), 0)::int, coalesce(sum(nb_adresses), 0)::int, coalesce(max(nb_noms), 0), coalesce(max(nb_adresses), 0)
      from annuaire_mot where ${TROIS.test(motif) ? 'mot' : `(mot || '')`} like ${p}`
  })
  const parPlage = plages.map((plage) => {
    const lignes = `select 1 from annuaire where ${plage.colonne} collate "C" like ${place(plage.motif)} limit ${plafond}`
    return `select ${place(clePlage(plage))}::text, 1, null, null, count(*)::int, 0, 0, 0 from (${lignes}) x`
  })
  const rows = await tx.sql(
    compose(TAILLE, [TAILLE, ...parMot, ...parPlage].join(' union all ')),
    params,
  )
  const parCle = new Map(rows.map((r) => [r.cle, r]))
  return {
    lignes: Math.max(1, parCle.get('')?.noms ?? 1),
    mots: new Map(
      uniques.map((motif) => {
        const {
          nombre = 0,
          dans_noms = null,
          dans_adresses = null,
          noms = 0,
          adresses = 0,
          noms_commun = 0,
          adresses_commun = 0,
        } = parCle.get(motif) ?? {}
        const mots =
          nombre > MAX_MOTS ? null : { nom_n: dans_noms ?? [], adresse_n: dans_adresses ?? [] }
        return [
          motif,
          { mots, noms, adresses, nomsCommun: noms_commun, adressesCommun: adresses_commun },
        ]
      }),
    ),
    plages: new Map(plages.map((p) => [clePlage(p), parCle.get(clePlage(p))?.noms ?? 0])),
  }
}
