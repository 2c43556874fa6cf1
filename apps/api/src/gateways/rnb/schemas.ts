import { z } from 'zod'

/** The nearest buildings, as the public service answers: only what the register uses. */
export const reponsePlusProches = z.object({
  results: z.array(
    z.object({
      rnb_id: z.string(),
      distance: z.number().min(0),
      addresses: z
        .array(
          z.object({
            id: z.string(),
            street_number: z.string().nullish(),
            street_rep: z.string().nullish(),
            street: z.string().nullish(),
            city_name: z.string().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
})
