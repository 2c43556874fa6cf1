import * as z from 'zod'

// What the manifests use of Kubernetes, and nothing else: an unknown field is a fault of writing
// that the cluster would drop in silence.
export const texte = z.string().min(1)
export const etiquettes = z.record(z.string(), z.string())
export const selecteur = z.strictObject({
  matchLabels: etiquettes.optional(),
  matchExpressions: z
    .array(
      z.strictObject({
        key: texte,
        operator: z.enum(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: z.array(z.string()),
      }),
    )
    .optional(),
})
const meta = z.strictObject({
  name: texte,
  namespace: texte.optional(),
  labels: etiquettes.optional(),
  annotations: etiquettes.optional(),
})
export const quantites = z.strictObject({
  cpu: z
    .string()
    .regex(/^\d+m?$/)
    .optional(),
  memory: z.string().regex(/^\d+(Ki|Mi|Gi)$/),
})
/** An object of the cluster: its version, its kind, and what it holds besides its name. */
export const objet = <V extends string, K extends string, S extends z.ZodRawShape>(
  apiVersion: V,
  kind: K,
  corps: S,
) =>
  z.strictObject({
    apiVersion: z.literal(apiVersion),
    kind: z.literal(kind),
    metadata: meta,
    ...corps,
  })
