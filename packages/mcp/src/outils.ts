import { contract, type OperationDecrite, toOpenApi } from '@registre/contract'

// The public reads of the register as tools of an assistant: each is a call of the contract, with
// its own words and its own shapes.

/** What an assistant may read: what anybody may, without an account, and nothing that is written. */
export const LECTURES = [
  'chercherCoproprietes',
  'repondreAdresse',
  'rechercherAnnuaire',
  'lireFicheAnnuaire',
  'repererCoproprietes',
  'verifierAttestation',
  'lireStatistiques',
  'lireCarteStatistiques',
  'listerTrimestresStatistiques',
  'lirePublicationDonnees',
  'lireSchemaDonnees',
  'listerRegles',
  'chercherCommunes',
  'lireCommune',
  'lireDepartement',
  'listerRegions',
  'lireEtat',
] as const satisfies readonly (keyof typeof contract)[]
export type Lecture = (typeof LECTURES)[number]

type Json = Record<string, unknown>
const estJson = (v: unknown): v is Json => typeof v === 'object' && v !== null && !Array.isArray(v)
type Place = 'params' | 'query' | 'body'

export interface Outil {
  name: Lecture
  description: string
  inputSchema: { type: 'object'; properties: Json; required: string[]; $defs?: Json }
  /** Where each argument goes in the call. */
  places: ReadonlyMap<string, Place>
}

/** Every shape that a schema names, and those that they name, kept under it. */
const definitions = (schema: unknown, schemas: Json, prises: Json = {}): Json => {
  const texte = JSON.stringify(schema)
  for (const [, nom = ''] of texte.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!(nom in prises)) {
      prises[nom] = schemas[nom]
      definitions(schemas[nom], schemas, prises)
    }
  return prises
}
const relier = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'))

const outilDe = (name: Lecture, d: OperationDecrite, schemas: Json): Outil => {
  const places = new Map<string, Place>()
  const properties: Json = {}
  const required: string[] = []
  const ajouter = (nom: string, place: Place, schema: unknown, requis: boolean): void => {
    places.set(nom, place)
    properties[nom] = schema
    if (requis) required.push(nom)
  }
  for (const p of d.parameters ?? [])
    if (p.name !== undefined)
      ajouter(p.name, p.in === 'path' ? 'params' : 'query', p.schema ?? {}, p.required === true)
  const corps = d.requestBody?.content['application/json']?.schema ?? {}
  const nomme =
    String(corps['$ref'] ?? '')
      .split('/')
      .at(-1) ?? ''
  const objet = estJson(schemas[nomme]) ? schemas[nomme] : corps
  const requis = Array.isArray(objet['required']) ? objet['required'] : []
  for (const [nom, schema] of Object.entries(
    estJson(objet['properties']) ? objet['properties'] : {},
  ))
    ajouter(nom, 'body', schema, requis.includes(nom))
  const $defs = definitions(properties, schemas)
  return {
    name,
    description: `${d.summary}. ${d.description}`,
    inputSchema: {
      type: 'object',
      properties: relier(properties),
      required,
      ...(Object.keys($defs).length === 0 ? {} : { $defs: relier($defs) }),
    },
    places,
  }
}

/** The tools, as the OpenAPI document describes their calls. Throws an Error for one it has not. */
export const outils = (): Outil[] => {
  const {
    components: { schemas },
    paths,
  } = toOpenApi(contract, { version: '' })
  const decrites = Object.values(paths).flatMap((p) => Object.values(p))
  return LECTURES.map((name) => {
    const decrite = decrites.find((d) => d.operationId === name)
    if (!decrite) throw new Error(`${name} is not in the document`)
    return outilDe(name, decrite, schemas)
  })
}

/** The arguments of a call: each where it travels; an unknown one goes on, and is refused by name. */
export const rangerArguments = ({ places }: Outil, donnes: Json): Partial<Record<Place, Json>> => {
  const range: Partial<Record<Place, Json>> = {}
  for (const place of new Set<Place>(places.values())) range[place] = {}
  const parDefaut: Place = range.body ? 'body' : 'query'
  for (const [nom, valeur] of Object.entries(donnes)) {
    const place = places.get(nom) ?? parDefaut
    ;(range[place] ??= {})[nom] = valeur
  }
  return range
}
