import {
  courrielsSyndics,
  estDeLEtablissement,
  isNotaire,
  isTeneur,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { tenir } from '../dossiers/tenir.ts'
import { lireDeclarationSignalee, memeSignalement, nomEtablissement } from './erreur.repository.ts'

/** Who reports, as the syndic reads it: never the name of a keeper. */
const auteurDe = async (ctx: Ctx): Promise<string> => {
  const acteur = acteurOf(ctx)
  if (isTeneur(acteur.profil)) return 'Le teneur du registre'
  const { teledeclarantId } = acteur
  const nom = teledeclarantId === null ? '' : await nomEtablissement(ctx.deps.db, teledeclarantId)
  return isNotaire(acteur.profil) ? `Le notaire « ${nom} »` : `« ${nom} »`
}

/**
 * Reports an error in a declaration to the syndic in charge: a mail, and a line in the history of
 * the co-ownership. The same report on the same day is sent once. Throws `introuvable`,
 * `transition-interdite` when there is nobody to tell.
 */
export const declarerErreur = async (
  ctx: Ctx,
  input: { id: number; erreur: string },
): Promise<Record<string, never>> => {
  const acteur = acteurOf(ctx)
  const declaration = await lireDeclarationSignalee(ctx.deps.db, input.id)
  if (!declaration) throw new RegisterError('introuvable')
  const copropriete = await chargerVisible(ctx, declaration.copropriete_id)
  if (copropriete.syndics.some((id) => estDeLEtablissement(acteur, id)))
    throw new RegisterError('transition-interdite', {
      message: 'Vous représentez cette copropriété : corrigez ces données par une mise à jour.',
    })
  const auteur = await auteurDe(ctx)
  return ctx.deps.db.transaction(async (tx) => {
    const destinataires = courrielsSyndics(await tenir(tx, { coproprieteId: copropriete.id }))
    if (destinataires.length === 0)
      throw new RegisterError('transition-interdite', {
        message:
          'Aucun représentant légal n’est rattaché à cette copropriété : personne ne recevrait ce signalement.',
      })
    if (
      await memeSignalement(tx, {
        declarationId: input.id,
        utilisateurId: acteur.utilisateurId,
        erreur: input.erreur,
      })
    )
      return {}
    await journaliser(tx, ctx, {
      type: 'declarer-erreur',
      coproprieteId: copropriete.id,
      declarationId: input.id,
      motif: input.erreur,
    })
    const donnees = {
      nomCopropriete: declaration.nom,
      numero: declaration.numero ?? '',
      coproprieteId: copropriete.id,
      erreur: input.erreur,
      auteur,
    }
    await enqueueOutbox(
      tx,
      destinataires.map((syndic) => courriel(syndic, 'erreur-signalee', donnees)),
    )
    return {}
  })
}
