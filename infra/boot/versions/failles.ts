import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dire } from '../house.ts'
import { PNPM, run } from '../tools.ts'

/** Known faults that a release may carry: advisory, since when, until when, and why. */
const ACCEPTEES = join(import.meta.dirname, 'failles-acceptees.tsv')
const GRAVES = new Set(['high', 'critical'])
/** What production runs; the rest of the workspace serves tests and drills. */
const PRODUCTION =
  /^(apps__\w+|packages__(db|domain|contract|territoires|ui)|prisma__seed|infra__boot)>/
const JOUR = /^\d{4}-\d\d-\d\d$/

/** A published fault of a package that production runs. */
export interface Faille {
  /** The name of its advisory: GHSA-… */
  avis: string
  paquet: string
  gravite: string
  titre: string
}

const texteDe = (objet: object, nom: string): string => String(Reflect.get(objet, nom) ?? '')

const failleDe = (avis: unknown): Faille[] => {
  if (typeof avis !== 'object' || avis === null) return []
  const chemins: unknown[] = [Reflect.get(avis, 'findings')]
    .flat()
    .flatMap((trouve) => Reflect.get(Object(trouve), 'paths') ?? [])
  if (!chemins.some((chemin) => PRODUCTION.test(String(chemin)))) return []
  return [
    {
      avis: texteDe(avis, 'github_advisory_id') || texteDe(avis, 'url'),
      paquet: texteDe(avis, 'module_name'),
      gravite: texteDe(avis, 'severity'),
      titre: texteDe(avis, 'title'),
    },
  ]
}

/**
 * The known faults of the production dependencies, as the registry of packages tells them; a sentence
 * when it does not answer.
 */
export const lireFailles = async (): Promise<readonly Faille[] | string> => {
  const { output } = await run('npx', ['-y', PNPM, 'audit', '--prod', '--json'], {
    quiet: true,
    timeout: 120_000,
  })
  try {
    const lu: unknown = JSON.parse(output)
    const avis: unknown = Reflect.get(Object(lu), 'advisories')
    if (typeof avis === 'object' && avis !== null) return Object.values(avis).flatMap(failleDe)
  } catch {
    // Not a report: what was said instead is the reason.
  }
  // pnpm says it in a frame, over several lines.
  const raison = /×([^]*?)(\n\s*\n|$)/.exec(output)?.[1] ?? output
  return `Le registre des paquets ne dit pas les failles connues : ${raison.replaceAll(/[\s│]+/g, ' ').trim()}`
}

/** A line that says why a fault is carried for a time. */
export interface Acceptee {
  avis: string
  jusque: string
}

/** Reads the accepted faults. Throws a French sentence for a line that does not say all of it. */
export const lireAcceptees = (texte: string): Acceptee[] =>
  texte
    .split('\n')
    .filter((ligne) => ligne !== '' && !ligne.startsWith('#'))
    .map((ligne) => {
      const [avis = '', depuis = '', jusque = '', pourquoi = ''] = ligne.split('\t')
      if (avis === '' || !JOUR.test(depuis) || !JOUR.test(jusque) || pourquoi.trim() === '')
        throw new Error(
          `failles-acceptees.tsv : « ${ligne} » doit dire l’avis, le jour, jusqu’à quand (aaaa-mm-jj) et pourquoi`,
        )
      return { avis, jusque }
    })

/** What is told of the faults, and which of them stop a release that day. */
export const jugerFailles = (
  failles: readonly Faille[],
  acceptees: readonly Acceptee[],
  jour: string,
): { dites: string[]; refus: string[] } => {
  const porte = (f: Faille): Acceptee | undefined =>
    acceptees.find(({ avis, jusque }) => avis === f.avis && jusque >= jour)
  const phrase = (f: Faille): string => `${f.paquet}, ${f.gravite} : ${f.titre} (${f.avis})`
  return {
    dites: failles.map((f) => {
      const acceptee = porte(f)
      return acceptee ? `${phrase(f)}, acceptée jusqu’au ${acceptee.jusque}` : phrase(f)
    }),
    refus: failles.filter((f) => GRAVES.has(f.gravite) && !porte(f)).map(phrase),
  }
}

/** The accepted faults of this code. */
export const acceptees = (): Acceptee[] => lireAcceptees(readFileSync(ACCEPTEES, 'utf8'))

/** What stops a release: serious faults without a line, or a registry that does not answer. */
export const refusDeFailles = async (jour: string, sansRegistre: boolean): Promise<string[]> => {
  const lues = await lireFailles()
  if (typeof lues === 'string') {
    dire(lues)
    return sansRegistre
      ? []
      : [`${lues}. Recommencez plus tard, ou dites --sans-audit si vous publiez sans le savoir.`]
  }
  const { dites, refus } = jugerFailles(lues, acceptees(), jour)
  for (const ligne of dites) dire(ligne)
  return refus.map(
    (faille) =>
      `Faille connue : ${faille}. Mettez à jour, ou écrivez pourquoi elle ne touche pas le registre dans infra/boot/versions/failles-acceptees.tsv.`,
  )
}

// Told by the check, and no fault of a change: one published this morning is not its own.
if (process.argv[1] === import.meta.filename) {
  const connues = acceptees()
  const lues = await lireFailles()
  if (typeof lues === 'string') dire(`${lues}`)
  else {
    const { dites } = jugerFailles(lues, connues, new Date().toISOString().slice(0, 10))
    for (const ligne of dites) dire(ligne)
    if (dites.length === 0) dire('Aucune faille connue dans ce que la production exécute.')
  }
}
