import { isRecord } from '@registre/domain'
import { toOpenApi } from './openapi.ts'
import type { OperationDecrite } from './openapi-reponses.ts'
import type { ContractShape } from './operation.ts'

type Json = Record<string, unknown>
const cle = (nom: string): string => (/^[A-Za-z_$][\w$]*$/.test(nom) ? nom : JSON.stringify(nom))
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const enListe = (type: string): string => (/[|&]/.test(type) ? `(${type})[]` : `${type}[]`)

const objetEnTexte = (s: Json): string => {
  const requises = Array.isArray(s['required']) ? s['required'] : []
  // What is only read is no part of what a caller writes.
  const proprietes = Object.entries(isRecord(s['properties']) ? s['properties'] : {})
    .filter(([, sous]) => !isRecord(sous) || sous['readOnly'] !== true)
    .map(([nom, sous]) => {
      const type = isRecord(sous) ? typeDe(sous) : 'unknown'
      return requises.includes(nom) ? `${cle(nom)}: ${type}` : `${cle(nom)}?: ${type} | undefined`
    })
  const autres = s['additionalProperties']
  if (!isRecord(autres)) return proprietes.length === 0 ? '{}' : `{ ${proprietes.join('; ')} }`
  const noms = isRecord(s['propertyNames']) ? typeDe(s['propertyNames']) : 'string'
  const reste = `Record<${noms}, ${typeDe(autres)}>`
  return proprietes.length === 0 ? reste : `{ ${proprietes.join('; ')} } & ${reste}`
}

/** A JSON schema as a TypeScript type. */
const typeDe = (s: Json): string => {
  if (typeof s['$ref'] === 'string') return s['$ref'].split('/').at(-1) ?? 'unknown'
  if ('const' in s) return JSON.stringify(s['const'])
  if (Array.isArray(s['enum'])) return union(s['enum'].map((v) => JSON.stringify(v)))
  for (const [nom, lien] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const) {
    const choix = s[nom]
    if (Array.isArray(choix)) return [...new Set(choix.filter(isRecord).map(typeDe))].join(lien)
  }
  if (Array.isArray(s['type'])) return union(s['type'].map((type) => typeDe({ ...s, type })))
  if (s['format'] === 'binary') return 'File'
  if (s['type'] === 'integer') return 'number'
  if (['string', 'number', 'boolean', 'null'].includes(String(s['type']))) return String(s['type'])
  if (s['type'] === 'object') return objetEnTexte(s)
  if (s['type'] !== 'array') return 'unknown'
  if (Array.isArray(s['prefixItems']))
    return `[${s['prefixItems'].filter(isRecord).map(typeDe).join(', ')}]`
  return enListe(isRecord(s['items']) ? typeDe(s['items']) : 'unknown')
}

const argumentsDe = (
  d: OperationDecrite,
  schemas: Json,
): { texte: string; facultatif: boolean } => {
  const parties = (['path', 'query'] as const).flatMap((lieu) => {
    const params = (d.parameters ?? []).filter((p) => p.in === lieu)
    if (params.length === 0) return []
    const facultatif = params.every((p) => !p.required)
    const champs = params.map(
      (p) =>
        `${cle(p.name ?? '')}${p.required ? '' : '?'}: ${typeDe(p.schema ?? {})}${p.required ? '' : ' | undefined'}`,
    )
    return [
      {
        texte: `${lieu === 'path' ? 'params' : 'query'}${facultatif ? '?' : ''}: { ${champs.join('; ')} }`,
        facultatif,
      },
    ]
  })
  const schema = Object.values(d.requestBody?.content ?? {})[0]?.schema
  if (schema) {
    const lie =
      schemas[
        String(schema['$ref'] ?? '')
          .split('/')
          .at(-1) ?? ''
      ]
    const objet = isRecord(lie) ? lie : schema
    const facultatif = objet['type'] === 'object' && !Array.isArray(objet['required'])
    parties.push({ texte: `body${facultatif ? '?' : ''}: ${typeDe(schema)}`, facultatif })
  }
  return {
    texte: parties.length === 0 ? '{}' : `{ ${parties.map((p) => p.texte).join('; ')} }`,
    facultatif: parties.every((p) => p.facultatif),
  }
}

const reponseDe = (d: OperationDecrite): string => {
  const json = d.responses['200']?.content?.['application/json']
  if (json) return typeDe(json.schema)
  return d.responses['200']?.content?.['text/plain'] || !d.responses['200']
    ? 'string'
    : '{ blob: Blob; fileName: string | null }'
}

/**
 * The shapes and the calls of a contract as TypeScript that depends on nothing: what the published
 * client is typed by.
 */
export const renderTypes = (contract: ContractShape): string => {
  const {
    components: { schemas },
    paths,
  } = toOpenApi(contract, { version: '' })
  const formes = Object.entries(schemas).map(
    ([nom, s]) => `export type ${nom} = ${isRecord(s) ? typeDe(s) : 'unknown'}`,
  )
  const appels = Object.values(paths)
    .flatMap((p) => Object.values(p))
    .map((d) => {
      const { texte, facultatif } = argumentsDe(d, schemas)
      return `  /** ${d.summary}${d.deprecated ? '\n   * @deprecated' : ''} */\n  ${d.operationId}: (args${facultatif ? '?' : ''}: ${texte}, options?: CallOptions) => Promise<${reponseDe(d)}>`
    })
  return `import type { CallOptions } from './http.ts'

${formes.join('\n')}

/** The calls of the register. */
export interface Registre {
${appels.join('\n')}
}
`
}
