import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import packageJson from '../../../../package.json' with { type: 'json' }
import { CATEGORIES_PUBLICCODE, DOMAINES_PUBLICCODE } from './publiccode-listes.ts'

const RACINE = join(import.meta.dirname, '../../../..')
const texte = readFileSync(join(RACINE, 'publiccode.yml'), 'utf8')

// The standard publiccode.yml 0.5, in our words: each key that it knows, in its own set and length.
// What it calls deprecated is refused: a file that is written now has no reason to use it.
const mot = z.string().min(1)
const adresse = z.url({ protocol: /^https?$/ })
const jour = z.iso.date()
const pays = z.string().regex(/^[A-Z]{2}$/)
/** BCP 47, with its primary subtag. */
const langue = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
/** A path of the repository, or an address. */
const fichier = z.string().refine((v) => /^https?:/.test(v) || existsSync(join(RACINE, v)))
/** An SPDX expression: identifiers, joined. */
const SPDX = /^[A-Za-z0-9.+-]+(?: (?:OR|AND|WITH) [A-Za-z0-9.+-]+)*$/
const organisation = z.strictObject({ name: mot, uri: z.string().optional() })
const contact = z.strictObject({
  name: mot,
  email: z.email().optional(),
  phone: mot.optional(),
  affiliation: mot.optional(),
})
const prestataire = z.strictObject({
  name: mot,
  until: jour,
  email: z.email().optional(),
  website: adresse.optional(),
})
const dependances = z
  .array(
    z.strictObject({
      name: mot,
      versionMin: mot.optional(),
      versionMax: mot.optional(),
      version: mot.optional(),
      optional: z.boolean().optional(),
    }),
  )
  .optional()
const description = z.strictObject({
  localisedName: mot.optional(),
  shortDescription: z.string().min(1).max(150).regex(/^.*$/),
  longDescription: z.string().min(150).max(10_000),
  documentation: adresse.optional(),
  apiDocumentation: adresse.optional(),
  features: z.array(mot).min(1),
  screenshots: z.array(fichier).optional(),
  videos: z.array(adresse).optional(),
  awards: z.array(mot).optional(),
})
const PUBLICCODE = z.strictObject({
  publiccodeYmlVersion: z.enum(['0.5', '0.5.0']),
  name: mot,
  applicationSuite: mot.optional(),
  url: adresse,
  landingURL: adresse.optional(),
  isBasedOn: z.union([mot, z.array(mot)]).optional(),
  softwareVersion: mot.optional(),
  releaseDate: jour.optional(),
  logo: fichier.optional(),
  platforms: z.union([mot, z.array(mot).min(1)]),
  categories: z.array(z.enum(CATEGORIES_PUBLICCODE)).optional(),
  usedBy: z.array(mot).optional(),
  fundedBy: z.array(organisation).optional(),
  roadmap: adresse.optional(),
  developmentStatus: z.enum(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: z.enum([
    'standalone/mobile',
    'standalone/iot',
    'standalone/desktop',
    'standalone/web',
    'standalone/backend',
    'standalone/other',
    'addon',
    'library',
    'configurationFiles',
  ]),
  organisation: z.strictObject({ uri: mot, name: mot.optional() }).optional(),
  intendedAudience: z
    .strictObject({
      countries: z.array(pays).optional(),
      unsupportedCountries: z.array(pays).optional(),
      scope: z.array(z.enum(DOMAINES_PUBLICCODE)).optional(),
    })
    .optional(),
  description: z.record(langue, description).refine((par) => Object.keys(par).length > 0),
  legal: z.strictObject({
    license: z.string().regex(SPDX),
    mainCopyrightOwner: mot.optional(),
  }),
  maintenance: z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['internal', 'community']), contacts: z.array(contact).min(1) }),
    z.strictObject({
      type: z.literal('contract'),
      contractors: z.array(prestataire).min(1),
      contacts: z.array(contact).optional(),
    }),
    z.strictObject({ type: z.literal('none'), contacts: z.array(contact).optional() }),
  ]),
  localisation: z.strictObject({
    localisationReady: z.boolean(),
    availableLanguages: z.array(langue).min(1),
  }),
  dependsOn: z
    .strictObject({ open: dependances, proprietary: dependances, hardware: dependances })
    .optional(),
})
const lu: unknown = parse(texte)
const avec = (change: (ecrit: string) => string): unknown => parse(change(texte))

describe('publiccode.yml', () => {
  it('is what the standard asks', () => {
    expect(PUBLICCODE.safeParse(lu).error?.issues).toBeUndefined()
  })

  it('says the version, the licence and the day of the release that is here', () => {
    const { softwareVersion, legal, releaseDate } = PUBLICCODE.parse(lu)
    expect(softwareVersion).toBe(packageJson.version)
    expect(legal.license).toBe(packageJson.license)
    const changements = readFileSync(join(RACINE, 'CHANGELOG.md'), 'utf8')
    expect(changements).toContain(`## ${softwareVersion} — ${releaseDate}`)
  })

  it.each([
    ['a key that it does not know', (t: string) => `${t}\nauteur: moi\n`],
    ['no address', (t: string) => t.replace(/^url: .*$/m, '')],
    ['a category of ours', (t: string) => t.replace('document-management', 'coproprietes')],
    ['a country in lower case', (t: string) => t.replace('[FR]', '[fr]')],
    ['a scope of ours', (t: string) => t.replace('local-authorities', 'syndics')],
    [
      'a status of ours',
      (t: string) => t.replace('developmentStatus: beta', 'developmentStatus: v1'),
    ],
    ['a licence in words', (t: string) => t.replace('license: MIT', 'license: Licence libre MIT')],
    [
      'a day that is none',
      (t: string) => t.replace(/^releaseDate: .*$/m, "releaseDate: '2026-13-01'"),
    ],
    ['maintenance by nobody in name', (t: string) => t.replace('type: none', 'type: internal')],
    [
      'a long short description',
      (t: string) => t.replace('shortDescription: ', `shortDescription: ${'x'.repeat(150)}`),
    ],
  ])('refuses %s', (_, change) => {
    expect(PUBLICCODE.safeParse(avec(change)).success).toBe(false)
  })
})
