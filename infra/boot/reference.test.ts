import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE, type ChampDate, champsDates } from '@registre/domain'
import { describe, expect, it } from 'vitest'
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

  it('each setting has its line, its default and its reason', () => {
    const page = PAGES['docs/reference/reglages.md']?.() ?? ''
    expect(page).toContain('| `PORT` | `3000` | Port of the API. |')
    expect(page).toContain('| `SECRET` | **required** | Signs captcha challenges and mail keys; ')
    expect(page).not.toMatch(/\|\s+\|$/m)
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
