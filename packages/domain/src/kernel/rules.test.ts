import { describe, expect, it } from 'vitest'
import { adaptRules, defineRules, rulesInForce, runRules } from './rules.ts'

interface Faits {
  age: number
}
const regles = defineRules<Faits>()([
  {
    code: 'ANCIENNE',
    champs: ['age'],
    message: 'Ancienne.',
    effet: '2016-11-01',
    fin: '2027-02-21',
    source: 'test',
    holds: (f) => f.age > 0,
  },
  {
    code: 'NOUVELLE',
    champs: ['age'],
    message: (f) => `Nouvelle ${f.age}.`,
    effet: '2027-02-21',
    source: 'test',
    holds: (f) => f.age > 10,
  },
  {
    code: 'DOUCE',
    champs: (f) => [`a${f.age}`, 'b'],
    message: 'Douce ?',
    confirmable: true,
    effet: '2016-11-01',
    source: 'test',
    holds: (f) => f.age > 5,
  },
])

describe('rules', () => {
  it('applies a rule from its first day and until its end', () => {
    expect(rulesInForce(regles, '2016-10-31')).toEqual([])
    expect(rulesInForce(regles, '2016-11-01').map((r) => r.code)).toEqual(['ANCIENNE', 'DOUCE'])
    expect(rulesInForce(regles, '2027-02-20').map((r) => r.code)).toEqual(['ANCIENNE', 'DOUCE'])
    expect(rulesInForce(regles, '2027-02-21').map((r) => r.code)).toEqual(['NOUVELLE', 'DOUCE'])
  })

  it('shows one error beside each field at fault, until the code is confirmed', () => {
    const rapport = runRules(regles, { age: 3 }, '2027-03-01')
    expect(rapport.erreurs).toEqual([{ champ: 'age', code: 'NOUVELLE', message: 'Nouvelle 3.' }])
    expect(rapport.aConfirmer.map((e) => e.champ)).toEqual(['a3', 'b'])
    expect(runRules(regles, { age: 3 }, '2027-03-01', ['DOUCE', 'NOUVELLE'])).toEqual({
      erreurs: rapport.erreurs,
      aConfirmer: [],
    })
  })

  it('adapts rules to wider facts', () => {
    const adaptees = adaptRules<Faits, { chat: Faits }, 'ANCIENNE' | 'NOUVELLE' | 'DOUCE'>(
      regles,
      (f) => f.chat,
    )
    expect(runRules(adaptees, { chat: { age: 3 } }, '2027-03-01')).toEqual(
      runRules(regles, { age: 3 }, '2027-03-01'),
    )
  })
})
