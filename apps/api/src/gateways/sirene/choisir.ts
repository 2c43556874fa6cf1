import { RegisterError, type Sirene } from '@registre/domain'
import type { Settings } from '../../platform/env.ts'
import type { CauseEchec } from '../../platform/sortie/sortie.ts'
import { sireneHttp } from './http.ts'

/** Without a directory, establishments are typed by hand. */
const sansSirene: Sirene = {
  trouver: () => Promise.reject(new RegisterError('service-non-regle')),
  dirigeants: () => Promise.reject(new RegisterError('service-non-regle')),
}

/** The directory of the settings; the invented one in a demonstration; in production none, never the
 * invented one. */
export const choisirSirene = (
  s: Pick<Settings, 'production' | 'SIRENE_URL' | 'SIRENE_CLE'>,
  inventee: Sirene | undefined,
  surEchec: (cause: CauseEchec) => void,
): Sirene =>
  s.SIRENE_URL
    ? sireneHttp({
        base: s.SIRENE_URL,
        surEchec,
        ...(s.SIRENE_CLE ? { cle: s.SIRENE_CLE } : {}),
      })
    : ((s.production ? undefined : inventee) ?? sansSirene)
