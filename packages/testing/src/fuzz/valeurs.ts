import fc from 'fast-check'
import type { Random } from '@registre/demonstration/hasard'
import * as z from 'zod'
import { CLES_INTERDITES, valeurHostile } from './hostile.ts'

export type Schema = { [cle: string]: unknown }
export const estSchema = (v: unknown): v is Schema =>
  typeof v === 'object' && v !== null && !Array.isArray(v)
/** A shape of the contract, as it travels. */
export const schemaDe = (s: z.ZodType): Schema =>
  z.toJSONSchema(s, { io: 'input', unrepresentable: 'any' }) as Schema

/** What exists in the register, for the fields that name something. */
export interface Connus {
  ids: readonly number[]
  numeros: readonly string[]
  uuids: readonly string[]
  textes: readonly string[]
  fichier: () => File
}

interface Tirage {
  r: Random
  connus: Connus
  /** Chance that a leaf is hostile. */
  hostile: number
}

const MOTS = [
  'Alizés',
  'Les Tilleuls',
  'Martin',
  'Camille',
  'Rue de la Paix',
  'Grenoble',
  'x',
  'Résidence n° 4',
  "L'Oseraie",
]
const jour = (r: Random): string =>
  `${String(r.int(1, 28)).padStart(2, '0')}/${String(r.int(1, 12)).padStart(2, '0')}/${r.pick([1958, 2019, 2024, 2025, 2026, 2027])}`

const texteSelonNom = ({ r, connus }: Tirage, nom: string): string => {
  if (/date/i.test(nom)) return jour(r)
  if (/mail|login|username/i.test(nom)) return r.pick(['inconnue@exemple.test', ...connus.textes])
  if (/siret/i.test(nom)) return r.pick(['99950102600010', '10000000100010', '73282932000074'])
  if (/numero|immat/i.test(nom) && connus.numeros.length > 0) return r.pick(connus.numeros)
  if (/codePostal/i.test(nom)) return r.pick(['38000', '69003', '75001'])
  if (/codeInsee|insee|commune/i.test(nom)) return r.pick(['38185', '69383', '75101'])
  if (/telephone/i.test(nom)) return '0476000000'
  if (/^\d*$/.test(nom) || /id|key|cle/i.test(nom)) return String(r.pick(connus.ids))
  return r.pick(MOTS)
}

const texte = (t: Tirage, schema: Schema, nom: string): string => {
  const { r, connus } = t
  if (schema['format'] === 'uuid')
    return connus.uuids.length > 0 && r.chance(0.7) ? r.pick(connus.uuids) : crypto.randomUUID()
  if (typeof schema['pattern'] === 'string') {
    const forme = new RegExp(schema['pattern'], 'u')
    const connu = [...connus.textes, ...connus.numeros].find((x) => forme.test(x))
    return (
      connu ?? fc.sample(fc.stringMatching(forme), { numRuns: 1, seed: r.int(0, 2 ** 30) })[0] ?? ''
    )
  }
  const [min, max] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 200)]
  return texteSelonNom(t, nom).slice(0, max).padEnd(min, 'x')
}

const nombre = ({ r, connus }: Tirage, schema: Schema, nom: string): number => {
  const min = Number(
    schema['minimum'] ??
      (typeof schema['exclusiveMinimum'] === 'number' ? schema['exclusiveMinimum'] + 1 : 0),
  )
  const max = Number(schema['maximum'] ?? min + 1000)
  if (/^(id|ids|n|x|a|i)$|^id[A-Z]|Ids?$/.test(nom) && connus.ids.length > 0)
    return r.pick(connus.ids)
  // The edges are where mistakes live.
  const valeur = r.chance(0.1) ? r.pick([min, max]) : min + r.next() * Math.min(max - min, 60)
  return schema['type'] === 'integer' ? Math.trunc(valeur) : valeur
}

const objet = (t: Tirage, schema: Schema, defs: Schema, profondeur: number): unknown => {
  const requises = Array.isArray(schema['required']) ? schema['required'] : []
  const proprietes = Object.entries(estSchema(schema['properties']) ? schema['properties'] : {})
  const sortie: [string, unknown][] = []
  for (const [nom, s] of proprietes) {
    if (!estSchema(s)) continue
    const requise = requises.includes(nom)
    if (
      requise ? t.hostile > 0 && t.r.chance(t.hostile / 4) : t.r.chance(profondeur > 4 ? 0.8 : 0.35)
    )
      continue
    sortie.push([nom, valeur(t, s, defs, nom, profondeur + 1)])
  }
  if (t.hostile > 0 && t.r.chance(t.hostile / 3))
    sortie.push([t.r.pick(CLES_INTERDITES), valeurHostile(t.r)])
  // A key named __proto__ has to be one.
  const o = Object.create(null) as Record<string, unknown>
  for (const [nom, v] of sortie)
    Object.defineProperty(o, nom, {
      value: v,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return o
}

/** A value of a shape, drawn; hostile here and there when the draw says so. */
export const valeur = (
  t: Tirage,
  schema: Schema,
  defs: Schema,
  nom: string,
  profondeur = 0,
): unknown => {
  const { r } = t
  if (t.hostile > 0 && r.chance(t.hostile)) return valeurHostile(r)
  const ref = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const cible = ref === undefined ? undefined : defs[ref]
  if (estSchema(cible)) return profondeur > 12 ? null : valeur(t, cible, defs, nom, profondeur + 1)
  for (const cle of ['anyOf', 'oneOf', 'allOf']) {
    const choix = Array.isArray(schema[cle]) ? schema[cle].filter(estSchema) : []
    if (choix.length > 0) return valeur(t, r.pick(choix), defs, nom, profondeur + 1)
  }
  if (Array.isArray(schema['enum'])) return r.pick(schema['enum'])
  if ('const' in schema) return schema['const']
  const types = [schema['type']].flat()
  switch (types.length > 1 ? r.pick(types) : types[0]) {
    case 'string':
      return schema['format'] === 'binary' ? t.connus.fichier() : texte(t, schema, nom)
    case 'integer':
    case 'number':
      return nombre(t, schema, nom)
    case 'boolean':
      return r.chance(0.5)
    case 'array': {
      const min = Number(schema['minItems'] ?? 0)
      const elements = estSchema(schema['items']) ? schema['items'] : {}
      return Array.from(
        { length: r.int(min, Math.min(Number(schema['maxItems'] ?? 3), min + 3)) },
        () => valeur(t, elements, defs, nom, profondeur + 1),
      )
    }
    case 'object':
      return objet(t, schema, defs, profondeur)
    default:
      return null
  }
}

/** A known good value with some of its leaves made hostile. */
export const abimer = (r: Random, v: unknown, chance: number): unknown => {
  if (r.chance(chance)) return valeurHostile(r)
  if (Array.isArray(v)) return v.map((x) => abimer(r, x, chance))
  if (v instanceof File || typeof v !== 'object' || v === null) return v
  return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, abimer(r, x, chance)]))
}
