import * as z from 'zod'

type Json = Record<string, unknown>
export type Describe = (schema: z.ZodType) => Json

/** zod points to `#/$defs/X`; OpenAPI keeps shared shapes under components. */
export const relink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relink)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [
      k,
      k === '$ref' && typeof v === 'string'
        ? v.replace('#/$defs/', '#/components/schemas/')
        : relink(v),
    ]),
  )
}

/**
 * A value left out is told in words: makers of clients take `default` for "always there", and ask
 * their callers for what may be left out.
 */
const direLeDefaut = (json: Json): void => {
  const { default: defaut } = json
  delete json['default']
  if (
    typeof defaut === 'number' ||
    typeof defaut === 'boolean' ||
    (defaut && typeof defaut === 'string')
  )
    json['description'] ??= `Par défaut : ${String(defaut)}.`
}

/** A table whose keys are known, and all present, is an object; a tuple holds nothing more. */
const direLesClefs = (json: Json): void => {
  const { propertyNames, required, additionalProperties: valeur } = json
  const clefs = (propertyNames as { enum?: unknown[] } | undefined)?.enum
  if (Array.isArray(required) && clefs?.length === required.length) {
    delete json['propertyNames']
    Object.assign(json, {
      properties: Object.fromEntries(required.map((clef) => [clef, valeur])),
      additionalProperties: false,
    })
  }
  const { prefixItems } = json
  if (Array.isArray(prefixItems)) Object.assign(json, { items: {}, maxItems: prefixItems.length })
}

/** Schema of a zod shape as it travels; shared shapes go to `schemas`. */
export const descripteur =
  (schemas: Json): Describe =>
  (schema) => {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'file')
          Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        direLesClefs(jsonSchema)
        if ('default' in jsonSchema) direLeDefaut(jsonSchema)
        // Every integer of a program has these bounds.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      },
    }) as Json
    const { $schema: _ignored, $defs, ...rest } = json as { $schema?: string; $defs?: Json }
    for (const [name, def] of Object.entries($defs ?? {})) schemas[name] = relink(def)
    return relink(rest) as Json
  }
