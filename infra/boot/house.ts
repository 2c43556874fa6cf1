import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The repository's root, and what a running house keeps (git-ignored). */
export const ROOT = join(import.meta.dirname, '../..')
export const DONNEES = resolve(ROOT, process.env['REGISTRE_DONNEES'] ?? '.donnees')
export const DOSSIER_POSTGRES = join(DONNEES, 'postgres')
export const DOSSIER_JOURNAUX = join(DONNEES, 'journaux')
export const DOSSIER_CERTIFICATS = join(DONNEES, 'certificats')
/** Where the API stores files, unless DONNEES_DIR says otherwise. */
export const DOSSIER_FICHIERS = process.env['DONNEES_DIR'] ?? join(DONNEES, 'fichiers')

/** How Node runs a server of the register; infra/images/Dockerfile says the same. */
export const OPTIONS_SERVEUR = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
] as const

export const dire = (ligne: string): void => void process.stdout.write(`${ligne}\n`)

/** Says a sentence and ends with a failure. */
export const renoncer = (ligne: string): never => {
  process.stderr.write(`\n${ligne}\n`)
  process.exit(1)
}

/** The words of a command and its options; an option that it does not have ends it with its usage. */
export const lireMots = <const O extends NonNullable<ParseArgsConfig['options']>>(
  options: O,
  usage: string,
) => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return renoncer(usage)
  }
}

/** A secret made once and kept; unreadable to others. */
export const secretGarde = async (nom: string): Promise<string> => {
  const fichier = join(DONNEES, nom)
  const connu = await readFile(fichier, 'utf8').catch(() => '')
  if (connu.trim() !== '') return connu.trim()
  await mkdir(DONNEES, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  await writeFile(fichier, `${secret}\n`, { mode: 0o600 })
  await chmod(fichier, 0o600)
  return secret
}

export const production = process.env['NODE_ENV'] === 'production'

/** Demonstration data: unless production, or refused by DEMONSTRATION=false. */
export const demonstration =
  !production &&
  !['false', '0', 'no', 'non', 'off'].includes((process.env['DEMONSTRATION'] ?? '').toLowerCase())
