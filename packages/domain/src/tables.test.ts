import { describe, expect, it } from 'vitest'
import champs from './declaration/champs.attendus.json' with { type: 'json' }
import decisions from './dossier/decisions.attendus.json' with { type: 'json' }
import redactions from './dossier/redactions.attendus.json' with { type: 'json' }
import retours from './dossier/retours.attendus.json' with { type: 'json' }
import { keysOf } from './kernel/table.ts'
import { TABLES } from './tables.exemple.ts'

// Each verb decides, and each datum becomes, what `*.attendus.json` says, to the word. A rule that
// changes changes its rows, and whoever reviews reads them: `DECISIONS=ecrire npm run docs` alone writes
// them again.

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>
const ATTENDUS: Readonly<Record<keyof typeof TABLES, Table>> = {
  'dossier/decisions': decisions,
  'dossier/redactions': redactions,
  'dossier/retours': retours,
  'declaration/champs': champs,
}
describe.each(keysOf(TABLES))('%s', (nom) => {
  const { rangees, dire } = TABLES[nom]
  it.each(rangees)('%s', (rangee) => expect(dire(rangee)).toEqual(ATTENDUS[nom][rangee]))
})
