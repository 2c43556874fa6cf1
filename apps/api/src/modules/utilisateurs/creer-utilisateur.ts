import { compteDansLaLimite, niveauDe, peutCreerUtilisateur, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { annoncerCompte } from './annoncer-compte.ts'
import { exigerEmailLibre, exigerPlaceAdminSecondaire, exigerSaisie } from './exiger.ts'
import { lireUtilisateur } from './lire-utilisateur.ts'
import { tenirMaison } from './maison.ts'
import { mesurerInvitations } from './mesurer-invitations.ts'
import { type Coordonnees, insererUtilisateur } from './utilisateur.repository.ts'

/**
 * Creates an account without password; the person is written to and chooses one. Its own
 * establishment by default, a declarant's for a keeper. Throws `introuvable`, `acces-non-autorise`
 * for a profile that the caller may not give, `regles-non-respectees` (shapes, fifth secondary
 * administrator), `deja-existant`, `trop-de-requetes` (specification 1, section 6).
 */
export const creerUtilisateur = async (
  ctx: Ctx,
  saisie: Coordonnees & { idTeledeclarant: number | null },
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
    const nouveau = await insererUtilisateur(tx, maison.id, coordonnees, ctx.deps.clock.now())
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'creer-utilisateur',
      teledeclarantId: maison.id,
      vers: coordonnees.profil,
      donnees: { utilisateurId: nouveau },
    })
    await annoncerCompte(tx, ctx, {
      login: coordonnees.email.toLowerCase(),
      maison: maison.nom,
      profil: coordonnees.profil,
      email: coordonnees.email,
    })
    return nouveau
  })
  return lireUtilisateur(ctx, id)
}
