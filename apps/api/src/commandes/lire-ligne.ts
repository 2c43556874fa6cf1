import { parseArgs } from 'node:util'
import { COMMANDES } from './catalogue.ts'
import { type Commande, type Options, UsageError, type Valeurs } from './commande.ts'
import { vouliezVousDire } from './proches.ts'

/** What somebody wrote: a command and its options, or a question on one command, or on all. */
export type Ligne =
  | { nom: string; commande: Commande; valeurs: Valeurs }
  | { aide: string; commande: Commande | null }

const DEMANDES_AIDE = ['aide', '--aide', '--help', '-h']

/** True for the name of a command. */
export const estConnue = (nom: string): boolean => Object.hasOwn(COMMANDES, nom)

const trouver = (nom: string): Commande => {
  const commande = estConnue(nom) ? COMMANDES[nom] : undefined
  if (commande) return commande
  throw new UsageError(
    `Commande inconnue : « ${nom} ».${vouliezVousDire(nom, Object.keys(COMMANDES))}`,
  )
}

/** Reads options one after the other. Throws UsageError, naming the one at fault. */
const lireOptions = (args: readonly string[], options: Options): Valeurs => {
  const { values, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const vues = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(`« ${token.value} » n’est pas attendu : une valeur suit son option.`)
    if (token.kind !== 'option') continue
    const connue = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!connue)
      throw new UsageError(
        `Option inconnue : « ${token.rawName} ».${vouliezVousDire(
          token.rawName,
          Object.keys(options).map((o) => `--${o}`),
        )}`,
      )
    if (vues.has(token.name)) throw new UsageError(`${token.rawName} est donnée deux fois.`)
    vues.add(token.name)
    const valeur = token.value ?? ''
    if (connue.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`${token.rawName} ne prend pas de valeur.`)
    // What follows is the next option: this one was left without its value.
    if (
      connue.type === 'string' &&
      (valeur === '' || (!token.inlineValue && /^--?\w/.test(valeur)))
    )
      throw new UsageError(`${token.rawName} attend une valeur.`)
  }
  return values
}

/** Refuses a value that its option does not hold. Throws UsageError. */
const verifierValeurs = (valeurs: Valeurs, admet: Commande['admet'] = {}): void => {
  for (const [option, admis] of Object.entries(admet)) {
    const valeur = valeurs[option]
    if (typeof valeur !== 'string') continue
    if ('forme' in admis) {
      if (!admis.forme.test(valeur)) throw new UsageError(admis.phrase)
    } else if (!admis.includes(valeur))
      throw new UsageError(
        `--${option} ne connaît pas « ${valeur} » (${admis.join(', ')}).${vouliezVousDire(valeur, admis)}`,
      )
  }
}

/**
 * Reads a line as on a terminal. Throws UsageError for an unknown command or option, an option
 * without its value or with one that it does not hold, or one that is missing.
 */
export const lireLigne = ([premier = '', ...reste]: readonly string[]): Ligne => {
  if (DEMANDES_AIDE.includes(premier)) {
    const [nom] = reste
    return nom === undefined ? { aide: '', commande: null } : { aide: nom, commande: trouver(nom) }
  }
  const commande = trouver(premier)
  if (reste.some((mot) => DEMANDES_AIDE.slice(1).includes(mot))) return { aide: premier, commande }
  const valeurs = lireOptions(reste, { ...commande.options, json: { type: 'boolean' } })
  const [manque] = (commande.exige ?? []).filter((option) => valeurs[option] === undefined)
  if (manque !== undefined)
    throw new UsageError(`--${manque} manque : ${commande.aideOptions?.[manque] ?? manque}.`)
  verifierValeurs(valeurs, commande.admet)
  return { nom: premier, commande, valeurs }
}
