import type { contract, HandlerOutput } from '@registre/contract'
import { peutAnnulerDissolution, peutVoirFiche, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { trouverCopropriete, vueDe } from '../coproprietes/copropriete.repository.ts'
import {
  ecrireDemande,
  SANS_VERROU,
  verrouillerDemande,
} from '../validations/demande.repository.ts'
import { deplacer } from '../validations/deplacer.ts'
import { exigerOuverte } from '../validations/tenir.ts'
import { cloreDissolution, trouverDissolution } from './dissolution.repository.ts'

/**
 * Who declared a dissolution takes it back while no keeper has decided, even while one reads it
 * (states.md row 36): the
 * co-ownership returns to the state before. Throws `introuvable`, `deja-decide`.
 */
export const annulerDissolution = (
  ctx: Ctx,
  input: { id: number; motif: string },
): Promise<HandlerOutput<(typeof contract)['annulerDissolution']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    await tx.sql(`select id from copropriete where id = $1 for update`, [input.id])
    const db = { query: tx.sql }
    const [copropriete, dissolution] = [
      await trouverCopropriete(db, input.id),
      await trouverDissolution(db, input.id),
    ]
    if (
      !copropriete ||
      !dissolution ||
      dissolution.demande_id === null ||
      !peutVoirFiche(acteur, vueDe(copropriete))
    )
      throw new RegisterError('introuvable')
    const auteur = {
      teledeclarantId: dissolution.teledeclarant_id ?? 0,
      parTeneur: dissolution.par_teneur,
      parUtilisateurId: dissolution.demande_par_id,
    }
    if (!peutAnnulerDissolution(acteur, auteur))
      throw new RegisterError('acces-non-autorise', {
        message: 'Seul le déclarant de la dissolution peut l’annuler.',
      })
    const row = await verrouillerDemande(tx, { demandeId: dissolution.demande_id })
    exigerOuverte(row)
    await ecrireDemande(tx, row, {
      etat: 'ANNULEE',
      ...SANS_VERROU,
      decidee_le: ctx.deps.clock.now(),
      decidee_par_id: acteur.utilisateurId,
      texte_decision: input.motif,
    })
    await cloreDissolution(tx, input.id, 'ANNULEE')
    const etatCopropriete = await deplacer(tx, ctx, row, {
      evenement: 'annuler-dissolution',
      journal: { categorie: 'DISSOLUTION', type: 'annuler-dissolution', motif: input.motif },
      outbox: [
        courriel(row.email, 'dissolution-annulee', {
          nomCopropriete: row.copropriete_nom,
          numero: row.copropriete_numero ?? '',
          coproprieteId: row.copropriete_id,
        }),
      ],
    })
    return { etatCopropriete }
  })
