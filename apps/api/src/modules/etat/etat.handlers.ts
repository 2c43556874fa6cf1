import type { etat } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireEtat } from './lire-etat.ts'

export const etatHandlers: Handlers<typeof etat> = {
  lireEtat: (ctx) => lireEtat(ctx),
}
