import { isRecord } from '@registre/domain'
import * as z from 'zod'
import { shapeOf } from './as-sent.ts'

type Json = Record<string, unknown>
export type Describe = (schema: z.ZodType) => Json

/** zod points to `#/$defs/X`; OpenAPI keeps shared shapes under components. */
export const relink = (json: object): Json =>
  Object.fromEntries(
    Object.entries(json).map(([k, v]) => [
      k,
      k === '$ref' && typeof v === 'string'
        ? v.replace('#/$defs/', '#/components/schemas/')
        : relinked(v),
    ]),
  )
const relinked = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(relinked) : isRecord(value) ? relink(value) : value

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
  const clefs = isRecord(propertyNames) ? propertyNames['enum'] : undefined
  if (Array.isArray(required) && Array.isArray(clefs) && clefs.length === required.length) {
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
    const {
      $schema: _ignored,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
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
    })
    for (const [name, def] of Object.entries($defs ?? {})) schemas[name] = relink(def)
    return relink(rest)
  }

/**
 * Adds to a described body what a reading of the same thing has alone (`relu`): it may be sent back,
 * and is ignored. Anything else unknown is refused, as the document says.
 */
export const direCeQuiSeLit = (
  json: Json,
  schemas: Json,
  corps: z.core.$ZodType,
  relu: z.core.$ZodType | undefined,
): void => {
  const nom = typeof json['$ref'] === 'string' ? (json['$ref'].split('/').at(-1) ?? '') : null
  const objet = nom === null ? json : schemas[nom]
  if (!isRecord(objet) || !isRecord(objet['properties'])) return
  const [ecrite, lue] = [shapeOf(corps), shapeOf(relu)]
  const { properties } = objet
  for (const [clef, forme] of Object.entries(lue)) {
    const [sienne, sous] = [ecrite[clef], properties[clef]]
    if (!sienne) properties[clef] ??= { readOnly: true }
    else if (isRecord(sous)) direCeQuiSeLit(sous, schemas, sienne, forme)
  }
}
