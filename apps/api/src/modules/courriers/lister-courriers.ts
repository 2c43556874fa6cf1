import type { courrierVu } from '@registre/contract'
import { afficherCode, RegisterError } from '@registre/domain'
import type { output } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { codeDeGraine } from '../inscription/code-activation.ts'
import {
  type CourrierRow,
  type EtatCourrier,
  listerCourrierRows,
  listerCourriersEtablis,
} from './courriers.repository.ts'
import { secretsDe } from '../../platform/secrets.ts'

const LABELS: Record<EtatCourrier, string> = {
  A_ETABLIR: 'En préparation',
  A_IMPRIMER: 'À imprimer',
  IMPRIME: 'Imprimé',
  ANNULE: 'Remplacé',
}

const versCourrier = (row: CourrierRow): output<typeof courrierVu> => ({
  id: row.id,
  libelleType: 'Code d’activation',
  etat: row.etat,
  libelleEtat: LABELS[row.etat],
  raisonSociale: row.raison_sociale,
  destinataire: row.destinataire,
  creeLe: row.cree_le.toISOString(),
  imprimeLe: row.imprime_le?.toISOString() ?? null,
})

/** Letters to print, or the last printed ones. */
export const listerCourriers = async ({ deps: { db } }: Ctx, imprimes: boolean) =>
  (await listerCourrierRows(db, imprimes)).map(versCourrier)

/** Outside a demonstration there is no letter-box. Throws `introuvable`. */
export const exigerDemonstration = ({ deps }: Ctx): void => {
  if (!deps.settings.demonstration) throw new RegisterError('introuvable')
}

/**
 * Letters of the demonstration, as their addressees would find them. Throws `introuvable` in
 * production.
 */
export const listerCourriersDemo = async (ctx: Ctx) => {
  exigerDemonstration(ctx)
  const { db, settings } = ctx.deps
  return (await listerCourriersEtablis(db)).map((row) => ({
    ...versCourrier(row),
    code: afficherCode(codeDeGraine(secretsDe(settings), row.graine)),
  }))
}
