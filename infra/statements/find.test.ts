import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findStatements } from './find.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The statements of a file `a.ts`, with what `b.ts` exports beside it. */
const statementsOf = (a: string, b = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'registre-textes-'))
  folders.push(folder)
  writeFileSync(join(folder, 'a.ts'), a)
  writeFileSync(join(folder, 'b.ts'), b)
  const { found, unresolved } = findStatements(folder, [join(folder, 'a.ts')])
  return { texts: found.map(({ text }) => text), unresolved: unresolved.map(({ why }) => why) }
}

it.each([
  ['as it is written', 'db.query(`select 1`)', ['select 1']],
  [
    'out of constants',
    'const C = `a`\nconst F = () => ctx.deps.db.query(`select ${C} from t`)',
    ['select a from t'],
  ],
  [
    'in the words of an inner scope',
    'const C = `a`\nconst F = () => { const C = `b`; return tx.sql(`select ${C}`) }',
    ['select b'],
  ],
  [
    'out of a fragment with parameters',
    'const f = <A extends string>(a: A) => `${a}.x` as const\ntx.sql(`select ${f("t")}`)',
    ['select t.x'],
  ],
  ['out of another file', 'import { C as D } from "./b.ts"\ndb.read(`select ${D}`)', ['select z']],
  [
    'out of the domain',
    'import { VERSION_CHARTE } from "@registre/domain"\ndb.query(`select ${VERSION_CHARTE}`)',
    [expect.stringMatching(/^select \S+$/)],
  ],
  ['in each of its shapes', 'db.query(tout ? `select 1` : `select 2`)', ['select 1', 'select 2']],
  [
    'for each row of a table',
    'const T = { a: `select 1`, b: `select 2` } as const\ndb.query(T[cle])',
    ['select 1', 'select 2'],
  ],
  [
    'out of the model of a composed one',
    'import { compose } from "@registre/db"\nconst t = compose(`select 1`, f())\ntx.sql(t)',
    ['select 1'],
  ],
])('a text is found %s', (_how, source, expected) => {
  expect(statementsOf(source, 'export const C = `z`')).toEqual({ texts: expected, unresolved: [] })
})

it.each([
  ['a parameter', 'const f = (c: string) => tx.sql(`select ${c}`)', 'c « c » is not a constant'],
  ['a call', 'tx.sql(`select ${LISTE.join()}`)', 'LISTE.join() is the answer of a call'],
  ['a variable', 'let c = `a`\ntx.sql(c)', 'c « c » is not a constant'],
])('a text out of %s is told', (_what, source, why) => {
  expect(statementsOf(source)).toEqual({ texts: [], unresolved: [why] })
})

it('other calls of the same names are no statements', () => {
  expect(statementsOf('sessions.read(cookie)\nstore.query(x)')).toEqual({
    texts: [],
    unresolved: [],
  })
})
