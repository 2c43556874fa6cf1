import { describe, expect, it } from 'vitest'
import { keysOf } from '../kernel/table.ts'
import decisions from './decisions.attendus.json' with { type: 'json' }
import redactions from './redactions.attendus.json' with { type: 'json' }
import retours from './retours.attendus.json' with { type: 'json' }
import { TABLES } from './tables.exemple.ts'

// Each verb decides what `*.attendus.json` says, to the word. A rule that changes changes its rows, and
// whoever reviews reads them: `DECISIONS=ecrire npm run docs` alone writes them again.

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>
const ATTENDUS: Readonly<Record<keyof typeof TABLES, Table>> = { decisions, redactions, retours }
describe.each(keysOf(TABLES))('%s', (nom) => {
  const { rangees, decider } = TABLES[nom]
  it.each(rangees)('%s', (rangee) => expect(decider(rangee)).toEqual(ATTENDUS[nom][rangee]))
})
