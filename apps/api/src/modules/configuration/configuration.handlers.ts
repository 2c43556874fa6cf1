import type { configuration } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireConfiguration } from './lire-configuration.ts'

export const configurationHandlers: Handlers<typeof configuration> = {
  lireConfiguration: (ctx) => lireConfiguration(ctx),
}
