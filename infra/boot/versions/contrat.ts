/** A JSON schema, as far as it is compared. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  [autre: string]: unknown
}

export interface Parametre {
  required: boolean
  schema: Schema
}

export interface OperationDite {
  chemin: string
  /** What a caller proves itself with: `session`, `jeton`; empty for an open call. */
  preuves: readonly string[]
  droits: readonly string[]
  /** By `in name`. */
  parametres: Readonly<Record<string, Parametre>>
  /** Shapes of what is sent, by media type. */
  corps: Readonly<Record<string, Schema>>
  /** Shapes of what is answered, by status and media type. */
  reponses: Readonly<Record<string, Schema>>
  refus: readonly string[]
}

/** What of the contract a program depends on: an OpenAPI document without its words and examples. */
export interface Contrat {
  version: string
  operations: Readonly<Record<string, OperationDite>>
  schemas: Readonly<Record<string, Schema>>
}

interface Contenu {
  schema?: Schema
  examples?: Record<string, unknown>
}
interface ParametreOpenApi {
  $ref?: string
  in: string
  name: string
  required?: boolean
  schema: Schema
}
interface Operation {
  operationId: string
  security?: readonly Record<string, unknown>[]
  'x-access'?: unknown
  parameters?: readonly ParametreOpenApi[]
  requestBody?: { content: Record<string, Contenu> }
  responses: Record<string, { content?: Record<string, Contenu> }>
}
/** The parts of an OpenAPI document that are read here. */
export interface DocumentOpenApi {
  info: { version: string }
  security?: readonly Record<string, unknown>[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, ParametreOpenApi> }
}

const TUS = new Set(['description', 'title', 'example', 'examples', 'default'])

/** A schema without its words; names of properties are kept whatever they are. */
const sansMots = (schema: Schema): Schema => {
  const dit: Record<string, unknown> = {}
  for (const [cle, valeur] of Object.entries(schema)) {
    if (TUS.has(cle)) continue
    if (cle === 'properties')
      dit[cle] = Object.fromEntries(
        // What a body only sends back of a reading binds nobody.
        Object.entries(schema.properties ?? {}).flatMap(([nom, s]): [string, Schema][] =>
          s['readOnly'] === true ? [] : [[nom, sansMots(s)]],
        ),
      )
    else if (Array.isArray(valeur))
      dit[cle] = valeur.map((v: unknown) => (estSchema(v) ? sansMots(v) : v))
    else dit[cle] = estSchema(valeur) ? sansMots(valeur) : valeur
  }
  return dit
}
const estSchema = (v: unknown): v is Schema =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

const shapes = (content: Record<string, Contenu> = {}, prefixe = ''): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(content).map(([type, c]) => [`${prefixe}${type}`, sansMots(c.schema ?? {})]),
  )

const decrire = (doc: DocumentOpenApi, methode: string, chemin: string, op: Operation) => {
  const parametres = (op.parameters ?? []).map(
    (p) => (p.$ref ? doc.components.parameters?.[p.$ref.split('/').at(-1) ?? ''] : p) ?? p,
  )
  const reponses = Object.entries(op.responses)
  const dite: OperationDite = {
    chemin: `${methode.toUpperCase()} ${chemin}`,
    preuves: (op.security ?? doc.security ?? []).flatMap((s) => Object.keys(s)).toSorted(),
    droits: Array.isArray(op['x-access']) ? op['x-access'].map(String).toSorted() : [],
    parametres: Object.fromEntries(
      parametres.map((p) => [
        `${p.in} ${p.name}`,
        { required: p.required ?? false, schema: sansMots(p.schema) },
      ]),
    ),
    corps: shapes(op.requestBody?.content),
    reponses: Object.fromEntries(
      reponses
        .filter(([statut]) => statut.startsWith('2'))
        .flatMap(([statut, r]) =>
          r.content ? Object.entries(shapes(r.content, `${statut} `)) : [[statut, {}] as const],
        ),
    ),
    refus: reponses
      .flatMap(([, r]) => Object.keys(r.content?.['application/problem+json']?.examples ?? {}))
      .toSorted(),
  }
  return [op.operationId, dite] as const
}

/** Keeps of an OpenAPI document what a program depends on. */
export const releverContrat = (doc: DocumentOpenApi): Contrat => ({
  version: doc.info.version,
  operations: Object.fromEntries(
    Object.entries(doc.paths)
      .flatMap(([chemin, methodes]) =>
        Object.entries(methodes).map(([methode, op]) => decrire(doc, methode, chemin, op)),
      )
      .toSorted(([a], [b]) => a.localeCompare(b)),
  ),
  schemas: Object.fromEntries(
    Object.entries(doc.components.schemas).map(([nom, s]) => [nom, sansMots(s)]),
  ),
})

/** As it is kept: one operation or shape a line, so that git shows what changed. */
export const ecrireContrat = ({ version, operations, schemas }: Contrat): string => {
  const lignes = (table: Readonly<Record<string, unknown>>): string =>
    Object.entries(table)
      .map(([nom, v]) => `  ${JSON.stringify(nom)}: ${JSON.stringify(v)}`)
      .join(',\n')
  return `{\n"version": ${JSON.stringify(version)},\n"operations": {\n${lignes(operations)}\n},\n"schemas": {\n${lignes(schemas)}\n}\n}\n`
}
