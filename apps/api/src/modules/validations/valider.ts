import type { contract, HandlerOutput } from '@registre/contract'
import type { EvenementCopropriete } from '@registre/domain'
import { machineCopropriete, machineMandat, next, RegisterError } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { cloreRattachements } from '../dissolutions/clore-rattachements.ts'
import { tenirDossier } from '../mandats/vie-mandat.repository.ts'
import { avancerMandats } from '../traitements/suivre-mandats.ts'
import {
  ecrireDemande,
  ecrireMandat,
  SANS_VERROU,
  verrouillerDemande,
} from './demande.repository.ts'
import { EFFETS_VALIDATION } from './effets-validation.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { exigerTenue } from './tenir.ts'

const DECISION: Partial<
  Record<EvenementCopropriete, 'valider' | 'valider-rattachement' | 'valider-dissolution'>
> = {
  'valider-rattachement': 'valider-rattachement',
  'valider-dissolution': 'valider-dissolution',
}

/**
 * A keeper validates a held request (states.md rows 9 to 11, 22, 23, 34, 35): one transaction moves
 * the request, the
 * mandate, the declaration and the co-ownership, and writes the journal and the outbox.
 * A null version: as it stands, for a decision that shows none. Throws `version-perimee`,
 * `verrou-pris`, `verrou-perdu`, `deja-decide`, `periodes-de-mandat-en-conflit`.
 */
export const validerDemande = (
  ctx: Ctx,
  input: { demandeId: number; version: number | null },
): Promise<HandlerOutput<(typeof contract)['validerDemande']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const now = ctx.deps.clock.now()
    const row = await verrouillerDemande(tx, { demandeId: input.demandeId })
    const { valider } = EVENEMENTS_PAR_TYPE[row.type]
    exigerTenue(row, acteur, DECISION[valider] ?? 'valider', now)
    if (input.version !== null && row.version !== input.version)
      throw new RegisterError('version-perimee', { infos: { version: row.version } })
    const jour = today(ctx.deps.clock)
    const effets = await EFFETS_VALIDATION[row.type](tx, row, jour)
    const { date_dissolution: dissoute } = effets.colonnes
    if (typeof dissoute === 'string')
      await cloreRattachements(tx, {
        coproprieteId: row.copropriete_id,
        dateEffet: dissoute,
        maintenant: now,
        par: acteur.utilisateurId,
      })
    await ecrireDemande(tx, row, {
      etat: 'VALIDEE',
      ...SANS_VERROU,
      decidee_le: now,
      decidee_par_id: acteur.utilisateurId,
    })
    const vers = next(machineCopropriete, row.copropriete_etat, valider, {
      when: effets.cas,
      previous: row.etat_precedent,
    })
    const { cas } = effets
    const etatMandat =
      row.mandat_etat && (cas === 'mandat-commence' || cas === 'mandat-futur')
        ? next(machineMandat, row.mandat_etat, 'valider', { when: cas })
        : null
    const decide =
      row.mandat_id !== null && etatMandat !== null ? [{ id: row.mandat_id, etat: etatMandat }] : []
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers,
      colonnes: effets.colonnes,
      journal: {
        categorie: 'VALIDATION',
        type: valider,
        demandeId: row.id,
        mandatId: row.mandat_id,
        declarationId: row.declaration_id,
        teledeclarantId: row.teledeclarant_id,
        donnees: { numero: effets.numero },
        mouvements: {
          ...effets.mouvements,
          mandats: [...(effets.mouvements?.mandats ?? []), ...decide],
        },
      },
      outbox: effets.outbox,
    })
    if (etatMandat !== null) await ecrireMandat(tx, row, etatMandat)
    // A mandate that ended while its registration was examined is over at once: nobody waits for
    // the night.
    if (row.mandat_etat && (await avancerMandats(tx, row.copropriete_id, jour)))
      return {
        numeroImmatriculation: effets.numero,
        etatCopropriete: (await tenirDossier(tx, row.copropriete_id))?.etat ?? vers,
      }
    return { numeroImmatriculation: effets.numero, etatCopropriete: vers }
  })
