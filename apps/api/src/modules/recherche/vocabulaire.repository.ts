import type { Tx } from '@registre/db'
import type { Vocabulaire } from '../lecture/vocabulaire.ts'

/** Words that one spelling may stand for, and beginnings or words that share most of their letters, are read up to these numbers. */
const MAX_PROCHES = 200
const MAX_DEBUTS = 12

const EXACTS =
  `select m.mot, m.nb_noms + m.nb_adresses as nombre from annuaire_mot m where m.mot = any($1::text[]) and m.nb_noms + m.nb_adresses > 0` as const
// Both tables hold the same words, in the order of bytes and in that of the language: a word found in
// the one is looked up by the index of the other under the latter's order.
const INCERTAINS =
  `select 'proche' as genre, q.mot as demande, p.mot, p.nombre from unnest($1::text[]) q(mot) cross join lateral (
    select m.mot, m.nb_noms + m.nb_adresses as nombre
      from (select distinct f.mot from formes_du_mot(q.mot) x(forme) join annuaire_forme f on f.forme = x.forme) f
      join annuaire_mot m on m.mot = f.mot collate "default" where m.nb_noms + m.nb_adresses > 0
      order by abs(length(m.mot) - length(q.mot)), nombre desc limit ${MAX_PROCHES}) p
  union all
  select 'proche', q.mot, p.mot, p.nombre from unnest($1::text[]) q(mot) cross join lateral (
    select m.mot, m.nb_noms + m.nb_adresses as nombre from annuaire_mot m
      where length(q.mot) >= 4 and m.mot % q.mot and m.nb_noms + m.nb_adresses > 0
      order by similarity(m.mot, q.mot) desc limit ${MAX_DEBUTS}) p
  union all
  select 'debut', q.mot, p.mot, p.nombre from unnest($2::text[]) q(mot) cross join lateral (
    select m.mot, m.nb_noms + m.nb_adresses as nombre from annuaire_mot m
      where m.mot like q.mot || '%' and m.nb_noms + m.nb_adresses > 0 and m.mot <> q.mot
      order by nombre desc limit ${MAX_DEBUTS}) p` as const
/** Words as they are written, with how many hold each. */
export const lireExacts = async (
  tx: Pick<Tx, 'sql'>,
  mots: readonly string[],
): Promise<Vocabulaire> => ({
  exacts: new Map(
    (await tx.sql(EXACTS, [[...mots]], { name: 'recherche-exacts' })).map((r) => [r.mot, r.nombre]),
  ),
  proches: new Map(),
  debuts: new Map(),
})

/** The same with what the uncertain words may mean: near words, and words that begin so. */
export const avecIncertains = async (
  tx: Pick<Tx, 'sql'>,
  v: Vocabulaire,
  proches: readonly string[],
  debuts: readonly string[],
): Promise<Vocabulaire> => {
  const nouveaux = proches.filter((m) => !v.proches.has(m))
  const commences = debuts.filter((m) => !v.debuts.has(m))
  if (nouveaux.length + commences.length === 0) return v
  const rows = await tx.sql(INCERTAINS, [nouveaux, commences], { name: 'recherche-incertains' })
  const deGenre = (genre: string, demandes: readonly string[]) =>
    demandes.map(
      (mot) => [mot, rows.filter((r) => r.genre === genre && r.demande === mot)] as const,
    )
  return {
    exacts: v.exacts,
    proches: new Map([...v.proches, ...deGenre('proche', nouveaux)]),
    debuts: new Map([...v.debuts, ...deGenre('debut', commences)]),
  }
}
