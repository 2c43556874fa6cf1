import type { adresses } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { arreterAdresse } from './arreter-adresse.ts'
import { confirmerAdresse } from './confirmer-adresse.ts'

export const adressesHandlers: Handlers<typeof adresses> = {
  confirmerAdresse: (ctx, { body }) => confirmerAdresse(ctx, body.cle),
  arreterAdresse: (ctx, { body }) => arreterAdresse(ctx, body.cle),
}
