import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../house.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { empreinteDuVerrou } from './composants.ts'
import { FAITS } from './faits.ts'
import { GABARITS, MARQUES, PAGES_DOSSIER, remplir } from './pages.ts'
import { criteresRgesn, VERDICTS_RGESN } from './rgesn.ts'
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

  it('judges each criterion of the RGESN once, by a fact that something gives again', () => {
    const themes = [10, 10, 7, 15, 8, 7, 4, 10, 7]
    const criteres = criteresRgesn()
    expect(criteres.map(({ numero }) => numero)).toEqual(
      themes.flatMap((n, t) => Array.from({ length: n }, (_, i) => `${t + 1}.${i + 1}`)),
    )
    const verdicts: readonly string[] = VERDICTS_RGESN
    expect(criteres.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
    expect(
      criteres.filter(
        ({ verdict, fait, source }) =>
          verdict !== 'E' && (fait === '-' || (verdict !== 'NA' && !/^`[^`]+`$/.test(source))),
      ),
    ).toEqual([])
    const fichiers = criteres.flatMap(
      ({ source }) => /[\w.-]+(?:\/[\w.-]+)+/.exec(source)?.[0] ?? [],
    )
    expect(fichiers.filter((f) => !existsSync(join(ROOT, f)))).toEqual([])
  })

  it('counts the components of the lock file that is there (npm run dossier -- composants)', () => {
    expect(lire('infra/boot/dossier/composants.tsv')).toContain(empreinteDuVerrou())
  })
})
