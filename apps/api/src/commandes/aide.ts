import { COMMANDES } from './catalogue.ts'
import type { Commande } from './commande.ts'

const NOM = 'npm run register --'

/** What each exit code says; scripts rely on them. */
const CODES = {
  0: 'fait, ou tout va bien',
  1: 'refusé, ou un défaut est constaté',
  2: 'commande mal écrite : rien n’a été fait',
  3: 'la base ne répond pas, ou la commande a échoué',
  75: 'de même, pour un serveur de courriels : à refaire plus tard',
} as const
export type CodeSortie = keyof typeof CODES

const sorties = ['Sortie :', ...Object.entries(CODES).map(([code, sens]) => `  ${code}  ${sens}`)]

const enColonnes = (paires: readonly (readonly [string, string])[]): string[] => {
  const largeur = Math.max(...paires.map(([nom]) => nom.length))
  return paires.map(([nom, texte]) => `  ${nom.padEnd(largeur)}  ${texte}`)
}

/** Every command, one line each. */
export const aideGenerale = (): string =>
  [
    'Administration du registre',
    '',
    `Usage : ${NOM} <commande> [options]`,
    `        ${NOM} aide <commande>`,
    '',
    ...enColonnes(Object.entries(COMMANDES).map(([nom, { aide }]) => [nom, aide])),
    '',
    ...sorties,
  ].join('\n')

/** Options as a person writes them: those that it needs, then the others between brackets. */
const usage = (nom: string, { options = {}, exige = [] }: Commande): string => {
  const ecrire = ([option, { type }]: [string, { type: string }]): string =>
    type === 'boolean' ? `--${option}` : `--${option} …`
  const toutes = Object.entries(options)
  return [
    NOM,
    nom,
    ...toutes.filter(([o]) => exige.includes(o)).map(ecrire),
    ...toutes.filter(([o]) => !exige.includes(o)).map((o) => `[${ecrire(o)}]`),
    '[--json]',
  ].join(' ')
}

/** One command: what it does, how it is written, each of its options. */
export const aideDe = (nom: string, commande: Commande): string =>
  [
    `${nom} — ${commande.aide}.`,
    '',
    `Usage : ${usage(nom, commande)}`,
    '',
    ...enColonnes([
      ...Object.entries(commande.aideOptions ?? {}).map(
        ([option, texte]) => [`--${option}`, texte] as const,
      ),
      ['--json', 'la réponse en données, pour un programme'],
      ['--aide', 'cette page'],
    ]),
    '',
    ...sorties,
  ].join('\n')
