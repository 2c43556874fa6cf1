import type { adresses } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { confirmerArrivee, ouvrirParCode } from '../inscription/confirmer-arrivee.ts'
import { arreterOubli } from '../facteurs/arreter-oubli.ts'
import { arreterAdresse } from './arreter-adresse.ts'
import { confirmerAdresse } from './confirmer-adresse.ts'

export const adressesHandlers: Handlers<typeof adresses> = {
  confirmerAdresse: (ctx, { body: { cle, quoi, code } }) => {
    if (quoi === 'ADRESSE') return confirmerAdresse(ctx, cle)
    return code === undefined ? confirmerArrivee(ctx, cle) : ouvrirParCode(ctx, cle, code)
  },
  arreter: (ctx, { body }) =>
    body.quoi === 'ADRESSE' ? arreterAdresse(ctx, body.cle) : arreterOubli(ctx, body.cle),
}
