import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENTETE, tableau } from '../markdown.ts'
import { FAITS } from './faits.ts'
import { lire } from './sources.ts'

// The pages of the folder: a template of sentences each, where {{nom}} is a fact with its command.

export const GABARITS = 'infra/boot/dossier/gabarits'
const DOSSIER = 'docs/mise-en-service'
/** What an operator alone can write; and what nothing measured here. */
export const MARQUES = ["[à compléter par l'exploitant]", 'non mesuré ici'] as const

/** A template with its facts. Throws for a fact that nobody gives. */
export const remplir = (gabarit: string): string =>
  gabarit.replaceAll(/\{\{([\w-]+)\}\}/g, (_, nom: string) => {
    const fait = FAITS[nom]
    if (fait === undefined) throw new Error(`aucun fait ne s’appelle « ${nom} »`)
    const valeur = fait.lire()
    return /^[|-]/.test(valeur)
      ? `${valeur}\n\n_Source : ${fait.source}._`
      : `${valeur} (${fait.source})`
  })

const noms = readdirSync(join(import.meta.dirname, 'gabarits')).toSorted()
const ENTETE_DOSSIER = ENTETE.replace('npm run docs', `npm run dossier depuis ${GABARITS}`)
const page = (nom: string): string => `${ENTETE_DOSSIER}${remplir(lire(`${GABARITS}/${nom}`))}`

const compter = (texte: string, mot: string): number => texte.split(mot).length - 1

/** The first page: what each of them answers, and what is left to write or to measure. */
const sommaire = (): string => {
  const lignes = noms
    .filter((nom) => nom !== 'README.md')
    .map((nom) => {
      const texte = page(nom)
      return [
        `[${/^# (.*)$/m.exec(texte)?.[1] ?? nom}](${nom})`,
        ...MARQUES.map((marque) => compter(texte, marque)),
      ]
    })
  const total = MARQUES.map((_, i) => lignes.reduce((n, ligne) => n + Number(ligne[i + 1]), 0))
  return page('README.md').replace(
    '<!-- pages -->',
    tableau(['Page', ...MARQUES], [...lignes, ['**Total**', ...total]]),
  )
}

/** Each page by its path, and what writes it. */
export const PAGES_DOSSIER: Readonly<Record<string, () => string>> = Object.fromEntries(
  noms.map((nom) => [`${DOSSIER}/${nom}`, nom === 'README.md' ? sommaire : () => page(nom)]),
)
