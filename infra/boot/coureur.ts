import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as vitest from 'vitest'

// Runs the tests of a folder for Stryker, in its own process: they are loaded once, and a planted
// fault is a number that changes. What takes Vitest a second each takes this a few milliseconds. It
// knows what the tests of the domain ask of Vitest: describe, it, each, expect.

type Corps = (...args: unknown[]) => unknown
interface Essai {
  id: string
  name: string
  fileName: string
  corps: () => unknown
}
interface Faute {
  activeMutant: { id: string }
  testFilter?: string[]
  hitLimit?: number
}
/** Where what Stryker wrote in the sources reads which fault is on, and says what it ran. */
interface Etat {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { perTest?: Record<string, unknown> }
}
const ETAT: Etat = Reflect.get(globalThis, '__stryker__') ?? {}
Reflect.set(globalThis, '__stryker__', ETAT)

const essais: Essai[] = []
let [ou, rang, chemin]: [string, number, string[]] = ['', 0, []]
const lignes = (table: readonly unknown[]): unknown[][] =>
  table.map((ligne) => (Array.isArray(ligne) ? ligne : [ligne]))

const unEssai = (titre: string, corps: () => unknown): void => {
  const name = `${[...chemin, titre].join(' > ')} #${(rang += 1)}`
  essais.push({ id: `${ou} ${name}`, name, fileName: ou, corps })
}
const dernier = (args: readonly unknown[]): Corps => {
  const corps = args.at(-1)
  if (typeof corps !== 'function') throw new Error('a test without a body')
  return (...lus) => Reflect.apply(corps, undefined, lus)
}
export const it = Object.assign(
  (titre: string, ...args: unknown[]) => unEssai(titre, () => dernier(args)()),
  {
    each:
      (table: readonly unknown[]) =>
      (titre: string, ...args: unknown[]) => {
        for (const ligne of lignes(table)) unEssai(titre, () => dernier(args)(...ligne))
      },
  },
)
const dans = (titre: string, corps: () => unknown): void => {
  chemin = [...chemin, titre]
  corps()
  chemin = chemin.slice(0, -1)
}
export const describe = Object.assign(dans, {
  each: (table: readonly unknown[]) => (titre: string, corps: Corps) => {
    for (const ligne of lignes(table)) dans(titre, () => corps(...ligne))
  },
})
export const { expect } = vitest

/** Those that ask more of Vitest than this knows, and those of files, which draw many cases; by their path. */
const AILLEURS = /bascule\.test\.ts$|^donnees\//

const charger = async (): Promise<void> => {
  registerHooks({
    resolve: (nom, contexte, suite) =>
      nom === 'vitest' ? { url: import.meta.url, shortCircuit: true } : suite(nom, contexte),
  })
  const fichiers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  for (const fichier of fichiers
    .filter((f) => f.endsWith('.test.ts') && !AILLEURS.test(f))
    .toSorted()) {
    ;[ou, rang] = [join('src', fichier), 0]
    await import(pathToFileURL(join(process.cwd(), ou)).href)
  }
}

/** What draws many cases takes longer: the tables of cases say the same, and each fault waits for it. */
const LENT_MS = 2_000

/** Why a test fails; null when it passes. */
const jouer = async ({ id, corps }: Essai): Promise<string | null> => {
  ETAT.currentTestId = id
  try {
    await corps()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    ETAT.currentTestId = undefined
  }
}

const coureur = () => ({
  capabilities: () => ({ reloadEnvironment: false }),
  init: charger,
  dryRun: async () => {
    const tests = []
    for (const essai of essais) {
      const debut = performance.now()
      const failureMessage = await jouer(essai)
      const { id, name, fileName } = essai
      const timeSpentMs = performance.now() - debut
      if (timeSpentMs > LENT_MS) {
        delete ETAT.mutantCoverage?.perTest?.[id]
        continue
      }
      tests.push({
        id,
        name,
        fileName,
        timeSpentMs,
        ...(failureMessage === null ? { status: 0 } : { status: 1, failureMessage }),
      })
    }
    return { status: 'complete', tests, mutantCoverage: ETAT.mutantCoverage }
  },
  mutantRun: async ({ activeMutant, testFilter, hitLimit }: Faute) => {
    const voulus = new Set(testFilter)
    const aJouer = essais.filter(({ id }) => testFilter === undefined || voulus.has(id))
    Object.assign(ETAT, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    try {
      for (const [n, essai] of aJouer.entries()) {
        const failureMessage = await jouer(essai)
        if (hitLimit !== undefined && (ETAT.hitCount ?? 0) > hitLimit)
          return { status: 'timeout', reason: 'hit limit' }
        if (failureMessage !== null)
          return { status: 'killed', killedBy: [essai.id], failureMessage, nrOfTests: n + 1 }
      }
      return { status: 'survived', nrOfTests: aJouer.length }
    } finally {
      ETAT.activeMutant = undefined
    }
  },
})

export const strykerPlugins = [{ kind: 'TestRunner', name: 'domaine', factory: coureur }]
