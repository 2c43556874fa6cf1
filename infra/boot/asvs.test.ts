import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './house.ts'

// The pages of security are written by hand: what they name exists, and nothing is left out.

const lire = (chemin: string): string => readFileSync(join(ROOT, chemin), 'utf8')
const page = lire('docs/reference/asvs.md')

/** Where a path of these pages may begin; one place alone holds it. */
const RACINES = [
  '',
  'apps/api/src',
  'apps/api/tests',
  'packages/domain/src',
  'packages/contract/src',
  'packages/testing/src',
  'apps/web/src',
  'apps/web/e2e',
]
const FICHIER = /`([\w.-]+(?:\/[\w.$-]+)*\.(?:tsx?|mjs|md|json|ya?ml|conf|env|tsv|prisma|sql))`/g
const SANS_SUITE = ['.dockerignore', '.ci/run', 'infra/images/Dockerfile']

/** The files that a text names between backquotes. */
const fichiersDe = (texte: string): string[] => [
  ...[...texte.matchAll(FICHIER)].map(([, chemin = '']) => chemin),
  ...SANS_SUITE.filter((nom) => texte.includes(`\`${nom}\``)),
]
const places = (chemin: string): string[] =>
  RACINES.filter((racine) => existsSync(join(ROOT, racine, chemin)))

const lignes = [...page.matchAll(/^\| (V[\d.]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, numero = '', exigence = '', verdict = '', ou = '']) => ({ numero, exigence, verdict, ou }),
)
const VERDICTS = ['Tenu', 'Sans objet', 'Non tenu']

describe('docs/reference/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in the order of the standard', () => {
    const attendus = lire('infra/boot/asvs.attendus.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((l) => l.split('\t')[0])
    expect(attendus).toHaveLength(253)
    expect(lignes.map((l) => l.numero)).toEqual(attendus)
    expect(page.match(/^\| V\d/gm)).toHaveLength(253)
  })

  it('gives each one a title, a verdict, and where it is held or why it is not', () => {
    expect(lignes.filter((l) => !VERDICTS.includes(l.verdict)).map((l) => l.numero)).toEqual([])
    expect(lignes.filter((l) => l.exigence.trim().length < 4).map((l) => l.numero)).toEqual([])
    expect(lignes.filter((l) => l.ou.trim().length < 7).map((l) => l.numero)).toEqual([])
  })

  it('names the file that does what is held', () => {
    const sansFichier = lignes.filter((l) => l.verdict === 'Tenu' && fichiersDe(l.ou).length === 0)
    expect(sansFichier.map((l) => l.numero)).toEqual([])
  })

  it('counts its verdicts', () => {
    const [tenus, sansObjet, nonTenus] = VERDICTS.map(
      (v) => lignes.filter((l) => l.verdict === v).length,
    )
    const dits = /^Au total : (.*)$/m.exec(page)?.[1]
    expect(dits).toBe(`${tenus} tenues, ${sansObjet} sans objet, ${nonTenus} non tenues.`)
  })
})

describe.each([
  'docs/reference/asvs.md',
  'docs/reference/securite.md',
  'docs/reference/conformite.md',
  'docs/security.md',
  'SECURITY.md',
])('%s', (document) => {
  it('names files that exist, each in one place', () => {
    const nommes = fichiersDe(lire(document))
    expect(nommes).not.toEqual([])
    expect(nommes.filter((chemin) => places(chemin).length !== 1)).toEqual([])
  })
  it('names the titles of tests that these files hold', () => {
    const titres = [...lire(document).matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` “([^”]+)”/g)]
    expect(
      titres.flatMap(([, chemin = '', titre = '']) =>
        places(chemin).some((r) => lire(join(r, chemin)).includes(titre)) ? [] : [titre],
      ),
    ).toEqual([])
  })
  it('leads to pages that exist', () => {
    const dossier = document.split('/').slice(0, -1).join('/')
    const liens = [...lire(document).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, l = '']) => l)
    expect(liens).not.toEqual([])
    expect(liens.filter((l) => !existsSync(join(ROOT, dossier, l)))).toEqual([])
  })
})

describe('docs/reference/conformite.md', () => {
  it('gives each line a verdict, and the title of the test that shows it', () => {
    const siennes = lire('docs/reference/conformite.md')
      .split('\n')
      .filter((l) => /\| +(Fait|Gardé exprès|À faire) +\|/.test(l))
    expect(siennes.length).toBeGreaterThan(120)
    expect(siennes.filter((l) => !/\.(test|spec)\.ts` “/.test(l))).toEqual([])
  })
})
