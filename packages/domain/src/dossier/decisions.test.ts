import { expect, it } from 'vitest'
import attendus from './decisions.attendus.json' with { type: 'json' }
import { decisions, DOSSIERS } from './decisions.exemple.ts'

// Each verb on each dossier decides what `decisions.attendus.json` says, to the word. A rule
// that changes changes its rows, and whoever reviews reads them: `DECISIONS=ecrire npm run docs` alone
// writes them again.

const dites: Readonly<Record<string, Readonly<Record<string, string>>>> = attendus
it.each(Object.keys(DOSSIERS))('%s', (nom) => expect(decisions(nom)).toEqual(dites[nom]))
