import * as z from 'zod'
import { flag, id, texteCourt, texteRequis } from './primitives/index.ts'

/** A view of a list that somebody kept: of the keepers' queue, or of a firm's co-ownerships. */
export const vueGardee = z
  .object({
    id,
    nom: z.string(),
    /** What the address of the list says after its question mark. */
    recherche: z.string(),
    partagee: z.boolean(),
    auteur: z.string(),
    aMoi: z.boolean(),
    supprimable: z.boolean(),
  })
  .meta({ id: 'VueGardee' })

export const vueAGarder = z.strictObject({
  nom: texteRequis(60, 'Donnez un nom à la vue.'),
  recherche: texteCourt(500),
  partagee: flag.default(false),
})
