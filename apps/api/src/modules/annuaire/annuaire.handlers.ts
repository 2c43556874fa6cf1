import type { annuaire } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireFicheAnnuaire } from './lire-fiche-annuaire.ts'
import { rechercherAnnuaire } from './rechercher-annuaire.ts'

export const annuaireHandlers: Handlers<typeof annuaire> = {
  rechercherAnnuaire: (ctx, { body }) => rechercherAnnuaire(ctx, body),
  lireFicheAnnuaire: (ctx, { params }) => lireFicheAnnuaire(ctx, params.id),
}
