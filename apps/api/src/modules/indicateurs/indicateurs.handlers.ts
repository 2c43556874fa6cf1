import type { indicateurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireTableaux } from './lire-tableaux.ts'

export const indicateursHandlers: Handlers<typeof indicateurs> = {
  lireTableauxMco: (ctx) => lireTableaux(ctx),
}
