import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './contract.ts'
import type { AnyOperation } from './operation.ts'
import { ENTIER_MAX } from './primitives/index.ts'

/** What is read out of a text (a day, a number) counts as it is read. */
const estTexte = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'nullable' ? estTexte(def.innerType) : def.type === 'string'
}

/**
 * Each text or number that a schema takes, by its path. Throws for a kind of schema that it does not
 * know.
 */
const saisiesDe = (
  schema: z.core.$ZodType,
  chemin: string,
  vus: ReadonlySet<unknown> = new Set(),
): [chemin: string, saisie: z.core.$ZodType][] => {
  if (vus.has(schema)) return []
  const suite = (s: z.core.$ZodType, bout = '') =>
    saisiesDe(s, `${chemin}${bout}`, new Set([...vus, schema]))
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
      return [[chemin, schema]]
    case 'object':
      return Object.entries(def.shape).flatMap(([nom, s]) => suite(s, `.${nom}`))
    case 'array':
      return suite(def.element, '[]')
    case 'record':
      return [...suite(def.keyType, '{clé}'), ...suite(def.valueType, '{}')]
    case 'union':
      return def.options.flatMap((o) => suite(o))
    case 'intersection':
      return [...suite(def.left), ...suite(def.right)]
    case 'tuple':
      return def.items.flatMap((s, i) => suite(s, `[${i}]`))
    case 'pipe':
      return estTexte(def.in) ? [[chemin, schema]] : suite(def.in)
    case 'lazy':
      return suite(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return suite(def.innerType)
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'file':
    case 'undefined':
      return []
    default:
      throw new Error(`${chemin}: nothing is looked for in a ${def.type}`)
  }
}

/** Passwords are verified as they are typed. */
const MOTS_DE_PASSE = /\.(?:j_password|password|newPassword|motDePasse)$/
const saisies = Object.entries<AnyOperation>(contract)
  .flatMap(([nom, op]) =>
    (['params', 'query', 'body'] as const).flatMap((lieu) =>
      op[lieu] ? saisiesDe(op[lieu], `${nom} ${lieu}`) : [],
    ),
  )
  .filter(([chemin]) => !MOTS_DE_PASSE.test(chemin))
const prend = (schema: z.core.$ZodType, texte: string): string | null => {
  const lu = z.safeParse(schema, texte)
  return lu.success && typeof lu.data === 'string' ? lu.data : null
}
/** What no text of a person holds: a control, a mark that turns the text round. Lines may end. */
const CACHES = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u200f', '\u202e', '\u2066']
const LONGS = ['a', '1', 'A', '0a', 'a ', '-'].map((t) => t.repeat(70_000))

const LIENS = [
  'https://x.test/',
  'www.x',
  'Foncia.FR',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'a http://b',
]
const NOMS = ['S.A.R.L. Dupont', 'J.-P. Martin', 'Ets.Dupont', '12 bis, rue St. Jean', 'Lyon']
/**
 * What names nothing in a mail: searches, what a keeper writes, the names of one's own lists, and the
 * declaration, whose names lead nowhere once in a mail (modules/courriels/auteurs.ts).
 */
const SANS_COURRIEL =
  /^(?:rechercher|chercherAuLieu|modifierTeledeclarant |enregistrerVue|enregistrerRecherche|presenterCertificatDemo|reparerParcelles)|\.immatCopropriete\.|lignes\[\]/

describe('texts that people send', () => {
  it('are many', () => expect(saisies.length).toBeGreaterThan(200))
  it('have an end', () => {
    const sansFin = saisies.filter(([, s]) => LONGS.some((t) => prend(s, t) !== null))
    expect(sansFin.map(([chemin]) => chemin)).toEqual([])
  })
  it('hold nothing that nobody sees: it is refused, or taken away', () => {
    const opaques = saisies.filter(([, s]) =>
      CACHES.some((c) =>
        ['', 'a', '12'].some((t) => prend(s, `${t}${c}${t}`)?.includes(c) === true),
      ),
    )
    expect(opaques.map(([chemin]) => chemin)).toEqual([])
  })
  it('hold no link where they name somebody, or say where', () => {
    const NOMMENT =
      /(?:^|\.)(?:nom|prenom|raisonSociale|voie|complement|batiment|lieuDit|commune|pays|nomCopropriete)$/
    const ecrites = saisies.filter(
      ([chemin]) => / body\./.test(chemin) && NOMMENT.test(chemin) && !SANS_COURRIEL.test(chemin),
    )
    expect(ecrites.length).toBeGreaterThan(30)
    const prennent = ecrites.filter(([, s]) => LIENS.some((l) => prend(s, l) !== null))
    expect(prennent.map(([chemin]) => chemin)).toEqual([])
    const refusent = ecrites.filter(([, s]) => NOMS.some((n) => prend(s, n) === null))
    expect(refusent.map(([chemin]) => chemin)).toEqual([])
  })
})

describe('numbers that people send', () => {
  const plusGrand = (schema: z.core.$ZodType): boolean => {
    const lu = z.safeParse(schema, ENTIER_MAX + 1)
    return lu.success && lu.data === ENTIER_MAX + 1
  }
  /** Marks of a feed are wide; a portfolio is kept as it was sent, and its check says what is wrong. */
  const LARGES = / (?:query|body)\.(?:depuis|avant|apres)$|^controlerPortefeuille |\.[xy]$/
  it('are many', () =>
    expect(saisies.filter(([, s]) => z.safeParse(s, 1).data === 1).length).toBeGreaterThan(100))
  it('are no greater than what a column holds', () =>
    expect(
      saisies.flatMap(([chemin, s]) => (plusGrand(s) && !LARGES.test(chemin) ? [chemin] : [])),
    ).toEqual([]))
})
