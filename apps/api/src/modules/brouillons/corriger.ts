import type { Tx } from '@registre/db'
import { type EtatCopropriete, machineCopropriete, next } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import type { DeclarationRow } from '../declarations/declaration.repository.ts'

/**
 * States.md row 18: a refused dossier is a draft again, its history kept; gives its state. Throws
 * `transition-interdite` when it was not refused.
 */
export const corriger = async (ctx: Ctx, tx: Tx, row: DeclarationRow): Promise<EtatCopropriete> => {
  const vers = next(machineCopropriete, row.copropriete_etat, 'corriger')
  await appliquerTransition(tx, ctx, {
    coproprieteId: row.copropriete_id,
    de: row.copropriete_etat,
    version: row.copropriete_version,
    vers,
    journal: { categorie: 'BROUILLON', type: 'corriger', declarationId: row.id },
  })
  return vers
}
