import type { HandlerOutput, contract } from '@registre/contract'
import { decisionsPossibles } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { creerLiens } from '../courriels/gabarits/liens.ts'
import { decrireEnvoi } from './decrire-envoi.ts'
import { compterADecider, envoisADecider } from './envois.repository.ts'

const LABELS = { FAILED: 'En échec', UNCERTAIN: 'Incertain' } as const

/**
 * What the register could not deliver by itself, the oldest first; the count tells what a long list
 * leaves out.
 */
export const listerEnvoisADecider = async ({
  deps: { db, settings },
}: Ctx): Promise<HandlerOutput<(typeof contract)['listerEnvoisADecider']>> => {
  const liens = creerLiens(settings)
  const [rows, total] = await Promise.all([envoisADecider(db), compterADecider(db)])
  return {
    total,
    envois: rows.map((row) => ({
      id: Number(row.id),
      statut: row.statut,
      libelleStatut: LABELS[row.statut],
      ...decrireEnvoi(row, liens),
      tentatives: row.tentatives,
      cause: row.erreur,
      creeLe: row.cree_le.toISOString(),
      decisions: decisionsPossibles(row.statut),
    })),
  }
}
