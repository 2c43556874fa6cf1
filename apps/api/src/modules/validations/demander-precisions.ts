import {
  addDays,
  formatFrDate,
  LABELS_TYPE_DEMANDE,
  machineCopropriete,
  machineDeclaration,
  machineMandat,
  next,
  RegisterError,
  SILENCE_PRECISIONS_JOURS,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { changerEtatDeclaration, insererEchange } from '../brouillons/depot.repository.ts'
import { cibleDe, type CorpsCible } from './cible.ts'
import {
  ecrireDemande,
  ecrireMandat,
  rattachementDe,
  SANS_VERROU,
  verrouillerDemande,
} from './demande.repository.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { exigerTenue } from './tenir.ts'

/**
 * Asks the declarant for details (states.md row 14): the dossier goes back to it, the clock stops,
 * a mail tells. Throws as every decision.
 */
export const demanderPrecisions = (
  ctx: Ctx,
  input: CorpsCible & { message: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const now = ctx.deps.clock.now()
    const row = await verrouillerDemande(tx, cibleDe(input))
    exigerTenue(row, acteur, 'demander-precisions', now)
    const { precisions } = EVENEMENTS_PAR_TYPE[row.type]
    if (!precisions && row.mandat_etat === null)
      throw new RegisterError('transition-interdite', {
        message: `Une demande de ${LABELS_TYPE_DEMANDE[row.type].toLowerCase()} ne donne pas lieu à des précisions : validez-la ou refusez-la.`,
      })
    await ecrireDemande(tx, row, { etat: 'PRECISIONS', ...SANS_VERROU, suspendue_le: now })
    await insererEchange(tx, row.id, acteur.utilisateurId, true, input.message)
    if (row.mandat_etat)
      await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, 'demander-precisions'))
    if (precisions && row.declaration_id !== null && row.declaration_etat === 'A_VALIDER')
      await changerEtatDeclaration(
        tx,
        { id: row.declaration_id, etat: 'A_VALIDER' },
        next(machineDeclaration, 'A_VALIDER', 'demander-precisions'),
      )
    const mail = courriel(row.email, 'precisions-demandees', {
      typeDemande: LABELS_TYPE_DEMANDE[row.type],
      nomCopropriete: row.copropriete_nom,
      message: input.message,
      coproprieteId: row.copropriete_id,
      declarationId: precisions ? row.declaration_id : null,
      rattachement: rattachementDe(row),
      dateLimite: formatFrDate(addDays(today(ctx.deps.clock), SILENCE_PRECISIONS_JOURS)),
    })
    const journal = {
      categorie: 'VALIDATION' as const,
      type: 'demander-precisions' as const,
      demandeId: row.id,
      mandatId: row.mandat_id,
      declarationId: row.declaration_id,
      motif: input.message,
    }
    if (precisions) {
      await appliquerTransition(tx, ctx, {
        coproprieteId: row.copropriete_id,
        de: row.copropriete_etat,
        version: row.copropriete_version,
        vers: next(machineCopropriete, row.copropriete_etat, precisions),
        journal,
        outbox: [mail],
      })
    } else {
      await journaliser(tx, ctx, { ...journal, coproprieteId: row.copropriete_id })
      await deposerOutbox(tx, [mail])
    }
    return {}
  })
