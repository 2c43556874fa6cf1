import { z } from 'zod'

/**
 * Answers of the public services, as read: only the fields that the register uses, the rest is
 * dropped.
 */

const texteOuNombre = z.union([z.string(), z.number()]).transform(String)
const point = z
  .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()], z.number()) })
  .transform(({ type, coordinates: [lon, lat] }) => ({
    type,
    coordinates: [lon, lat] satisfies [number, number],
  }))

export const reponseCompletion = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      city: z.string().default(''),
      zipcode: z.string().default(''),
      fulltext: z.string(),
      street: z.string().default(''),
      kind: z.string().default(''),
    }),
  ),
})

export const reponseAdresses = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: point,
      properties: z.object({
        id: texteOuNombre,
        label: z.string(),
        name: z.string(),
        postcode: z.string().default(''),
        city: z.string().default(''),
        citycode: z.string().default(''),
        context: z.string().optional(),
        type: z.string().default(''),
        score: z.number().default(0),
        x: z.number(),
        y: z.number(),
        housenumber: texteOuNombre.optional(),
        street: z.string().optional(),
      }),
    }),
  ),
})

/** Parcels found by the index of the address service: a point, and the reference in pieces. */
export const reponseParcelles = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: point,
      properties: z.object({ id: z.string().length(14), city: z.string().optional() }),
    }),
  ),
})

/** Parcels of the land registry itself: an outline. */
export const reponseCadastre = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
      properties: z.object({ idu: z.string().length(14) }),
    }),
  ),
})
