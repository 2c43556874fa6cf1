import { RegisterError } from '@registre/domain'
import type { Settings } from '../../platform/env.ts'
import type { CauseEchec } from '../fetch-json.ts'
import { sireneEmbarquee } from './embedded.ts'
import { sireneHttp } from './http.ts'
import type { Sirene } from './sirene.ts'

/** Without a directory, establishments are typed by hand. */
const sansSirene = (): Sirene => ({
  trouver: () => Promise.reject(new RegisterError('sirene-indisponible')),
})

/** The directory of the settings; the invented one in a demonstration; none elsewhere. */
export const choisirSirene = (
  s: Pick<Settings, 'SIRENE_URL' | 'SIRENE_CLE' | 'demonstration'>,
  surEchec: (cause: CauseEchec) => void,
): Sirene => {
  if (s.SIRENE_URL)
    return sireneHttp({
      base: s.SIRENE_URL,
      surEchec,
      ...(s.SIRENE_CLE ? { cle: s.SIRENE_CLE } : {}),
    })
  return s.demonstration ? sireneEmbarquee() : sansSirene()
}
