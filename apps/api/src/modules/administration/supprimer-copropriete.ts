import type { contract, HandlerOutput } from '@registre/contract'
import { machineCopropriete, next, peutAdministrer } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { courrielsConcernes } from './administration.repository.ts'
import { type Acte, tenirPourAdministrer } from './tenir-pour-administrer.ts'

/**
 * Deletes a co-ownership, softly (states.md row 39): it keeps its number, its history and what was
 * pending, so that a
 * restoration gives everything back. Throws as `tenirPourAdministrer`, `transition-interdite`.
 */
export const supprimerCopropriete = (
  ctx: Ctx,
  acte: Acte,
): Promise<HandlerOutput<(typeof contract)['supprimerCopropriete']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await tenirPourAdministrer(tx, ctx, acte, {
      peut: peutAdministrer,
      sinon: 'La suppression revient à un teneur administrateur.',
    })
    const vers = next(machineCopropriete, row.etat, 'supprimer-copropriete')
    const donnees = {
      nomCopropriete: row.nom,
      numero: row.numero ?? '',
      adresse: row.adresse,
      motif: acte.motif,
    }
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.id,
      de: row.etat,
      version: row.version,
      vers,
      colonnes: {
        etat_precedent: row.etat,
        etat_avant_annulation: row.etat === 'IMMATRICULATION_ANNULEE' ? row.etat_precedent : null,
        masquee_le: (row.masquee_le ?? ctx.deps.clock.now()).toISOString(),
      },
      journal: { categorie: 'DISSOLUTION', type: 'supprimer-copropriete', motif: acte.motif },
      outbox: (await courrielsConcernes(tx, row.id)).map((email) =>
        courriel(email, 'copropriete-supprimee', donnees),
      ),
    })
    return { etatCopropriete: vers }
  })
