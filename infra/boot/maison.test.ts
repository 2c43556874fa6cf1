import { expect, it } from 'vitest'
import { ROOT } from './house.ts'
import { refusals } from './maison.ts'
import { moduleOf } from './maison/rule.ts'
import { RULES } from './maison/rules.ts'
import { readSource, readTree } from './maison/sources.ts'
import { STREETS } from './maison/streets.ts'

// The rules of the house, each on a source that it refuses and on one that it accepts, then on the
// tree itself.

const PACKAGES = new Map([
  ['@registre/domain', 'packages/domain/src/index.ts'],
  ['@registre/db', 'packages/db/src/index.ts'],
  ['@registre/contract', 'packages/contract/src/index.ts'],
  ['@registre/demonstration/adresses', 'packages/demonstration/src/adresses/index.ts'],
])
const STRICT = RULES.map((rule) => ({ ...rule, auPlus: 0 }))
const M = 'apps/api/src/modules'

type Files = Readonly<Record<string, string>>
const refused = (files: Files): string[] =>
  refusals(
    Object.entries(files).map(([path, text]) => readSource(path, text, PACKAGES)),
    STRICT,
  )

const REPOSITORY = 'repository d’un autre module'
const SQL = 'SQL hors des *.repository.ts et *.sql.ts'
const LIGNES = 'lignes de table décrites à la main'
const ECRITURE = 'écriture d’une table hors de la pièce qui la tient'
const CERCLES = 'cercles entre fichiers'
const DEHORS = 'appel vers le dehors sans passer par platform/sortie'
const SENS = 'sens des paquets'
const HEURE = 'heure prise ailleurs qu’à l’horloge du registre'
const RUE = 'pièces sans rue'
const MONTEE = 'imports vers une rue au-dessus'
const GRANDE = 'pièces de plus de 2000 lignes'
const LONGUES = 'fonctions de plus de 80 lignes'
const CONVERSIONS = 'conversions de type hors des tests'

it.each<[string, Files]>([
  [REPOSITORY, { [`${M}/vues/lire.ts`]: "import { x } from '../gestion/b.repository.ts'" }],
  [
    REPOSITORY,
    { [`${M}/vues/a.repository.ts`]: "import type { X } from '../gestion/b.repository.ts'" },
  ],
  [
    REPOSITORY,
    { 'apps/api/src/commandes/x.ts': "import { x } from '../modules/gestion/b.repository.ts'" },
  ],
  [SQL, { [`${M}/vues/lire.ts`]: 'tx.sql(`\n  select id from a where id = $1`)' }],
  [SQL, { [`${M}/vues/lire.ts`]: "db.sql('update a set b = 1')" }],
  [SQL, { 'apps/api/src/platform/x.ts': 'const q = `with t as (select 1) select * from ${t}`' }],
  [LIGNES, { [`${M}/vues/a.repository.ts`]: 'tx.sql<{ n: number }>(q)' }],
  [LIGNES, { [`${M}/vues/a.repository.ts`]: 'interface ARow { id: number }' }],
  [ECRITURE, { [`${M}/vues/a.repository.ts`]: 'tx.sql(`update mandat set etat = $1`)' }],
  [
    ECRITURE,
    { [`${M}/vues/a.repository.ts`]: 'tx.sql(`with x as (delete from demande) select 1`)' },
  ],
  [
    ECRITURE,
    { [`${M}/vues/a.repository.ts`]: 'tx.sql(`insert into dissolution (motif) values ($1)`)' },
  ],
  [ECRITURE, { [`${M}/dossiers/a.repository.ts`]: 'tx.sql(`update utilisateur set nom = $1`)' }],
  [ECRITURE, { [`${M}/auth/a.sql.ts`]: 'const q = `update teledeclarant set siret = $1`' }],
  [ECRITURE, { [`${M}/auth/a.repository.ts`]: 'const q = (t) => `update ${t} set nom = $1`' }],
  [
    CERCLES,
    { 'infra/a.ts': "import { b } from './b.ts'", 'infra/b.ts': "export { a } from './a.ts'" },
  ],
  [
    CERCLES,
    {
      'infra/a.ts': "import type { B } from './b.ts'",
      'infra/b.ts': "import { c } from './c.ts'",
      'infra/c.ts': "import type { A } from './a.ts'",
    },
  ],
  [DEHORS, { [`${M}/vues/lire.ts`]: "await fetch('https://exemple.test')" }],
  [DEHORS, { [`${M}/vues/lire.ts`]: 'ouvrir({ appeler: globalThis.fetch })' }],
  [DEHORS, { 'apps/api/src/x.ts': "import { createServer, get } from 'node:http'" }],
  [DEHORS, { 'apps/api/src/x.ts': "import http from 'http'" }],
  [DEHORS, { 'packages/db/src/x.ts': "import { connect } from 'node:tls'" }],
  [DEHORS, { [`${M}/vues/lire.ts`]: "import { S3Client } from '@aws-sdk/client-s3'" }],
  [DEHORS, { [`${M}/vues/lire.ts`]: "await import('undici')" }],
  [SENS, { 'packages/domain/src/a.ts': "import { x } from '@registre/db'" }],
  [SENS, { 'packages/ui/src/a.ts': "import { x } from '@registre/domain'" }],
  [SENS, { 'apps/web/src/a.ts': "import { x } from '@registre/db'" }],
  [SENS, { 'prisma/seed/a.test.ts': "import { x } from '../../apps/api/src/app.ts'" }],
  [SENS, { 'apps/api/src/a.ts': "import { x } from '@registre/demonstration/adresses'" }],
  [SENS, { 'apps/api/src/deps.ts': "import { x } from './modules/demonstration/boite.ts'" }],
  [RUE, { [`${M}/inconnue/a.ts`]: 'export const a = 1' }],
  [MONTEE, { [`${M}/comptes/a.ts`]: "import type { X } from '../vues/x.ts'" }],
  [MONTEE, { [`${M}/dossiers/a.ts`]: "await import('../validations/x.ts')" }],
  [GRANDE, { [`${M}/vues/a.ts`]: 'a()\n'.repeat(1500), [`${M}/vues/b.ts`]: 'b()\n'.repeat(501) }],
  [HEURE, { [`${M}/vues/a.ts`]: 'const jour = new Date()' }],
  [HEURE, { 'packages/domain/src/a.ts': 'const f = (jour = new Date()) => jour' }],
  [HEURE, { 'apps/web/src/a.tsx': 'export const a = <p>{new Date().getFullYear()}</p>' }],
  [HEURE, { [`${M}/vues/a.sql.ts`]: "const A = 'date_fin < current_date'" }],
  [HEURE, { [`${M}/vues/a.repository.ts`]: 'tx.sql(`select 1 where le > now() - $1::interval`)' }],
  [HEURE, { 'apps/api/src/platform/outbox.ts': 'const le = new Date()' }],
  [LONGUES, { 'apps/web/src/a.tsx': `const f = () => {${'\n'.repeat(80)}}` }],
  [CONVERSIONS, { 'packages/ui/src/a.ts': 'const a = b as C' }],
])('%s: refused', (nom, files) => {
  expect(refused(files)[0]).toBe(`${nom} : 1, au plus 0`)
})

it('rooms that import each other: refused with the size of their knot', () => {
  const files = {
    [`${M}/vues/un.ts`]: "import { x } from '../gestion/deux.ts'",
    [`${M}/gestion/trois.ts`]: "import { y } from '../vues/quatre.ts'",
    [`${M}/mandats/cinq.ts`]: "import { z } from '../vues/un.ts'",
  }
  expect(refused(files)).toEqual([
    'pièces qui s’importent l’une l’autre : 2, au plus 0',
    '  gestion : dans un nœud de 2',
    '  vues : dans un nœud de 2',
  ])
})

it.each<[string, Files]>([
  [REPOSITORY, { [`${M}/vues/lire.ts`]: "import { x } from './a.repository.ts'" }],
  [REPOSITORY, { [`${M}/vues/a.repository.ts`]: "import { X } from '../gestion/b.sql.ts'" }],
  [REPOSITORY, { [`${M}/vues/lire.test.ts`]: "import { x } from '../gestion/b.repository.ts'" }],
  [SQL, { [`${M}/vues/a.repository.ts`]: 'tx.sql(`select id from a`)' }],
  [SQL, { 'apps/api/src/platform/outbox.ts': 'tx.sql(`delete from outbox`)' }],
  [SQL, { [`${M}/vues/a.sql.ts`]: "export const A = 'select id from a'" }],
  [SQL, { [`${M}/vues/lire.ts`]: "// select id from a\nthrow new Error('with a word of why')" }],
  [LIGNES, { [`${M}/vues/a.repository.ts`]: 'tx.sql<RowOf<typeof Q>>(q); tx.sql(q)' }],
  [ECRITURE, { [`${M}/dossiers/a.repository.ts`]: 'tx.sql(`update mandat set etat = $1`)' }],
  [ECRITURE, { [`${M}/comptes/a.repository.ts`]: 'const q = (t) => `update ${t} set nom = $1`' }],
  [ECRITURE, { [`${M}/vues/a.repository.ts`]: 'tx.sql(`update mandat_fichier set nom = $1`)' }],
  [ECRITURE, { [`${M}/vues/a.repository.ts`]: 'tx.sql(`select id from mandat for update`)' }],
  [CERCLES, { 'infra/a.ts': "import('./b.ts')", 'infra/b.ts': "import { a } from './a.ts'" }],
  [DEHORS, { [`${M}/vues/lire.ts`]: 'const f = (appeler: typeof fetch) => appeler' }],
  [DEHORS, { 'apps/api/src/x.ts': "import { createServer, type Server } from 'node:http'" }],
  [DEHORS, { 'apps/api/src/x.ts': "import type { CustomFetch } from 'openid-client'" }],
  [DEHORS, { 'apps/api/src/platform/sortie/sortie.ts': "import { request } from 'node:https'" }],
  [DEHORS, { [`${M}/vues/lire.test.ts`]: "await fetch('http://127.0.0.1')" }],
  [SENS, { 'packages/contract/src/a.ts': "import { x } from '@registre/domain'" }],
  [SENS, { 'apps/api/src/a.ts': "import type { X } from '@registre/demonstration/adresses'" }],
  [SENS, { 'apps/api/src/a.ts': "await import('@registre/demonstration/adresses')" }],
  [SENS, { 'apps/api/src/deps.ts': "await import('./modules/demonstration/boite.ts')" }],
  [SENS, { [`${M}/demonstration/a.ts`]: "import { x } from '@registre/demonstration/adresses'" }],
  [MONTEE, { [`${M}/vues/a.ts`]: "import { x } from '../comptes/x.ts'" }],
  [MONTEE, { [`${M}/comptes/a.test.ts`]: "import { x } from '../vues/x.ts'" }],
  [MONTEE, { [`${M}/handlers.ts`]: "await import('./vues/x.ts')" }],
  [GRANDE, { [`${M}/vues/a.ts`]: 'a()\n\n'.repeat(2000), [`${M}/vues/a.test.ts`]: 'b()\n' }],
  [HEURE, { [`${M}/vues/a.ts`]: 'const jour = new Date(clock.now()); const debut = Date.now()' }],
  [HEURE, { [`${M}/vues/a.sql.ts`]: "const A = 'date_fin < aujourdhui() and le < maintenant()'" }],
  [HEURE, { [`${M}/vues/a.test.ts`]: 'tx.sql(`select now()`, [new Date()])' }],
  [HEURE, { 'apps/api/src/platform/clock.ts': 'const systemClock = { now: () => new Date() }' }],
  [HEURE, { 'apps/api/src/platform/outbox.ts': 'tx.sql(`delete from outbox where le < now()`)' }],
  [LONGUES, { 'apps/web/src/a.test.tsx': `it('', () => {${'\n'.repeat(80)}})` }],
  [CONVERSIONS, { 'packages/ui/src/a.ts': 'const a = [b] as const satisfies readonly C[]' }],
])('%s: accepted', (_, files) => {
  expect(refused(files)).toEqual([])
})

it('counts casts and long functions', () => {
  const read = (text: string) => readSource('a.repository.ts', text, PACKAGES)
  expect(read('const a = b as C; const d = [1] as const').casts).toBe(1)
  expect(read(`const f = () => {${'\n'.repeat(80)}}`).longFunctions).toBe(1)
})

it('the house itself keeps each of its rules, and has each room that its streets name', () => {
  const sources = readTree(ROOT)
  expect(refusals(sources)).toEqual([])
  const rooms = new Set(sources.map((s) => moduleOf(s.path)))
  expect(Object.values(STREETS).flatMap((names) => names.filter((n) => !rooms.has(n)))).toEqual([])
})
