import { ETUDE_INCONNUE } from '@registre/domain'
import { type Answer, callOf, isApiError } from './api/index.ts'
import { createStore } from './store.ts'

/** Where the certificate flow leads when it opens no session. */
export type SuiteCertificat =
  | { vers: 'inscription'; numEtude: number }
  | { vers: 'accueil'; message: string }

/** Set by the flow, taken once by the next screen. */
const suiteCertificat = createStore<SuiteCertificat | null>(null)

/** Takes what the flow left to do. */
export const prendreSuite = (): SuiteCertificat | null => {
  const suite = suiteCertificat.get()
  if (suite) suiteCertificat.set(null)
  return suite
}

/**
 * The notary's flow: an unknown office (study number −1), or a person without an account, goes to
 * the registration; a profile in error is told and goes home; otherwise the session opens
 * (specification 1, "Notary flow"). Null when it does not.
 */
export const ouvrirParCertificat = async (): Promise<Answer<'ouvrirSessionNotaire'> | null> => {
  try {
    const etude = await callOf('lireEtudeNotariale', undefined)
    if (etude.numEtude !== ETUDE_INCONNUE && etude.compteExistant)
      return await callOf('ouvrirSessionNotaire', undefined)
    suiteCertificat.set({ vers: 'inscription', numEtude: etude.numEtude })
  } catch (error) {
    if (!isApiError(error)) throw error
    suiteCertificat.set({ vers: 'accueil', message: error.problem.message })
  }
  return null
}
