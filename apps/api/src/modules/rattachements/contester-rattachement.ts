import { peutContesterRattachement, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { vueDe } from './rattachement.mapper.ts'
import { demandeurDe, ecrireContestation } from './rattachement.repository.ts'
import { tenirRattachement } from './tenir-rattachement.ts'

/**
 * The syndic in place contests a request, once, before the decision (states.md row 21): the keeper
 * reads it, and one who was
 * already deciding must read the request again. Throws `introuvable` (decided ones too: they are no
 * more its own), `deja-existant`, `transition-interdite`.
 */
export const contesterRattachement = (
  ctx: Ctx,
  { demandeId, texte }: { demandeId: number; texte: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const { row, vu } = await tenirRattachement(ctx, tx, demandeId)
    const vue = vueDe(vu)
    if (!peutContesterRattachement(acteur, vue)) {
      if (vue.contestee)
        throw new RegisterError('deja-existant', {
          message: 'Votre établissement a déjà contesté cette demande.',
        })
      throw new RegisterError('transition-interdite', {
        message: 'Seul le syndic en place peut contester cette demande.',
      })
    }
    await ecrireContestation(tx, demandeId, acteur.utilisateurId, texte, ctx.deps.clock.now())
    await journaliser(tx, ctx, {
      categorie: 'RATTACHEMENT',
      type: 'contester-rattachement',
      coproprieteId: row.copropriete_id,
      mandatId: row.mandat_id,
      demandeId,
      motif: texte,
    })
    const { email } = await demandeurDe(tx, acteur.teledeclarantId ?? 0, acteur.utilisateurId)
    await deposerOutbox(tx, [
      courriel(email, 'rattachement-conteste', {
        nomCopropriete: row.copropriete_nom,
        numero: vu.numero,
        coproprieteId: row.copropriete_id,
        demandeur: vu.demandeur,
        texte,
      }),
    ])
    return {}
  })
