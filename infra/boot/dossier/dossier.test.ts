import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { empreinteDuVerrou } from './composants.ts'
import { FAITS } from './faits.ts'
import { GABARITS, MARQUES, PAGES_DOSSIER, remplir } from './pages.ts'
import { lire } from './sources.ts'

const gabarits = readdirSync(join(import.meta.dirname, 'gabarits'))
const commandes = (texte: string): string[] =>
  [...texte.matchAll(/npm (?:run ([a-z:-]+)|(start|test)\b)/g)].map(([, n, c]) => n ?? c ?? '')
/** What bears a number without being a measure: code, links, names of texts and of standards. */
const REFERENCES =
  /`[^`]*`|\]\([^)]*\)|\{\{[\w-]+\}\}|(?:articles?|art\.|n°|loi|RGAA|WCAG|RGESN|ASVS|décision|ateliers?|niveaux?|Libre réponse|critère|PDF\/UA) [A-Z]?[\d.,-]+(?:(?: et| à|,) [\d.-]+)*/g

describe('docs/mise-en-service', () => {
  it.each(gabarits)('%s types no figure by hand: each comes from a fact', (nom) => {
    const texte = lire(`${GABARITS}/${nom}`).replaceAll(REFERENCES, '')
    expect(texte.split('\n').filter((ligne) => /\d/.test(ligne))).toEqual([])
  })

  it('serves each fact, once at least, and asks for none that is missing', () => {
    const servis = gabarits.flatMap((nom) =>
      [...lire(`${GABARITS}/${nom}`).matchAll(/\{\{([\w-]+)\}\}/g)].map(([, fait = '']) => fait),
    )
    expect([...new Set(servis)].toSorted()).toEqual(Object.keys(FAITS).toSorted())
    expect(() => remplir('{{personne}}')).toThrow('personne')
  })

  it('names commands that exist, and a source for each fact', () => {
    const pages = Object.values(PAGES_DOSSIER).map((produire) => produire())
    expect(commandes(pages.join('\n')).filter((c) => !(c in packageJson.scripts))).toEqual([])
    expect(Object.entries(FAITS).filter(([, { source }]) => !/^`[^`]+`/.test(source))).toEqual([])
  })

  it('counts on its first page what an operator has to write, and what nothing measured', () => {
    const [premiere, ...autres] = Object.entries(PAGES_DOSSIER)
      .toSorted(([a], [b]) => Number(b.endsWith('README.md')) - Number(a.endsWith('README.md')))
      .map(([, produire]) => produire())
    const totaux = MARQUES.map((m) => autres.reduce((n, t) => n + t.split(m).length - 1, 0))
    expect(premiere).toContain(`| **Total** | ${totaux.join(' | ')} |`)
    expect(totaux[0]).toBeGreaterThan(5)
  })

  it('counts the components of the lock file that is there (npm run dossier -- composants)', () => {
    expect(lire('infra/boot/dossier/composants.tsv')).toContain(empreinteDuVerrou())
  })
})
