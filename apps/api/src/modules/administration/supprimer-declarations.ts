import type { contract, HandlerOutput } from '@registre/contract'
import {
  ETATS_IMMATRICULES,
  machineDeclaration,
  next,
  normaliser,
  peutAdministrer,
  RegisterError,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { changerEtatDeclaration } from '../brouillons/depot.repository.ts'
import { indexerLocalisations } from '../dossiers/localisation.repository.ts'
import { copies } from '../declarations/copies.ts'
import { courrielsConcernes } from './administration.repository.ts'
import {
  dateDerniereMajAnnuelle,
  declarationsARetirer,
  pointDeRestauration,
} from './restauration.repository.ts'
import { type Acte, tenirPourAdministrer } from './tenir-pour-administrer.ts'

/**
 * Deletes what was declared since the last annual update, that update included: the restore point
 * is the current
 * declaration again (states.md §3). Throws as `tenirPourAdministrer`, `transition-interdite`
 * without a restore point.
 */
export const supprimerDeclarations = (
  ctx: Ctx,
  acte: Acte,
): Promise<HandlerOutput<(typeof contract)['supprimerDeclarations']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const droit = {
      peut: peutAdministrer,
      sinon: 'La suppression de déclarations revient à un teneur administrateur.',
    }
    const row = await tenirPourAdministrer(tx, ctx, acte, droit)
    const point = ETATS_IMMATRICULES.some((etat) => etat === row.etat)
      ? await pointDeRestauration(tx, row.id)
      : null
    if (!point)
      throw new RegisterError('transition-interdite', {
        message:
          'Cette copropriété n’a pas de mise à jour annuelle à retirer : il n’y a rien à supprimer.',
      })
    const retirees = await declarationsARetirer(tx, row.id)
    // The current one goes first: there is never more than one.
    for (const declaration of retirees)
      await changerEtatDeclaration(
        tx,
        declaration,
        next(machineDeclaration, declaration.etat, 'supprimer'),
      )
    await changerEtatDeclaration(
      tx,
      { id: point.id, etat: 'AVANT_DECLARATION_ANNUELLE' },
      next(machineDeclaration, 'AVANT_DECLARATION_ANNUELLE', 'retablir'),
    )
    const contenu = normaliser(point.contenu)
    await indexerLocalisations(tx, [{ id: row.id, contenu }])
    const donnees = {
      nomCopropriete: copies(contenu).nom,
      numero: row.numero ?? '',
      coproprieteId: row.id,
      motif: acte.motif,
    }
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.id,
      de: row.etat,
      version: row.version,
      vers: row.etat,
      colonnes: {
        ...copies(contenu),
        date_derniere_maj_annuelle: await dateDerniereMajAnnuelle(tx, row.id, point.valide_le),
        date_cloture_dernier_exercice: contenu.donneesFinancieres.dateClotureComptes,
      },
      journal: {
        categorie: 'DECLARATION',
        type: 'supprimer-declarations',
        declarationId: point.id,
        motif: acte.motif,
        donnees: { retirees: retirees.map((d) => d.id), retablie: point.id },
        mouvements: {
          declarations: [
            ...retirees.map(({ id }) => ({ id, etat: 'SUPPRIME' as const })),
            { id: point.id, etat: 'COURANTE' },
          ],
        },
      },
      outbox: (await courrielsConcernes(tx, row.id)).map((email) =>
        courriel(email, 'declarations-supprimees', donnees),
      ),
    })
    return { declarationRetablie: point.id, nbSupprimees: retirees.length }
  })
