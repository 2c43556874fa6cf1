import { expect, it } from 'vitest'
import attendus from './decisions.attendus.json' with { type: 'json' }
import { decisions, DOSSIERS } from './decisions.exemple.ts'

// Each verb on each dossier decides what `decisions.attendus.json` says, to the word. `npm run docs`
// writes it: a rule that changes changes its rows, and whoever reviews reads them.

const dites: Readonly<Record<string, Readonly<Record<string, string>>>> = attendus
it.each(Object.keys(DOSSIERS))('%s', (nom) => expect(decisions(nom)).toEqual(dites[nom]))
