import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangementTrouve } from '@registre/contract'
import { ROOT } from '../house.ts'

export const CHANGELOG = join(ROOT, 'CHANGELOG.md')
/** What stands for the day of a version that is not released. */
export const A_VENIR = 'unreleased'

/** What the changelog says of a version. */
export interface Section {
  version: string
  date: string
  texte: string
}

/** The sections of a changelog, the newest first: `## 1.8.0 — 2026-11-23`, then its text. */
export const lireChangelog = (texte: string = readFileSync(CHANGELOG, 'utf8')): Section[] =>
  texte
    .split(/^## /m)
    .slice(1)
    .map((bloc) => {
      const [titre = '', ...lignes] = bloc.split('\n')
      const [version = '', date = ''] = titre.split(' — ')
      return { version: version.trim(), date: date.trim(), texte: lignes.join('\n') }
    })

/** What breaks a program and that a section names neither by its shape nor by each of its operations. */
export const nonAnnoncees = (
  trouves: readonly ChangementTrouve[],
  section: Section | undefined,
): string[] => {
  const dit = (nom: string): boolean => section?.texte.includes(`\`${nom}\``) ?? false
  return trouves
    .filter((c) => c.genre === 'rupture')
    .filter((c) => !(c.forme !== undefined && dit(c.forme)) && !c.operations.every(dit))
    .map((c) => `${[c.forme ?? [], ...c.operations].flat().join(', ')} : ${c.texte}`)
}

/** The titles and the rows of tables that a section writes more than once, as a merge leaves them. */
export const ecritesDeuxFois = (section: Section): string[] => {
  const debuts = [...section.texte.matchAll(/^\s*(### .+|\| `[^`]+`)/gm)].map(([, d = '']) => d)
  return [...new Set(debuts.filter((d, rang) => debuts.indexOf(d) !== rang))]
}
