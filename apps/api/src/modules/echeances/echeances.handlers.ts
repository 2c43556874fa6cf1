import type { echeances } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { fermerAbonnement, lireAbonnement, ouvrirAbonnement } from './abonnement.ts'
import { lireCalendrier } from './calendrier.ts'
import { lireMoisEcheances, rechercherEcheances } from './rechercher-echeances.ts'

export const echeancesHandlers: Handlers<typeof echeances> = {
  rechercherEcheances: (ctx, { body }) => rechercherEcheances(ctx, body),
  lireMoisEcheances: (ctx, { params }) => lireMoisEcheances(ctx, params.mois),
  lireAbonnementCalendrier: (ctx) => lireAbonnement(ctx),
  ouvrirAbonnementCalendrier: (ctx) => ouvrirAbonnement(ctx),
  fermerAbonnementCalendrier: (ctx) => fermerAbonnement(ctx),
  lireCalendrierEcheances: (ctx, { params }) => lireCalendrier(ctx, params.jeton),
}
