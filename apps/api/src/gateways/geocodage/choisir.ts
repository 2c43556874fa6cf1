import { type Geocodage, RegisterError } from '@registre/domain'
import type { Settings } from '../../platform/env.ts'
import type { CauseEchec } from '../../platform/sortie/sortie.ts'
import { geocodageHttp } from './http.ts'

const nonRegle = (): Promise<never> => Promise.reject(new RegisterError('service-non-regle'))

/** Without a service, addresses and parcels are typed by hand. */
const sansGeocodage: Geocodage = {
  completer: nonRegle,
  rechercherAdresse: nonRegle,
  rechercherParcelle: nonRegle,
  parcellesAuPoint: nonRegle,
}

/** The service of the settings; invented streets in a demonstration; in production none, never the
 * invented one. */
export const choisirGeocodage = (
  s: Pick<Settings, 'production' | 'GEOCODAGE_URL' | 'CADASTRE_URL'>,
  invente: Geocodage | undefined,
  surEchec: (cause: CauseEchec) => void,
): Geocodage =>
  s.GEOCODAGE_URL
    ? geocodageHttp({
        adresses: s.GEOCODAGE_URL,
        ...(s.CADASTRE_URL ? { cadastre: s.CADASTRE_URL } : {}),
        surEchec,
      })
    : ((s.production ? undefined : invente) ?? sansGeocodage)
