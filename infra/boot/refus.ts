import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyOperation, contract } from '@registre/contract'

/** Every refusal that an operation declares of its own: `operation<tab>code`. */
export const refusDeclares = (): string[] =>
  Object.entries<AnyOperation>(contract).flatMap(([nom, { errors = [] }]) =>
    errors.map((code) => `${nom}\t${code}`),
  )

/**
 * The declared refusals that no test obtained, from the folder where they wrote what they saw
 * (packages/testing/src/register/refus-vus.ts).
 */
export const refusJamaisVus = (dossier: string): string[] => {
  const vus = new Set(
    readdirSync(dossier).flatMap((f) => readFileSync(join(dossier, f), 'utf8').split('\n')),
  )
  return refusDeclares().filter((paire) => !vus.has(paire))
}
