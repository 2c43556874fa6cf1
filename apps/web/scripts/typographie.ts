/**
 * Writes the non-breaking spaces of every text of the client, so that nobody has to type them in
 * the sources.
 */
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { typographier } from '../src/lib/typographie.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TEXTES = [
  'apps/web/src',
  'packages/ui/src',
  'packages/domain/src',
  'packages/contract/src',
].map((folder) => join(ROOT, folder) + sep)

interface Noeud {
  start: number
  end: number
}

/** Strings and pieces of templates; regular expressions and code are left alone. */
const estTexte = (noeud: object): noeud is Noeud =>
  'type' in noeud &&
  ((noeud.type === 'Literal' && 'value' in noeud && typeof noeud.value === 'string') ||
    noeud.type === 'TemplateElement')

const textesDe = (valeur: unknown, trouves: Noeud[]): Noeud[] => {
  if (Array.isArray(valeur)) for (const v of valeur) textesDe(v, trouves)
  else if (valeur !== null && typeof valeur === 'object') {
    if (estTexte(valeur)) trouves.push(valeur)
    else for (const v of Object.values(valeur)) textesDe(v, trouves)
  }
  return trouves
}

export const typographie = (): Plugin => ({
  name: 'registre-typographie',
  // After TypeScript and JSX: only JavaScript is left to read.
  enforce: 'post',
  transform(code, id) {
    const fichier = id.split('?')[0] ?? id
    if (!/\.tsx?$/.test(fichier) || !TEXTES.some((folder) => fichier.startsWith(folder)))
      return null
    let ecrit = code
    for (const { start, end } of textesDe(this.parse(code), [])) {
      const texte = code.slice(start, end)
      const [, ouvrant = '', corps = '', fermant = ''] =
        /^(["'`]?)([^]*?)(["'`]?)$/.exec(texte) ?? []
      const mis = ouvrant + typographier(corps) + fermant
      if (mis !== texte) ecrit = ecrit.slice(0, start) + mis + ecrit.slice(end)
    }
    return ecrit === code ? null : { code: ecrit, map: null }
  },
})
