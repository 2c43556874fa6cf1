import { RegisterError } from '../kernel/errors.ts'

const MUETS: readonly string[] = [
  'geolocalisation-indisponible',
  'sirene-indisponible',
  'service-non-regle',
]

/** A service is away, or there is none: what was typed stands. */
export const estMuet = (erreur: unknown): boolean =>
  erreur instanceof RegisterError && MUETS.includes(erreur.code)

/** There is no service, and nothing to wait for. */
export const estSansService = (erreur: unknown): boolean =>
  erreur instanceof RegisterError && erreur.code === 'service-non-regle'
