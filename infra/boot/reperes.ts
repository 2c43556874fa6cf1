import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './house.ts'
import { tableau } from './markdown.ts'
import { run } from './tools.ts'

/** Where a part begins and ends. */
const bornes = (texte: string, nom: string): [number, number] => {
  const [debut, fin] = [`<!-- ${nom} -->`, `<!-- /${nom} -->`]
  const [i, j] = [texte.indexOf(debut), texte.indexOf(fin)]
  if (i < 0 || j < i) throw new Error(`${debut} … ${fin} : repères absents`)
  return [i + debut.length, j]
}

/**
 * Replaces what a text holds between the comments `<!-- nom -->` and `<!-- /nom -->`. Throws when
 * they are not there.
 */
export const remplacerEntre = (texte: string, nom: string, contenu: string): string => {
  const [i, j] = bornes(texte, nom)
  return `${texte.slice(0, i)}\n\n${contenu.trim()}\n\n${texte.slice(j)}`
}

/** What a text holds between these comments. Throws when they are not there. */
export const lireEntre = (texte: string, nom: string): string => {
  return texte.slice(...bornes(texte, nom)).trim()
}

/** A Markdown table: its header, then its rows, of which nothing is Markdown. */
export const tableauMarkdown = (
  entete: readonly string[],
  lignes: readonly (readonly string[])[],
): string =>
  tableau(
    entete,
    lignes.map((l) => l.map((c) => c.replaceAll('<', '\\<').replaceAll(/\s+/g, ' ').trim())),
  )

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
