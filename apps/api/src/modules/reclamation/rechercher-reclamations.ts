import type { contract, HandlerInput } from '@registre/contract'
import type { Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { versLigne } from './reclamation.mapper.ts'
import { rechercherRows } from './reclamation.repository.ts'

type Criteres = HandlerInput<(typeof contract)['rechercherReclamations']>['body']

/** A page of the messages received. Throws `recherche-trop-large`. */
export const rechercherReclamations = async (
  { deps }: Ctx,
  { paginationOptions: p, etat, texte }: Criteres,
) => {
  const { rows, total } = await boundedSearch(deps.db, (tx) =>
    rechercherRows(tx, {
      etat,
      texte,
      depuis: (p.pageNumber - 1) * p.pageSize,
      nombre: p.pageSize,
    }),
  )
  return { reclamations: rows.map(versLigne), totalItems: total }
}
