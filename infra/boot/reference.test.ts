import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CATALOGUE,
  type ChampDate,
  champsDates,
  LOI_OBLIGATIONS,
  SOURCES_OBLIGATION,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { schema } from '../../apps/api/src/platform/env.schema.ts'
import { ROOT } from './house.ts'
import { PAGES, regles } from './reference.ts'

describe('generated documents', () => {
  it.each(Object.entries(PAGES))('%s says what the code says (npm run docs)', (nom, produire) => {
    expect(readFileSync(join(ROOT, nom), 'utf8') === produire()).toBe(true)
  })

  it('each rule has its line, with its sentence, fields and day of effect', () => {
    const page = PAGES['docs/reference/regles.md']?.() ?? ''
    expect(CATALOGUE.filter((r) => !page.includes(`| ${r.code} |`)).map((r) => r.code)).toEqual([])
  })

  it('each obligation has its line of law, with its source', () => {
    const page = PAGES['docs/reference/regles.md']?.() ?? ''
    for (const { code, depuis, quoi } of LOI_OBLIGATIONS)
      expect(page).toMatch(
        new RegExp(`\\| ${depuis} \\| .*${quoi}.* \\| ${SOURCES_OBLIGATION[code]} \\|`),
      )
  })

  it('each setting has its line, its default and its reason', () => {
    const page = PAGES['docs/reference/reglages.md']?.() ?? ''
    expect(page).toContain('| `PORT` | `3000` | Port of the API. |')
    expect(page).toContain('| `SECRET` | **required** | Signs captcha challenges and mail keys; ')
    expect(page).not.toMatch(/\|\s+\|$/m)
  })

  it('each service outside has its row, and each path that is asked of one', () => {
    const dehors = Object.keys(schema.shape).filter(
      (nom) => /_(URL|EMETTEUR|ENDPOINT)$/.test(nom) && !/^(DATABASE|REDIS|PUBLIC)_/.test(nom),
    )
    const page = readFileSync(join(ROOT, 'docs/reference/services.md'), 'utf8')
    const dits = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, dit = '']) => dit)
    expect(dehors.filter((nom) => !dits.includes(nom))).toEqual([])
    expect(dits.filter((nom) => !(nom in schema.shape))).toEqual([])
    const sources = globSync('apps/api/src/gateways/*/http.ts', { cwd: ROOT }).map((f) =>
      readFileSync(join(ROOT, f), 'utf8'),
    )
    const demandes = sources.flatMap((source) =>
      [...source.matchAll(/(?:fetchJson|\blire)\(\s*[\w.]+,\s*['`]([\w/]+)/g)].map(
        ([, c = '']) => c,
      ),
    )
    expect(demandes.length).toBeGreaterThan(6)
    expect(demandes.filter((chemin) => !page.includes(chemin))).toEqual([])
  })

  // This page is written by `npm run docs` and compared by `npm run check`: neither passes then.
  it.each(['', '2027-02-20'])('a rule or a field dated « %s » stops it by its name', (effet) => {
    const [regle] = CATALOGUE
    const [champ] = champsDates()
    if (!regle || !champ) throw new Error('nothing to copy')
    const [nom, autre] = [new RegExp(`^${regle.code} : `), '2026-01-01']
    expect(() => regles([...CATALOGUE, { ...regle, effet }])).toThrow(nom)
    expect(() => regles([...CATALOGUE, { ...regle, fin: autre }])).toThrow(nom)
    const malDate = { ...champ, champ: 'fixture', effet } as ChampDate
    expect(() => regles(CATALOGUE, [malDate])).toThrow(/^fixture : /)
  })
})
