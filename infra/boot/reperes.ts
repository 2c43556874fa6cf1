import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './house.ts'
import { run } from './tools.ts'

/**
 * Replaces what a text holds between the comments `<!-- nom -->` and `<!-- /nom -->`. Throws when
 * they are not there.
 */
export const remplacerEntre = (texte: string, nom: string, contenu: string): string => {
  const [debut, fin] = [`<!-- ${nom} -->`, `<!-- /${nom} -->`]
  const [i, j] = [texte.indexOf(debut), texte.indexOf(fin)]
  if (i < 0 || j < i) throw new Error(`${debut} … ${fin} : repères absents`)
  return `${texte.slice(0, i + debut.length)}\n\n${contenu.trim()}\n\n${texte.slice(j)}`
}

/** What a text holds between these comments. Throws when they are not there. */
export const lireEntre = (texte: string, nom: string): string => {
  const [debut, fin] = [`<!-- ${nom} -->`, `<!-- /${nom} -->`]
  const [i, j] = [texte.indexOf(debut), texte.indexOf(fin)]
  if (i < 0 || j < i) throw new Error(`${debut} … ${fin} : repères absents`)
  return texte.slice(i + debut.length, j).trim()
}

/** One cell of a Markdown table. */
const cellule = (texte: string): string =>
  texte.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll(/\s+/g, ' ').trim()

/** A Markdown table: its header, then its rows. */
export const tableauMarkdown = (
  entete: readonly string[],
  lignes: readonly (readonly string[])[],
): string =>
  [entete, entete.map(() => '---'), ...lignes]
    .map((l, rang) => `| ${l.map((c) => (rang === 1 ? c : cellule(c))).join(' | ')} |`)
    .join('\n')

/** Writes a part of a page of docs, in the house's format. */
export const ecrirePartie = async (page: string, nom: string, contenu: string): Promise<void> => {
  const fichier = join(ROOT, page)
  await writeFile(fichier, remplacerEntre(await readFile(fichier, 'utf8'), nom, contenu))
  const { code, output } = await run(
    'oxfmt',
    ['-c', join(ROOT, 'infra/build/oxfmt.json'), fichier],
    { quiet: true },
  )
  if (code !== 0) throw new Error(`${page} : ${output}`)
}
