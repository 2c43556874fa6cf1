import type { RowOf, Tx } from '@registre/db'
import { codesInseeDe } from '../lecture/lieu-du-code.ts'
import type { Place } from '../question/noms-de-communes.ts'

const FIRMES =
  `select id, raison_sociale as nom from teledeclarant where type = 'PRO' and f_unaccent(lower(raison_sociale)) like $1 and f_unaccent(lower(raison_sociale)) like all ($2::text[]) order by (f_unaccent(lower(raison_sociale)) = $3) desc, id limit $4` as const
const DE_FIRMES =
  `select f.copropriete_id, (count(*) over ())::int as total from copropriete c join fiche f on f.copropriete_id = c.id
   where c.teledeclarant_id = any($1::int[]) and f.type_syndic = 'PROFESSIONNEL'
     and (cardinality($2::text[]) = 0 or f.code_insee = any($2)) and (cardinality($3::text[]) = 0 or f.code_postal = any($3))
     and (cardinality($4::text[]) = 0 or exists (select from annuaire a where a.copropriete_id = f.copropriete_id and a.code_departement = any($4))) order by f.nom, f.numero limit $5 offset $6` as const
export type FirmeRow = RowOf<typeof FIRMES>

/** Firms whose name holds every one of these words, letters and digits alone: the longest leads to them; the one of that whole name first. */
export const trouverFirmes = (
  tx: Pick<Tx, 'sql'>,
  mots: readonly string[],
  nom: string,
  max: number,
): Promise<FirmeRow[]> => {
  const [plusLong = '', ...autres] = mots
    .toSorted((a, b) => b.length - a.length)
    .map((m) => `%${m}%`)
  return tx.sql(FIRMES, [plusLong, autres, nom, max])
}

/** A page of the registered co-ownerships of these firms, in a place or anywhere, by name, with how many there are. */
export const coproprietesDeFirmes = (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
  lieu: Place | null,
  { limite, depart }: { limite: number; depart: number },
): Promise<RowOf<typeof DE_FIRMES>[]> =>
  tx.sql(DE_FIRMES, [
    [...ids],
    lieu ? codesInseeDe(lieu) : [],
    lieu?.codesPostaux ?? [],
    lieu?.departements ?? [],
    limite,
    depart,
  ])
