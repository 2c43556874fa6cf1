import type { coproprietes } from '@registre/contract'
import { ETATS_COPROPRIETE, LABELS_ETAT_COPROPRIETE } from '@registre/domain'
import type { Handlers } from '../../platform/mount.ts'
import { clefValeursDe } from '../reference/clef-valeur.ts'
import { lireIndicateurs, lireTableauDeBordSyndic } from './lire-compteurs.ts'
import { lireInfosAdresses } from './lire-infos-adresses.ts'
import { rechercherCoproprietes, rechercherImmatOuNomCopro } from './rechercher-coproprietes.ts'
import { visualiserCopropriete } from './visualiser-copropriete.ts'

export const coproprietesHandlers: Handlers<typeof coproprietes> = {
  lireTableauDeBordSyndic: (ctx) => lireTableauDeBordSyndic(ctx),
  listerEtatsCopropriete: async () => clefValeursDe(ETATS_COPROPRIETE, LABELS_ETAT_COPROPRIETE),
  lireIndicateurs: (ctx) => lireIndicateurs(ctx),
  rechercherCoproprietes: (ctx, { body }) => rechercherCoproprietes(ctx, body),
  rechercherImmatOuNomCopro: (ctx, { body }) => rechercherImmatOuNomCopro(ctx, body),
  visualiserCopropriete: (ctx, { params }) => visualiserCopropriete(ctx, params.id),
  lireInfosAdresses: (ctx, { params }) => lireInfosAdresses(ctx, params.id),
}
