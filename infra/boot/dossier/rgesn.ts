import { tableau } from '../markdown.ts'
import { type Fait, lignesDe } from './sources.ts'

/** Held, not held, nothing here that it is about, the operator's alone. */
export const VERDICTS_RGESN = ['C', 'NC', 'NA', 'E'] as const

/** The criteria of the RGESN as infra/boot/dossier/rgesn.tsv judges them. */
export const criteresRgesn = () =>
  lignesDe('infra/boot/dossier/rgesn.tsv').map(
    ([numero = '', critere = '', verdict = '', fait = '', source = '']) => ({
      numero,
      critere,
      verdict,
      fait,
      source,
    }),
  )

const MOTS: Readonly<Record<string, string>> = { C: 'tenu', NC: '**non tenu**', NA: 'sans objet' }
const A_COMPLETER = "[à compléter par l'exploitant]"

/** What the folder says of the ecological design. */
export const rgesn: Readonly<Record<string, Fait>> = {
  'rgesn-compte': {
    source: '`npm test -- infra/boot/dossier`',
    lire: () => {
      const criteres = criteresRgesn()
      const [c, nc, na, e] = VERDICTS_RGESN.map(
        (v) => criteres.filter(({ verdict }) => verdict === v).length,
      )
      return `${criteres.length} critères : ${c} tenus, ${nc} non tenus, ${na} sans objet, ${e} à l’exploitant`
    },
  },
  rgesn: {
    source: '`npm run dossier`, chaque ligne par la sienne',
    lire: () =>
      tableau(
        ['Critère', 'Verdict', 'Fait', 'Comment le vérifier'],
        criteresRgesn().map(({ numero, critere, verdict, fait, source }) => [
          `${numero} ${critere}`,
          MOTS[verdict] ?? A_COMPLETER,
          fait === '-' ? '–' : fait,
          source === '-' ? '–' : source,
        ]),
      ),
  },
}
