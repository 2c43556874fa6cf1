import { CODES_POINT, GRAVITES_POINT, LIEUX_POINT } from '@registre/domain'
import * as z from 'zod'
import { immatCoproprieteLue } from './blocs-lus.schema.ts'
import { dateFr, id, instant } from './primitives/index.ts'

/** A fact that whoever decides should look at. */
export const pointAVerifier = z
  .object({
    code: z.enum(CODES_POINT),
    gravite: z.enum(GRAVITES_POINT),
    phrase: z.string(),
    detail: z.string(),
    /** The part of the dossier that it speaks of. */
    ou: z.enum(LIEUX_POINT),
    /** The other co-ownership, or the other request, that it speaks of. */
    coproprieteId: id.optional(),
    demandeId: id.optional(),
  })
  .meta({ id: 'PointAVerifier' })

/** What was declared when a keeper asked for details. */
export const avantReponse = z.object({
  le: instant,
  contenu: immatCoproprieteLue.nullable(),
  mandat: z.object({ debut: dateFr, fin: dateFr, document: z.string().nullable() }).nullable(),
})

/** Who holds a request, for a keeper who opens it. */
export const verrou = z
  .object({
    pris: z.boolean(),
    parMoi: z.boolean(),
    par: z.string(),
    le: instant.nullable(),
    jusqua: instant.nullable(),
  })
  .meta({ id: 'Verrou' })
