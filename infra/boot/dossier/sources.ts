import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../house.ts'

// What the folder reads of the sources: files, their tables, the columns of the database.

/** A fact of the folder: what it says, and the command that gives it again. */
export interface Fait {
  source: string
  lire: () => string
}

export const lire = (chemin: string): string => readFileSync(join(ROOT, chemin), 'utf8')

/** The rows of a file of tabs, comments and titles left out. */
export const lignesDe = (chemin: string): string[][] =>
  lire(chemin)
    .split('\n')
    .filter((ligne) => ligne !== '' && !ligne.startsWith('#'))
    .slice(1)
    .map((ligne) => ligne.split('\t'))

/** One part of a page: what follows its title, until the next of the same level. */
export const chapitre = (chemin: string, titre: string): string =>
  lire(chemin)
    .split('\n## ')
    .find((partie) => partie.startsWith(titre)) ?? ''

export interface LigneDonnees {
  table: string
  personnel: string[]
  secret: string[]
  publique: string[]
  interne: string[]
  conservation: string
  par: string
}

/** Each table of the database, its columns by what they hold, and until when a row stays. */
export const donnees = (): LigneDonnees[] => {
  const liste = (cellule = '-'): string[] => (cellule === '-' ? [] : cellule.split(' '))
  return lignesDe('prisma/donnees.tsv').map(
    ([table = '', personnel, secret, publique, interne, conservation = '', par = '-']) => ({
      table,
      personnel: liste(personnel),
      secret: liste(secret),
      publique: liste(publique),
      interne: liste(interne),
      conservation,
      par,
    }),
  )
}

/** A figure that a command measured: its value, the command, the day. Throws for one that was not. */
export const mesure = (nom: string): { valeur: string; commande: string; jour: string } => {
  const [, valeur = '', commande = '', jour = ''] =
    lignesDe('infra/boot/dossier/mesures.tsv').find(([n]) => n === nom) ?? []
  if (jour === '') throw new Error(`mesures.tsv : « ${nom} » n’a pas été mesuré`)
  return { valeur, commande, jour }
}
