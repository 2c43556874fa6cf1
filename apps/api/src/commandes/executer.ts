import { parseArgs } from 'node:util'
import type { Db } from '@registre/db'
import { SettingsError } from '../platform/env.ts'
import type { Commande } from './commande.ts'
import { importer } from './institutions.ts'
import { sceller, verifier } from './journal.ts'
import { abandonner, classer, lister, renvoyer, suspendre } from './envois.ts'
import { anonymiser, exporter } from './personnes.ts'
import { initiales } from './publications.ts'
import { verifier as verifierReglages } from './reglages.ts'
import { importer as importerRnic } from './rnic.ts'
import { creer } from './teneurs.ts'
import { dependances } from './secrets.ts'
import { oublier } from './facteurs.ts'
import { fermer } from './sessions.ts'
import { reconstruire } from './projections.ts'
import { reconstruire as reconstruireStatistiques } from './statistiques.ts'
import { lancer, lister as listerTraitements } from './traitements.ts'

/** The register's administration commands, by name. */
export const COMMANDES: Readonly<Record<string, Commande>> = {
  'journal:verifier': verifier,
  'journal:sceller': sceller,
  'institutions:importer': importer,
  'rnic:importer': importerRnic,
  'projections:reconstruire': reconstruire,
  'publications:initiales': initiales,
  'teneur:creer': creer,
  'envois:lister': lister,
  'envois:renvoyer': renvoyer,
  'envois:classer': classer,
  'envois:abandonner': abandonner,
  'envois:suspendre': suspendre,
  'traitements:lister': listerTraitements,
  'traitements:lancer': lancer,
  'statistiques:reconstruire': reconstruireStatistiques,
  'personne:exporter': exporter,
  'personne:anonymiser': anonymiser,
  'reglages:verifier': verifierReglages,
  'secrets:dependances': dependances,
  'sessions:fermer': fermer,
  'facteurs:oublier': oublier,
}

const NOM = 'npm run register --'

const aide = (): string => {
  const largeur = Math.max(...Object.keys(COMMANDES).map((n) => n.length))
  const lignes = Object.entries(COMMANDES).flatMap(([nom, c]) => [
    `  ${nom.padEnd(largeur)}  ${c.aide}`,
    ...Object.entries(c.aideOptions ?? {}).map(
      ([option, texte]) => `  ${' '.repeat(largeur)}    --${option} : ${texte}`,
    ),
  ])
  return [
    'Administration du registre',
    '',
    `Usage : ${NOM} <commande> [options] [--json]`,
    '',
    ...lignes,
    '',
    'Sortie : 0 tout va bien · 1 un défaut est constaté · 2 commande mal écrite',
  ].join('\n')
}

export interface Sortie {
  texte: string
  code: 0 | 1 | 2
}

/**
 * Runs a command written as on a terminal; gives what to print and the exit code. `ouvrir` is
 * called only when the command is right.
 */
export const executerCommande = async (
  argv: readonly string[],
  ouvrir: () => Promise<{ db: Db; fermer(): Promise<void> }>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Sortie> => {
  const [nom = '', ...reste] = argv
  if (nom === '' || nom === '--help' || nom === 'aide')
    return { texte: aide(), code: nom === '' ? 2 : 0 }
  const commande = Object.hasOwn(COMMANDES, nom) ? COMMANDES[nom] : undefined
  if (!commande) return { texte: `Commande inconnue : « ${nom} ».\n\n${aide()}`, code: 2 }
  let valeurs
  try {
    valeurs = parseArgs({
      args: [...reste],
      options: { ...commande.options, json: { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    return {
      texte: `${error instanceof Error ? error.message : String(error)}\n\n${aide()}`,
      code: 2,
    }
  }
  const base = await ouvrir()
  try {
    const { lignes, donnees, bien } = await commande.executer({ db: base.db, env }, valeurs)
    return {
      texte: valeurs['json'] ? JSON.stringify(donnees) : lignes.join('\n'),
      code: bien ? 0 : 1,
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return {
      texte: valeurs['json'] ? JSON.stringify({ fautes: error.faults }) : error.message,
      code: 1,
    }
  } finally {
    await base.fermer()
  }
}
