import { MESSAGES } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './contract.ts'
import { configureMessages, fieldErrorsOf } from './messages.ts'
import type { AnyOperation } from './operation.ts'

configureMessages()
const dit = (schema: z.ZodType, valeur: unknown): string | undefined =>
  fieldErrorsOf(schema.safeParse(valeur).error ?? new z.ZodError([]))[0]?.message

describe('each kind of fault says one French sentence', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['invalid_type, absent', z.string(), undefined, MESSAGES.requis],
    ['invalid_type, text', z.string(), 3, 'Un texte est attendu'],
    ['invalid_type, number', z.number(), 'x', 'Cette valeur doit être un nombre'],
    ['invalid_type, whole', z.int(), 1.5, 'Saisissez un nombre entier, sans décimale.'],
    ['invalid_type, yes or no', z.boolean(), 'x', 'Répondez par oui ou par non (true ou false)'],
    ['invalid_type, list', z.array(z.string()), 'x', 'Une liste est attendue'],
    ['invalid_type, object', z.object({}), 'x', 'Un ensemble de champs est attendu'],
    ['invalid_type, file', z.file(), 'x', 'Choisissez un fichier.'],
    ['invalid_value', z.enum(['A', 'B']), 'C', 'valeur inconnue ‘C’ ; valeurs possibles : A, B'],
    ['invalid_format, e-mail', z.email(), 'x', MESSAGES.email],
    ['invalid_format', z.string().regex(/^a$/), 'x', MESSAGES.format],
    ['too_small, text', z.string().min(3), 'x', 'Ce champ doit contenir au moins 3 caractères'],
    ['too_small, empty list', z.array(z.string()).min(1), [], MESSAGES.requis],
    ['too_small, list', z.array(z.string()).min(2), ['x'], 'Donnez au moins 2 éléments'],
    ['too_small, number', z.number().min(5), 4, 'Cette valeur est inférieure à 5'],
    ['too_small, above', z.number().positive(), 0, 'Cette valeur est inférieure à 1'],
    ['too_big, text', z.string().max(2), 'xxx', 'Ce champ doit contenir au plus 2 caractères'],
    ['too_big, list', z.array(z.string()).max(1), ['x', 'y'], 'Donnez au plus 1 élément'],
    ['too_big, number', z.number().max(5), 6, 'Cette valeur est supérieure à 5'],
    ['not_multiple_of', z.number().multipleOf(5), 6, 'Cette valeur doit être un multiple de 5'],
    ['unrecognized_keys', z.strictObject({}), { x: 1 }, 'Information non attendue : x'],
    [
      'invalid_key',
      z.record(z.enum(['A']), z.number()),
      { A: 1, x: 1 },
      'Information non attendue : x',
    ],
    ['invalid_union', z.union([z.string(), z.array(z.string())]), 3, MESSAGES.format],
    ['custom', z.string().refine(() => false), 'x', MESSAGES.format],
  ])('%s', (_genre, schema, valeur, attendu) => expect(dit(schema, valeur)).toBe(attendu))
})

it('a text left empty says what is awaited, and is still told as required', () => {
  const { body } = contract.demanderPrecisions
  expect(fieldErrorsOf(body?.safeParse({ message: ' ' }).error ?? new z.ZodError([]))).toEqual([
    {
      champ: 'message',
      code: 'requis',
      message: 'Écrivez le message : le déclarant le lira.',
    },
  ])
})

/** Values that some schema refuses, whatever it asks for. */
const FAUTIVES: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  '\u0000',
  'x'.repeat(200_001),
  -1e15,
  1e15,
  1.5,
  Number.NaN,
  true,
  [],
  Array.from({ length: 5_001 }, () => 'x'),
  [{}],
  {},
  { inconnue: 1 },
]

/** A schema and all those inside it. */
const ensemble = (
  schema: z.core.$ZodType,
  vus = new Set<z.core.$ZodType>(),
): Set<z.core.$ZodType> => {
  if (vus.has(schema)) return vus
  vus.add(schema)
  const estSchema = (v: unknown): v is z.core.$ZodType => v instanceof z.core.$ZodType
  const dedans = (v: unknown): unknown[] =>
    estSchema(v) || typeof v !== 'object' || v === null ? [v] : Object.values(v)
  // A check is tried with the schema that bears it.
  const parties = Object.entries<unknown>({ ...schema._zod.def }).filter(
    ([cle]) => cle !== 'checks',
  )
  for (const partie of parties.flatMap(([, v]) => dedans(v)))
    if (estSchema(partie)) ensemble(partie, vus)
  return vus
}

/** What zod would say by itself, in English or in translation. */
const PAR_ZOD =
  /^(?:Invalid|Expected|Required|Too (?:small|big)|Unrecognized|Trop (?:petit|grand)|Entrée invalide|Option invalide|Valeur invalide|Chaîne invalide|Nombre invalide|Clés? non reconnue)|[<>]=|\breceived\b|\bexpected\b|reçu\b/i

it('nothing that a call of the contract can be refused for is told in the words of the library', () => {
  const genres = new Set<string>()
  const fautes = new Set<string>()
  for (const op of Object.values<AnyOperation>(contract))
    for (const racine of [op.params, op.query, op.body])
      for (const schema of racine ? ensemble(racine) : [])
        for (const valeur of FAUTIVES) {
          const { error } = z.safeParse(schema, valeur)
          for (const { code } of error?.issues ?? []) genres.add(code)
          for (const { message } of error ? fieldErrorsOf(new z.ZodError(error.issues)) : [])
            if (PAR_ZOD.test(message) || message.trim() === '') fautes.add(message)
        }
  expect([...fautes]).toEqual([])
  // The contract holds every kind but those that no schema of it can raise.
  expect([...genres].sort()).toEqual(
    expect.arrayContaining([
      'invalid_format',
      'invalid_type',
      'invalid_union',
      'invalid_value',
      'too_big',
      'too_small',
      'unrecognized_keys',
    ]),
  )
})
