import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import packageJson from '../../../../package.json' with { type: 'json' }

/** What publiccode.yml 0.5 asks of a file, in our words: its keys, its closed sets, its lengths. */
const PUBLICCODE = z.strictObject({
  publiccodeYmlVersion: z.literal('0.5'),
  name: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  softwareVersion: z.literal(packageJson.version),
  platforms: z.array(z.enum(['web', 'windows', 'mac', 'linux', 'ios', 'android'])).min(1),
  categories: z
    .array(z.enum(['digital-citizenship', 'document-management', 'workflow-management']))
    .min(1),
  developmentStatus: z.enum(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: z.literal('standalone/web'),
  intendedAudience: z.strictObject({
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
    scope: z.array(z.enum(['government', 'local-authorities'])),
  }),
  description: z.record(
    z.string().regex(/^[a-z]{2}$/),
    z.strictObject({
      genericName: z.string().max(35),
      shortDescription: z.string().max(150),
      longDescription: z.string().min(500).max(10_000),
      features: z.array(z.string().max(100)).min(1),
    }),
  ),
  legal: z.strictObject({ license: z.literal(packageJson.license) }),
  maintenance: z.strictObject({ type: z.enum(['internal', 'contract', 'community', 'none']) }),
  localisation: z.strictObject({
    localisationReady: z.boolean(),
    availableLanguages: z.array(z.string()).min(1),
  }),
  dependsOn: z.strictObject({
    open: z.array(z.strictObject({ name: z.string(), versionMin: z.string() })),
  }),
})

it('publiccode.yml is what the standard asks', () => {
  const lu: unknown = parse(
    readFileSync(join(import.meta.dirname, '../../../../publiccode.yml'), 'utf8'),
  )
  expect(PUBLICCODE.safeParse(lu).error).toBeUndefined()
})
