import { type AnyOperation, contract } from '@registre/contract'
import {
  autoritesDe,
  isNotaire,
  isTeledeclarant,
  peut,
  PROFILS,
  type Profil,
} from '@registre/domain'

import * as z from 'zod'
import { type LigneTenants as Ligne } from './table-tenants.ts'

// What an operation lets a tenant name, and what another tenant is answered.

export const OPERATIONS: ReadonlyMap<string, AnyOperation> = new Map(Object.entries(contract))
const estInstitution = (profil: Profil): boolean => profil === 'INSTITUTIONNEL'
/**
 * Who owns things: establishments and offices, and the agents of institutions, whose calls for
 * everybody are tried by the others.
 */
export const LOCATAIRES = PROFILS.filter(
  (p) => isTeledeclarant(p) || isNotaire(p) || estInstitution(p),
)
export const peutAppeler = (op: AnyOperation, profil: Profil): boolean =>
  op.reserve === undefined &&
  (op.access === 'public'
    ? !estInstitution(profil)
    : op.access === 'session' || peut(autoritesDe(profil), op.access))
export const ecrit = (op: AnyOperation): boolean => op.method !== 'GET' || op.changesState === true
export const dUnLocataire = (op: AnyOperation): boolean =>
  (op.access !== 'public' || ecrit(op)) && LOCATAIRES.some((p) => peutAppeler(op, p))

type Schema = { [cle: string]: unknown }
const estSchema = (v: unknown): v is Schema =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

/**
 * Echoes inside a declared content: the server reads none of them but the proof, checked when the
 * draft is sent.
 */
const ECHO = /immatCopropriete\.|donneesFinancieres\.|reponsesDoublons\.|\.batiments\./
const NOMME_UN_OBJET = /^(id|ids|key|cle)$|^id[A-Z]|Ids?$|^num(ero)?(Immat\w*|Copropriete\w*)?$/

/** Dotted paths of the properties that name an object, in a schema as it travels. */
const cheminsDe = function* (
  schema: Schema,
  defs: Schema,
  chemin: string,
  vus: readonly string[] = [],
): Generator<string> {
  const ref = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  if (ref !== undefined) {
    const cible = defs[ref]
    if (!vus.includes(ref) && estSchema(cible)) yield* cheminsDe(cible, defs, chemin, [...vus, ref])
    return
  }
  for (const cle of ['anyOf', 'oneOf', 'allOf'])
    for (const s of Array.isArray(schema[cle]) ? schema[cle] : [])
      if (estSchema(s)) yield* cheminsDe(s, defs, chemin, vus)
  if (estSchema(schema['items'])) {
    if (schema['items']['type'] === 'integer' && !chemin.includes('.')) yield `${chemin}.[]`
    yield* cheminsDe(schema['items'], defs, `${chemin}.[]`, vus)
  }
  for (const [nom, s] of Object.entries(
    estSchema(schema['properties']) ? schema['properties'] : {},
  )) {
    if (NOMME_UN_OBJET.test(nom)) yield `${chemin}.${nom}`
    if (estSchema(s)) yield* cheminsDe(s, defs, `${chemin}.${nom}`, vus)
  }
}
const jsonSchema = (s: z.ZodType): Schema =>
  z.toJSONSchema(s, { io: 'input', unrepresentable: 'any' }) as Schema

/**
 * Every place of an operation that names an object: path parameters but closed lists, and ids of
 * query and body.
 */
export const identifiantsDe = (op: AnyOperation): string[] => {
  const params = op.params ? jsonSchema(op.params) : {}
  const chemin = Object.entries(estSchema(params['properties']) ? params['properties'] : {}).filter(
    ([, s]) => estSchema(s) && s['enum'] === undefined && s['type'] !== 'boolean',
  )
  const dans = (s: z.ZodType | undefined, lieu: string): string[] => {
    if (!s) return []
    const json = jsonSchema(s)
    return [...cheminsDe(json, estSchema(json['$defs']) ? json['$defs'] : {}, lieu)].filter(
      (c) => !ECHO.test(c),
    )
  }
  return [
    ...new Set([
      ...chemin.map(([nom]) => `params.${nom}`),
      ...dans(op.query, 'query'),
      ...dans(op.body, 'body'),
    ]),
  ]
}

/** Places of a row that hold something: "@name", or a constant of the row itself. */
export const placesDe = function* (valeur: unknown, chemin = ''): Generator<string> {
  if (Array.isArray(valeur)) {
    // A list of ids is one place.
    yield chemin
    for (const v of valeur) yield* placesDe(v, `${chemin}.[]`)
  } else if (estSchema(valeur))
    for (const [k, v] of Object.entries(valeur))
      yield* placesDe(v, chemin === '' ? k : `${chemin}.${k}`)
  else yield chemin
}

/**
 * What a stranger of this profile gets: one word for all, or "declarants/notaries/institutions".
 */
export const attenduPour = ({ autrui }: Ligne, profil: Profil): string => {
  const [declarants = '', notaires = declarants, institutions = declarants] = autrui.split('/')
  return isNotaire(profil) ? notaires : estInstitution(profil) ? institutions : declarants
}
