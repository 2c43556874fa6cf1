import { isRecord } from '@registre/domain'
import { JOURS, valeurConnue } from './valeurs.ts'

type Json = Record<string, unknown>

interface Lieu {
  schema: string
  nom: string
  /** What a caller sends is kept to what must be sent. */
  essentiel: boolean
  vus: readonly string[]
}

/** Formats, by the pattern or the name that describes them. */
const FORMATS: readonly (readonly [quand: RegExp, valeur: string])[] = [
  [/^date-time$/, '2026-11-21T09:30:00.000Z'],
  [/^date$/, '2026-11-21'],
  [/^uuid$/, '0b8f7c9e-1f4e-4c8e-9a53-0d6f0a6b1c2d'],
  [/^email$/, 'camille.martin@exemple.fr'],
  [/^uri$/, 'https://logiciel.exemple.fr/registre/avis'],
  [/^binary$/, '(octets du fichier)'],
]
const JOUR = /^(?:DateFr|JourSaisi)$/
/** Candidates for a value that only a pattern describes. */
const ESSAIS = [
  '2027-03',
  '23000',
  '23096',
  '23',
  '000',
  '999500010',
  'autres',
  '0123456789abcdef0123456789abcdef',
  '2026-11-21',
  'AA0000012',
]

const texte = (s: Json, { schema, nom }: Lieu): string => {
  if (JOUR.test(schema)) return JOURS[nom] ?? '21/11/2026'
  const format = FORMATS.find(([quand]) => quand.test(String(s['format'] ?? schema)))?.[1]
  if (format !== undefined) return format
  const connue = valeurConnue(schema, nom, 'string')
  const motif = typeof s['pattern'] === 'string' ? new RegExp(s['pattern']) : null
  const choix = [connue, ...ESSAIS].find(
    (v) => typeof v === 'string' && (motif?.test(v) ?? v === connue),
  )
  if (typeof choix === 'string') return choix.slice(0, Number(s['maxLength'] ?? choix.length))
  return 'exemple'.padEnd(Number(s['minLength'] ?? 0), 'x').slice(0, Number(s['maxLength'] ?? 200))
}

const nombre = (s: Json, { schema, nom }: Lieu): number => {
  const connue = valeurConnue(schema, nom, 'number')
  const voulu = typeof connue === 'number' ? connue : 1
  const entier = s['type'] === 'integer' ? Math.round(voulu) : voulu
  const min = Number(s['minimum'] ?? Number(s['exclusiveMinimum'] ?? Number.NEGATIVE_INFINITY))
  return Math.min(
    Math.max(entier, s['exclusiveMinimum'] === min ? min + 1 : min),
    Number(s['maximum'] ?? Number.POSITIVE_INFINITY),
  )
}

const objet = (s: Json, defs: Json, lieu: Lieu): Json => {
  const requises = Array.isArray(s['required']) ? s['required'] : []
  const proprietes = Object.entries(isRecord(s['properties']) ? s['properties'] : {}).filter(
    ([nom]) => !lieu.essentiel || requises.includes(nom),
  )
  if (
    proprietes.length === 0 &&
    isRecord(s['additionalProperties']) &&
    (!lieu.essentiel || requises.length > 0)
  ) {
    const noms = requises.length > 0 ? requises.map(String) : ['exemple']
    const valeurs = s['additionalProperties']
    return Object.fromEntries(noms.map((nom) => [nom, valeurDe(valeurs, defs, { ...lieu, nom })]))
  }
  return Object.fromEntries(
    proprietes.flatMap(([nom, sous]) =>
      isRecord(sous) ? [[nom, valeurDe(sous, defs, { ...lieu, nom })]] : [],
    ),
  )
}

const valeurDe = (s: Json, defs: Json, lieu: Lieu): unknown => {
  const [premier] = Array.isArray(s['examples']) ? s['examples'] : []
  if (premier !== undefined) return premier
  if (typeof s['$ref'] === 'string') {
    const nom = s['$ref'].split('/').at(-1) ?? ''
    const cible = defs[nom]
    return isRecord(cible) && !lieu.vus.includes(nom)
      ? valeurDe(cible, defs, { ...lieu, schema: nom, vus: [...lieu.vus, nom] })
      : null
  }
  if ('const' in s) return s['const']
  if (Array.isArray(s['enum'])) {
    const connue = valeurConnue(lieu.schema, lieu.nom, 'string')
    return s['enum'].includes(connue) ? connue : s['enum'][0]
  }
  for (const cle of ['anyOf', 'oneOf', 'allOf']) {
    const choix = s[cle]
    if (Array.isArray(choix))
      return valeurDe(choix.find((c) => isRecord(c) && c['type'] !== 'null') ?? {}, defs, lieu)
  }
  const type = Array.isArray(s['type']) ? s['type'].find((t) => t !== 'null') : s['type']
  if (type === 'string') return texte(s, lieu)
  if (type === 'integer' || type === 'number') return nombre({ ...s, type }, lieu)
  if (type === 'boolean') return false
  if (type === 'object') return objet(s, defs, lieu)
  if (type !== 'array') return {}
  if (Array.isArray(s['prefixItems']))
    return s['prefixItems'].map((sous) => (isRecord(sous) ? valeurDe(sous, defs, lieu) : null))
  const items = isRecord(s['items']) ? s['items'] : {}
  // A list that may be empty is so in what is sent; a list of oneself ends.
  const vide =
    (lieu.essentiel && Number(s['minItems'] ?? 0) === 0) ||
    lieu.vus.includes(
      String(items['$ref'] ?? '')
        .split('/')
        .at(-1) ?? '',
    )
  return vide
    ? []
    : Array.from({ length: Math.max(1, Number(s['minItems'] ?? 1)) }, () =>
        valeurDe(items, defs, lieu),
      )
}

/**
 * An example made from a JSON schema and the values of the demonstration: whole, or (`essentiel`)
 * only what must be sent. Pure.
 */
export const exempleDe = (schema: Json, defs: Json, essentiel: boolean): unknown =>
  valeurDe(schema, defs, { schema: '', nom: '', essentiel, vus: [] })
