import type { adresses } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { arreterOubli } from '../facteurs/arreter-oubli.ts'
import { arreterAdresse } from './arreter-adresse.ts'
import { confirmerAdresse } from './confirmer-adresse.ts'

export const adressesHandlers: Handlers<typeof adresses> = {
  confirmerAdresse: (ctx, { body }) => confirmerAdresse(ctx, body.cle),
  arreter: (ctx, { body }) =>
    body.quoi === 'ADRESSE' ? arreterAdresse(ctx, body.cle) : arreterOubli(ctx, body.cle),
}
