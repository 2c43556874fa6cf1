import type { validations } from '@registre/contract'
import { LABELS_MOTIF_REFUS, TYPES_MOTIF_REFUS } from '@registre/domain'
import type { Handlers } from '../../platform/mount.ts'
import { affecterDemande } from './affecter.ts'
import { deciderDoublonNotaire } from './decider-doublon-notaire.ts'
import { demanderPrecisions } from './demander-precisions.ts'
import { deverrouiller } from './deverrouiller.ts'
import { lireInfosValidation } from './lire-infos-validation.ts'
import { listerTeneurs } from './lister-teneurs.ts'
import { ouvrirDemande } from './ouvrir.ts'
import { quitterDemande } from './quitter.ts'
import { rechercherDemandes, trouverPlusAncienne } from './rechercher-demandes.ts'
import { refuserDemande } from './refuser.ts'
import { validerDemande } from './valider.ts'

export const validationsHandlers: Handlers<typeof validations> = {
  rechercherDemandes: (ctx, { body }) => rechercherDemandes(ctx, body),
  trouverPlusAncienneDemande: (ctx, { query }) => trouverPlusAncienne(ctx, query.typeDemande),
  lireInfosValidation: (ctx, { params }) => lireInfosValidation(ctx, params.n),
  ouvrirDemande: (ctx, { params }) => ouvrirDemande(ctx, params.id),
  ouvrirDemandeSansMandat: (ctx, { params }) => ouvrirDemande(ctx, params.n),
  rendreDemande: (ctx, { params }) => quitterDemande(ctx, { demandeId: params.id }),
  deverrouillerCopropriete: (ctx, { params }) => deverrouiller(ctx, params.n),
  refuserDemande: (ctx, { params, query }) => refuserDemande(ctx, { ...params, ...query }),
  quitterValidation: (ctx, { params }) => quitterDemande(ctx, params.idMandat),
  affecterDemande: (ctx, { body }) => affecterDemande(ctx, body),
  demanderPrecisions: (ctx, { body }) => demanderPrecisions(ctx, body),
  validerDemande: (ctx, { params, body }) => validerDemande(ctx, { demandeId: params.id, ...body }),
  validerDoublonCoproNotaire: (ctx, { params }) =>
    deciderDoublonNotaire(ctx, { demandeId: params.key, existanteId: params.n }),
  listerTeneurs: (ctx) => listerTeneurs(ctx),
  listerMotifsRefus: async () =>
    TYPES_MOTIF_REFUS.map((clef) => ({ clef, valeur: LABELS_MOTIF_REFUS[clef] })),
}
