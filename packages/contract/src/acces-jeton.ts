import { usageDonne } from '@registre/domain'
import type { AnyOperation } from './operation.ts'

/** True for what changes something: a token that only reads does not call it. */
export const ecrit = (op: AnyOperation): boolean =>
  (op.method !== 'GET' && op.lit !== true) || op.changesState === true

/** True when some use of a token opens the operation; a public one asks for none. */
export const ouverteAuJeton = (op: AnyOperation): boolean => {
  if (op.sansJeton) return false
  if (op.access === 'public' || op.droitsJeton === 'aucun') return true
  const droits = op.access === 'session' ? (op.droitsJeton ?? []) : op.access
  return usageDonne(droits, ecrit(op) ? 'ecrire' : 'lire')
}

/** What an operation's `security` says in the OpenAPI document, where it is not that of the whole. */
export const securiteDe = (op: AnyOperation): { security?: Record<string, string[]>[] } =>
  op.access === 'public'
    ? { security: [] }
    : ouverteAuJeton(op)
      ? {}
      : { security: [{ session: [] }] }
