import type { contract, HandlerOutput } from '@registre/contract'
import {
  BAIL_VERROU_MINUTES,
  machineCopropriete,
  machineMandat,
  next,
  peutOuvrirDemande,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import {
  type CibleDemande,
  ecrireDemande,
  ecrireMandat,
  verrouillerDemande,
} from './demande.repository.ts'
import { EVENEMENTS_PAR_TYPE, ETATS_TENUS } from './evenements-par-type.ts'
import { exigerOuverte, verrouPris } from './tenir.ts'

/**
 * Takes the validation lock, or extends it for its owner (states.md rows 7 and 33): a lease of 15
 * minutes.
 * A lock whose lease is over passes to the next keeper. Throws `verrou-pris`, `deja-decide`,
 * `introuvable`.
 */
export const ouvrirDemande = (
  ctx: Ctx,
  cible: CibleDemande,
): Promise<HandlerOutput<(typeof contract)['ouvrirDemande']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const now = ctx.deps.clock.now()
    const jusqua = new Date(now.getTime() + BAIL_VERROU_MINUTES * 60_000)
    const row = await verrouillerDemande(tx, cible)
    exigerOuverte(row)
    if (row.etat === 'PRECISIONS')
      throw new RegisterError('transition-interdite', {
        message: 'Cette demande attend les précisions du déclarant.',
      })
    const verrou = {
      parUtilisateurId: row.verrou_par_id,
      expireLe: row.verrou_jusqu_a?.getTime() ?? null,
    }
    if (!peutOuvrirDemande(acteur, verrou, now.getTime())) throw verrouPris(row)
    const aMoi = row.etat === 'EN_COURS' && row.verrou_par_id === acteur.utilisateurId
    const version = await ecrireDemande(tx, row, {
      etat: 'EN_COURS',
      verrou_par_id: acteur.utilisateurId,
      verrou_le: aMoi ? row.verrou_le : now,
      verrou_jusqu_a: jusqua,
    })
    if (!aMoi) {
      const { ouvrir } = EVENEMENTS_PAR_TYPE[row.type]
      if (ouvrir && !ETATS_TENUS.includes(row.copropriete_etat)) {
        await appliquerTransition(tx, ctx, {
          coproprieteId: row.copropriete_id,
          de: row.copropriete_etat,
          version: row.copropriete_version,
          vers: next(machineCopropriete, row.copropriete_etat, ouvrir),
          journal: {
            categorie: 'VALIDATION',
            type: ouvrir,
            demandeId: row.id,
            mandatId: row.mandat_id,
          },
        })
      } else {
        await journaliser(tx, ctx, {
          categorie: 'VALIDATION',
          type: row.etat === 'EN_COURS' ? 'reprendre-verrou' : 'ouvrir',
          coproprieteId: row.copropriete_id,
          demandeId: row.id,
          mandatId: row.mandat_id,
        })
      }
      if (row.mandat_etat === 'DEMANDE')
        await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, 'ouvrir'))
    }
    return { demandeId: row.id, version, verrouJusqua: jusqua.toISOString() }
  })
