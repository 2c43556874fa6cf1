import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { ROOT } from './house.ts'
import { PAGES } from './reference.ts'

describe('generated documents', () => {
  it.each(Object.entries(PAGES))('%s says what the code says (npm run docs)', (nom, produire) => {
    expect(readFileSync(join(ROOT, nom), 'utf8') === produire()).toBe(true)
  })

  it('each rule has its line, with its sentence, fields and day of effect', () => {
    const page = PAGES['docs/reference/regles.md']?.() ?? ''
    expect(CATALOGUE.filter((r) => !page.includes(`| ${r.code} |`)).map((r) => r.code)).toEqual([])
  })
})
