import {
  compteDansLaLimite,
  type CoordonneesUtilisateur,
  niveauDe,
  ouvrirCompte,
  PERSONNE,
  peutCreerUtilisateur,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { annoncerCompte } from './annoncer-compte.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { exigerPlaceAdminSecondaire, exigerSaisie } from './exiger.ts'
import { lireUtilisateur } from './lire-utilisateur.ts'
import { tenirMaison } from './maison.ts'
import { mesurerInvitations } from './mesurer-invitations.ts'

/**
 * Creates an account without password; the person is written to and chooses one. Its own
 * establishment by default, a declarant's for a keeper. Throws `introuvable`, `acces-non-autorise`
 * for a profile that the caller may not give, `regles-non-respectees` (shapes, fifth secondary
 * administrator), `deja-existant`, `trop-de-requetes` (specification 1, section 6).
 */
export const creerUtilisateur = async (
  ctx: Ctx,
  saisie: CoordonneesUtilisateur & { idTeledeclarant: number | null },
) => {
  const acteur = acteurOf(ctx)
  const { idTeledeclarant, ...coordonnees } = exigerSaisie(saisie)
  if (niveauDe(coordonnees.profil) !== 'GESTIONNAIRE') exigerPreuveFraiche(ctx)
  const id = await ctx.deps.db.transaction(async (tx) => {
    const maison = await tenirMaison(tx, acteur, idTeledeclarant ?? acteur.teledeclarantId ?? 0)
    if (!peutCreerUtilisateur(acteur, coordonnees.profil, maison.type))
      throw new RegisterError('acces-non-autorise')
    if (maison.id !== null && compteDansLaLimite(coordonnees.profil))
      await exigerPlaceAdminSecondaire(tx, maison.id)
    await exigerEmailLibre(tx, coordonnees.email)
    await mesurerInvitations(tx, ctx, maison.id ?? 0)
    const { utilisateurId } = await ecrire(
      tx,
      ctx,
      PERSONNE,
      ouvrirCompte(maison.id, coordonnees),
      { maintenant: ctx.deps.clock.now() },
    )
    await annoncerCompte(tx, ctx, {
      login: coordonnees.email.toLowerCase(),
      maison: maison.nom,
      profil: coordonnees.profil,
      email: coordonnees.email,
    })
    return utilisateurId
  })
  return lireUtilisateur(ctx, id)
}
