import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITES } from '@registre/contract'
import { describe, expect, it } from 'vitest'

// What docs/reference/securite.md lists is all there is: limits, tables, files that do cryptography.

const RACINE = join(import.meta.dirname, '../../..')
const page = readFileSync(join(RACINE, 'docs/reference/securite.md'), 'utf8')
const chapitre = (titre: string): string =>
  page.split('\n## ').find((texte) => texte.startsWith(titre)) ?? ''

/** The sources under a folder, tests left out, by their path in the repository. */
const sources = (dossier: string): string[] =>
  readdirSync(join(RACINE, dossier), { recursive: true, encoding: 'utf8' })
    .filter((nom) => nom.endsWith('.ts') && !/\.test\.ts$|-de-test\.ts$|\.gen\.ts$/.test(nom))
    .map((nom) => `${dossier}/${nom}`)

describe('docs/reference/securite.md', () => {
  it('tells each limit of calls', () => {
    const dites = [
      ...chapitre('Données saisies').matchAll(/^\| `([\w-]+)` \| (\d+) \| (\d+) s \|/gm),
    ]
    expect(
      Object.fromEntries(
        dites.map(([, classe, max, secondes]) => [classe, `${max} / ${secondes}`]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(LIMITES).map(([classe, { max, windowMs }]) => [
          classe,
          `${max} / ${windowMs / 1000}`,
        ]),
      ),
    )
  })

  it('gives each table of the database its level, once', () => {
    const modeles = readdirSync(join(RACINE, 'prisma/models')).map((nom) =>
      readFileSync(join(RACINE, 'prisma/models', nom), 'utf8'),
    )
    const tables = modeles.flatMap((texte) =>
      texte
        .split(/^model /m)
        .slice(1)
        .map((modele) => /@@map\("(\w+)"\)/.exec(modele.split(/^\}/m)[0] ?? '')?.[1] ?? ''),
    )
    expect(tables.length).toBeGreaterThan(50)
    const classees = [
      ...chapitre('Classement des données').matchAll(/^\| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm),
    ]
      .flatMap(([, texte = '']) => [...texte.matchAll(/`(\w+)`/g)])
      .map(([, table = '']) => table)
    expect(classees.toSorted()).toEqual(tables.toSorted())
  })

  it('has each file that does cryptography in its inventory, and no other algorithm than those told', () => {
    const fichiers = [...sources('apps/api/src'), ...sources('packages/db/src')].filter(
      (nom) => !nom.includes('/demonstration/'),
    )
    const texteDe = (nom: string) => readFileSync(join(RACINE, nom), 'utf8')
    const cryptographie = fichiers.filter((nom) =>
      /from '(?:node:crypto|@node-rs\/argon2|altcha-lib[\w/]*|openid-client|otpauth|@simplewebauthn\/server)'/.test(
        texteDe(nom),
      ),
    )
    expect(cryptographie.length).toBeGreaterThan(20)
    const inventaire = chapitre('Cryptographie')
    expect(
      cryptographie.filter(
        (nom) => !inventaire.includes(`\`${nom.replace('apps/api/src/', '')}\``),
      ),
    ).toEqual([])
    const algorithmes = cryptographie.flatMap((nom) =>
      [...texteDe(nom).matchAll(/\b(?:createHash|createHmac|hash)\('([\w-]+)'/g)].map(([, a]) => a),
    )
    expect(new Set(algorithmes)).toEqual(new Set(['sha256']))
  })
})
