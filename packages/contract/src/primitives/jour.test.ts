import { describe, expect, it } from 'vitest'
import { MESSAGES } from '@registre/domain'
import { mandatSaisi } from '../rattachements.contract.ts'
import { jourRequis, jourSaisi } from './index.ts'

const phrases = (schema: { safeParse: typeof jourSaisi.safeParse }, saisi: string) =>
  schema.safeParse(saisi).error?.issues.map((i) => i.message) ?? []

describe('a day that a form asks for', () => {
  it.each(['31/02/2027', '6 300 €', '😀'])(
    '« %s » is none: the sentence leaves room for its name',
    (saisi) => {
      for (const schema of [jourSaisi, mandatSaisi.shape.dateDebutMandat])
        expect(phrases(schema, saisi)).toEqual([MESSAGES.jour])
      expect(MESSAGES.jour).toMatch(/^Ce champ\b/)
    },
  )
  it('is asked for when it is left out', () => {
    expect(phrases(jourSaisi, '')).toEqual([])
    expect(phrases(jourRequis, '')).toEqual([MESSAGES.requis])
  })
})
