import { queryOf } from '../../lib/api/index.ts'

/** Reads an establishment; the screen itself says when it cannot. */
export const etablissementQuery = (id: number) =>
  queryOf('lireEtablissement')({ params: { id } }, { silent: true })
