import type { preuves } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lirePreuve } from './lire-preuve.ts'
import { prouver } from './prouver.ts'

export const preuvesHandlers: Handlers<typeof preuves> = {
  lirePreuve: (ctx) => lirePreuve(ctx),
  prouver: (ctx, { body }) => prouver(ctx, body),
}
