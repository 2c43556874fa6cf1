import { queryOf } from '../../lib/api/index.ts'

/** A deposit, for its route too: apart from the component, which only that screen loads. */
export const depotQuery = (id: number) =>
  queryOf('lirePortefeuille')({ params: { id } }, { silent: true })
