import { RegisterError, type Rnb } from '@registre/domain'
import type { Settings } from '../../platform/env.ts'
import type { CauseEchec } from '../../platform/sortie/sortie.ts'
import { rnbHttp } from './http.ts'

/** Without the reference, identifiers are copied by hand. */
const sansRnb: Rnb = {
  autour: () => Promise.reject(new RegisterError('service-non-regle')),
}

/** The service of the settings; invented buildings in a demonstration; in production none, never the
 * invented ones. */
export const choisirRnb = (
  s: Pick<Settings, 'production' | 'RNB_URL'>,
  invente: Rnb | undefined,
  surEchec: (cause: CauseEchec) => void,
): Rnb =>
  s.RNB_URL
    ? rnbHttp({ base: s.RNB_URL, surEchec })
    : ((s.production ? undefined : invente) ?? sansRnb)
