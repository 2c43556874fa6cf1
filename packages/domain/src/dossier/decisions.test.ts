import { describe, expect, it } from 'vitest'
import { RegisterError } from '../kernel/errors.ts'
import attendus from './decisions.attendus.json' with { type: 'json' }
import { decider, DOSSIERS, lire, VERBES } from './decisions.exemple.ts'
import type { Dossier } from './dossier.ts'

// Each verb on each dossier decides what `decisions.attendus.json` says, to the word: a rule that
// changes changes its rows, and they are read.

const issue = (d: Dossier, verbe: keyof typeof VERBES): string => {
  try {
    const faire = VERBES[verbe]
    return faire ? decider(d, faire) : ''
  } catch (error) {
    return error instanceof RegisterError ? `${error.code} : ${error.message}` : String(error)
  }
}
const dites: Readonly<Record<string, Readonly<Record<string, string>>>> = attendus

describe.each(Object.keys(DOSSIERS))('%s', (nom) => {
  const d = DOSSIERS[nom]
  if (!d) throw new Error(nom)
  it('is read as it stands', () => expect(lire(d)).toBe(dites[nom]?.['lire']))
  it.each(Object.keys(VERBES))('%s', (verbe) => expect(issue(d, verbe)).toBe(dites[nom]?.[verbe]))
})
