import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  echeance,
  type EtatCopropriete,
  machineCopropriete,
  machineDeclaration,
  next,
  peutRestaurer,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Mouvements } from '../../platform/journal.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { changerEtatDeclaration } from '../brouillons/depot.repository.ts'
import {
  courrielsConcernes,
  derniereDeclaration,
  reprendreDelais,
  rouvrirImmatriculation,
} from './administration.repository.ts'
import { type Acte, tenirPourAdministrer } from './tenir-pour-administrer.ts'

/** A dossier restored where a keeper held it comes back to the queue: nobody holds it any more. */
const REPOSE: Partial<Record<EtatCopropriete, EtatCopropriete>> = {
  IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION:
    'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'DISSOLUTION_A_VALIDER',
}
const CAS_DECLARATION: Partial<Record<EtatCopropriete, 'brouillon' | 'deposee'>> = {
  BROUILLON: 'brouillon',
  IMMATRICULATION_ET_RATTACHEMENT_REFUSES: 'brouillon',
  IMMATRICULATION_DEMANDE_DE_PRECISIONS: 'brouillon',
  IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER: 'deposee',
}

/**
 * What an abandon, a deletion of a draft or a confirmed duplicate had closed with the dossier is
 * open again.
 */
const reprendreDossier = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  vers: EtatCopropriete,
  jour: string,
): Promise<Mouvements> => {
  const cas = CAS_DECLARATION[vers]
  const declaration = cas && (await derniereDeclaration(tx, coproprieteId))
  if (cas === 'deposee')
    await rouvrirImmatriculation(tx, coproprieteId, echeance('IMMATRICULATION', jour))
  if (!cas || declaration?.etat !== 'SUPPRIME') return {}
  const etat = next(machineDeclaration, 'SUPPRIME', 'restaurer', { when: cas })
  await changerEtatDeclaration(tx, declaration, etat)
  return { declarations: [{ id: declaration.id, etat }] }
}

/**
 * Restores a cancelled or deleted co-ownership to the state before (states.md row 40); delays go on
 * from where they stopped. Throws as `tenirPourAdministrer`,
 * `transition-interdite` when that state is not known.
 */
export const restaurerCopropriete = (
  ctx: Ctx,
  acte: Acte,
): Promise<HandlerOutput<(typeof contract)['restaurerCopropriete']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const droit = {
      peut: peutRestaurer,
      sinon: 'Le rétablissement revient au teneur administrateur principal.',
    }
    const row = await tenirPourAdministrer(tx, ctx, acte, droit)
    const precedent = row.etat_precedent && (REPOSE[row.etat_precedent] ?? row.etat_precedent)
    if (!precedent)
      throw new RegisterError('transition-interdite', {
        message:
          'L’état précédent de cette copropriété n’est pas connu : elle ne peut pas être rétablie.',
      })
    const vers = next(machineCopropriete, row.etat, 'restaurer', { previous: precedent })
    const visible = vers !== 'IMMATRICULATION_ANNULEE'
    const maintenant = ctx.deps.clock.now()
    const au = today(ctx.deps.clock)
    const mouvements = await reprendreDossier(tx, row.id, vers, au)
    if (visible && row.masquee_le !== null) {
      const masquee = row.masquee_le
      await reprendreDelais(tx, row.id, {
        masquee,
        maintenant,
        du: today({ now: () => masquee }),
        au,
      })
    }
    const donnees = {
      nomCopropriete: row.nom,
      numero: row.numero ?? '',
      coproprieteId: row.id,
      motif: acte.motif,
    }
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.id,
      de: row.etat,
      version: row.version,
      vers,
      colonnes: {
        // Back to a cancellation: what it will itself give back waited beside.
        etat_precedent: visible ? null : row.etat_avant_annulation,
        etat_avant_annulation: null,
        ...(visible ? { masquee_le: null } : {}),
        ...(row.etat === 'IMMATRICULATION_ANNULEE' ? { remplacee_par_id: null } : {}),
      },
      journal: { categorie: 'DISSOLUTION', type: 'restaurer', motif: acte.motif, mouvements },
      outbox: (await courrielsConcernes(tx, row.id)).map((email) =>
        courriel(email, 'copropriete-restauree', donnees),
      ),
    })
    return { etatCopropriete: vers }
  })
