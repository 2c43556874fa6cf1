import type { contract, HandlerOutput } from '@registre/contract'
import {
  absorber,
  annulerImmatriculation as annuler,
  exigerConnu,
  type SaisieAdministration,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenirAvec } from '../dossiers/tenir.ts'
import { idParNumero, lireRemplacante } from './restauration.repository.ts'

/**
 * Cancels a registration, for instance as the duplicate of another number, which stays as it is
 * meanwhile. Throws as the domain's `annulerImmatriculation`.
 */
export const annulerImmatriculation = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number; numeroRemplacement: string; fusion: boolean },
): Promise<HandlerOutput<(typeof contract)['annulerImmatriculation']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { id, numeroRemplacement: numero } = acte
    const remplacanteId = numero === '' ? null : await idParNumero(tx, numero)
    exigerConnu(numero, remplacanteId)
    const dossier = await tenirAvec(tx, id, remplacanteId ?? id)
    const remplacante = remplacanteId === null ? null : await lireRemplacante(tx, remplacanteId)
    const changement = annuler(dossier, { ...acte, remplacante }, faitsDe(ctx))
    if (acte.fusion && remplacanteId !== null) {
      const garde = await consulter({ query: tx.sql }, { coproprieteId: remplacanteId })
      await ecrire(tx, ctx, garde, absorber(garde, dossier, acte.motif, faitsDe(ctx)))
    }
    return { etatCopropriete: (await ecrire(tx, ctx, dossier, changement)).etat }
  })
