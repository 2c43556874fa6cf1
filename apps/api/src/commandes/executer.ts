import { type Db, expliquerBase } from '@registre/db'
import { SettingsError } from '../platform/settings-error.ts'
import { aideDe, aideGenerale, type CodeSortie } from './aide.ts'
import { UsageError, type Valeurs } from './commande.ts'
import { estConnue, type Ligne, lireLigne } from './lire-ligne.ts'

export interface Sortie {
  texte: string
  code: CodeSortie
}

/** A mistake of writing, and where to read how the command is written. */
const malEcrite = (phrase: string, nom: string): Sortie => ({
  code: 2,
  texte: `${phrase}\nVoyez : npm run register -- aide${nom === '' ? '' : ` ${nom}`}`,
})

/** Sentences for a person, or data for a program. */
const sortie = (
  code: CodeSortie,
  lignes: readonly string[],
  donnees: unknown,
  valeurs: Valeurs,
): Sortie => ({ code, texte: valeurs['json'] ? JSON.stringify(donnees) : lignes.join('\n') })

/** What stopped a command, in a sentence; the stack is for who asks for it. */
const panne = (error: unknown, env: NodeJS.ProcessEnv): string[] => {
  const url = env['DATABASE_URL'] ?? ''
  const raison = url === '' ? null : expliquerBase(error, url)
  if (raison !== null) return [raison]
  const detail = error instanceof Error ? error : new Error(String(error))
  return env['JOURNAL_NIVEAU'] === 'debug'
    ? [detail.stack ?? detail.message]
    : [
        `La commande a échoué : ${detail.message}`,
        'Le détail, pour qui corrige le registre : la même commande avec JOURNAL_NIVEAU=debug.',
      ]
}

const executer = async (
  { nom, commande, valeurs }: Extract<Ligne, { valeurs: Valeurs }>,
  ouvrir: () => Promise<{ db: Db; fermer(): Promise<void> }>,
  env: NodeJS.ProcessEnv,
): Promise<Sortie> => {
  try {
    const base = await ouvrir()
    try {
      const { lignes, donnees, bien } = await commande.executer({ db: base.db, env }, valeurs)
      return sortie(bien ? 0 : 1, lignes, donnees, valeurs)
    } finally {
      await base.fermer()
    }
  } catch (error) {
    if (error instanceof UsageError) return malEcrite(error.message, nom)
    const code = commande.plusTard ? 75 : null
    if (error instanceof SettingsError)
      return sortie(code ?? 1, [error.message], { fautes: error.faults }, valeurs)
    const lignes = panne(error, env)
    return sortie(code ?? 3, lignes, { erreur: lignes[0] }, valeurs)
  }
}

/**
 * Runs a command written as on a terminal; gives what to print and the exit code. `ouvrir` is
 * called only when the command is right. Never throws: what fails is told in a sentence.
 */
export const executerCommande = async (
  argv: readonly string[],
  ouvrir: () => Promise<{ db: Db; fermer(): Promise<void> }>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Sortie> => {
  if (argv.length === 0) return { code: 2, texte: aideGenerale() }
  let ligne: Ligne
  try {
    ligne = lireLigne(argv)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const [nom = ''] = argv
    return malEcrite(error.message, estConnue(nom) ? nom : '')
  }
  if ('aide' in ligne)
    return { code: 0, texte: ligne.commande ? aideDe(ligne.aide, ligne.commande) : aideGenerale() }
  return executer(ligne, ouvrir, env)
}
