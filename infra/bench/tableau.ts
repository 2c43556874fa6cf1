import { readFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../boot/house.ts'
import { rangsDe } from '../boot/markdown.ts'
import { ecrirePartie, lireEntre, tableauMarkdown } from '../boot/reperes.ts'
import { ditRatio, type LigneBanc } from './measure.ts'

const PAGE = 'docs/performance.md'
const NOM = 'mesures'
const ENTETE = ['partie', 'travail', 'rapport au plancher', 'cible', 'trouvé', 'mesuré'] as const

/** When, on how many co-ownerships, under what load and on what machine a measure was made. */
export const conditions = (coproprietes: number, charge = loadavg()[0] ?? 0): string =>
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${coproprietes.toLocaleString('fr-FR')} copropriétés, charge ${charge.toFixed(1)}, ${cpus().length} cœurs et ${Math.round(totalmem() / 2 ** 30)} Go`

/**
 * The table once a part was measured again: its rows are replaced, those of the other parts stay as
 * they were. Parts follow `ordre`.
 */
export const fusionner = (
  ancien: string,
  ordre: readonly string[],
  partie: string,
  lignes: readonly LigneBanc[],
  mesure: string,
): string => {
  const rang = (p: string): number => ordre.indexOf(p)
  const autres = rangsDe(ancien)
    .slice(2)
    .filter((l) => l[0] !== partie)
  const neuves = lignes.map((l) => [partie, l.travail, ditRatio(l), l.cible, l.texte, mesure])
  return tableauMarkdown(
    ENTETE,
    [...autres, ...neuves].toSorted((a, b) => rang(a[0] ?? '') - rang(b[0] ?? '')),
  )
}

/** Writes a part in docs/performance.md. */
export const ecrireMesures = async (
  ordre: readonly string[],
  partie: string,
  lignes: readonly LigneBanc[],
  mesure: string,
): Promise<void> => {
  const ancien = lireEntre(await readFile(join(ROOT, PAGE), 'utf8'), NOM)
  await ecrirePartie(PAGE, NOM, fusionner(ancien, ordre, partie, lignes, mesure))
}
