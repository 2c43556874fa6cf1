import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ruleset, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Json = Record<string, unknown>

/** What a validator of OpenAPI 3.1 finds wrong in a document; nothing when it is valid. */
export const fautesOpenApi = async (document: Json): Promise<unknown[]> => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  return valid ? [] : [errors ?? 'invalid']
}

/**
 * What two linters say of a document, errors and warnings alike, by their recommended rules. Two of
 * them judge paths and answers that the specification sets: calls such as
 * `/api/coproprietes/supprimer/{id}` beside `/api/coproprietes/{id}/chronologie`, and the sign-on
 * that answers with a redirection alone.
 */
export const remarquesOpenApi = async (document: Json): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' },
  })
  const redocly = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  const spectral = new Spectral()
  spectral.setRuleset(new Ruleset({ extends: [oas] }, { severity: 'recommended' }))
  return [
    ...redocly.map((r) => `redocly ${r.ruleId}: ${r.message} (${r.location[0]?.pointer ?? ''})`),
    ...(await spectral.run(document)).map(
      (r) => `spectral ${String(r.code)}: ${r.message} (${r.path.join('/')})`,
    ),
  ]
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
