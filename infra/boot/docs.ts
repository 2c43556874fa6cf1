import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { contract, toOpenApi } from '@registre/contract'
import {
  AUTORITES,
  AUTORITES_PAR_PROFIL,
  CATALOGUE,
  PROFILS,
  machineCopropriete,
  machineDeclaration,
  machineMandat,
  machinePublication,
  machineReclamation,
  machineTeledeclarant,
} from '@registre/domain'
import { ROOT, dire, renoncer } from './house.ts'

// Writes docs/reference from the code; with --check, only says what is no longer true.
const REFERENCE = join(ROOT, 'docs/reference')
const ENTETE = '<!-- Page produite par npm run docs : ne pas la modifier à la main. -->\n\n'
const check = process.argv.includes('--check')

const cellule = (valeur: unknown): string =>
  String(valeur ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
const tableau = (titres: readonly string[], lignes: readonly (readonly unknown[])[]): string =>
  [titres, titres.map(() => '---'), ...lignes].map((ligne) => `| ${ligne.map(cellule).join(' | ')} |`).join('\n')

interface Table {
  name: string
  transitions: readonly {
    n?: number
    from: readonly string[] | null
    event: string
    when?: string
    to: unknown
    who: string
    effects?: string
    source: string
  }[]
}
const machines: readonly Table[] = [machineCopropriete, machineMandat, machineDeclaration, machineTeledeclarant, machineReclamation, machinePublication]

const etats = (): string =>
  `${ENTETE}# États et transitions\n\n${machines
    .map(
      (m) =>
        `## ${m.name}\n\n${tableau(
          ['De', 'Événement', 'Cas', 'Vers', 'Qui', 'Effets', 'Source'],
          m.transitions.map((t) => [
            t.from?.join(', ') ?? '–',
            t.event,
            t.when,
            typeof t.to === 'string' ? t.to : 'l’état précédent',
            t.who,
            t.effects,
            t.source,
          ]),
        )}\n`,
    )
    .join('\n')}`

const regles = (): string =>
  `${ENTETE}# Règles d’une déclaration\n\n${tableau(
    ['Code', 'Bloc', 'Champs', 'Phrase', 'À confirmer', 'En vigueur', 'Source'],
    CATALOGUE.map((r) => [
      r.code,
      r.bloc,
      typeof r.champs === 'function' ? 'selon la déclaration' : r.champs.join(', '),
      typeof r.message === 'function' ? 'phrase composée' : r.message,
      r.confirmable ? 'oui' : '',
      `${r.effet}${r.fin ? ` – ${r.fin}` : ''}`,
      r.source,
    ]),
  )}\n`

const droits = (): string =>
  `${ENTETE}# Droits par profil\n\nS : dit par la spécification ; P : décidé ; a : pendant l’attente d’activation.\n\n${tableau(
    ['Droit', ...PROFILS],
    AUTORITES.map((autorite) => [autorite, ...PROFILS.map((profil) => AUTORITES_PAR_PROFIL[autorite][profil])]),
  )}\n`

const openapi = (): string =>
  `${JSON.stringify(toOpenApi(contract, { version: '1.7.0', title: 'Registre national des copropriétés', description: 'Contrat de l’interface.' }), null, 2)}\n`

const PAGES: Readonly<Record<string, () => string>> = { 'etats.md': etats, 'regles.md': regles, 'droits.md': droits, 'openapi.json': openapi }

const perimees: string[] = []
for (const [nom, produire] of Object.entries(PAGES)) {
  const fichier = join(REFERENCE, nom)
  const texte = produire()
  if ((await readFile(fichier, 'utf8').catch(() => '')) === texte) continue
  perimees.push(nom)
  if (check) continue
  await mkdir(dirname(fichier), { recursive: true })
  await writeFile(fichier, texte)
}
if (!check) {
  const { status } = spawnSync(process.execPath, ['packages/contract/scripts/generate-operations.ts'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) renoncer('La table des opérations n’a pas pu être écrite.')
}
if (check && perimees.length > 0) renoncer(`Pages à refaire par npm run docs : ${perimees.join(', ')}`)
dire(perimees.length === 0 ? 'La documentation produite est à jour.' : `Pages refaites : ${perimees.join(', ')}`)
process.exit(0)
