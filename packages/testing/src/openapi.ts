import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Json = Record<string, unknown>

/** What a validator of OpenAPI 3.1 finds wrong in a document; nothing when it is valid. */
export const fautesOpenApi = async (document: Json): Promise<unknown[]> => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  return valid ? [] : [errors ?? 'invalid']
}

/**
 * Checks values against the schemas of a document, found by their JSON pointer
 * (`/components/schemas/X`); gives the faults as text.
 */
export const verificateur = (document: Json): ((pointeur: string, valeur: unknown) => string[]) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'registre')
  return (pointeur, valeur) => {
    const verifier = ajv.getSchema(`registre#${pointeur}`)
    if (!verifier) throw new Error(`no schema at ${pointeur}`)
    return verifier(valeur) === true
      ? []
      : (verifier.errors ?? []).map((e) => `${e.instancePath || '/'} ${e.message ?? ''}`)
  }
}
