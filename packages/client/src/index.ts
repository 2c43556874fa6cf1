// What makes the calls is imported by its place, and the types are made from the contract: the
// published package holds both, and nothing else.
import { type CallOptions, caller, type ClientOptions } from '../../contract/src/http.ts'
import {
  type LignePortefeuilleVue,
  OPERATIONS,
  type Portefeuille,
  type Registre,
} from '../../contract/src/operations.gen.ts'

export {
  ApiError,
  type CallOptions,
  type ClientOptions,
  type Problem,
} from '../../contract/src/http.ts'
export type * from '../../contract/src/operations.gen.ts'
export { signatureValable } from './signature.ts'

export interface OptionsRegistre extends Omit<ClientOptions, 'baseUrl' | 'headers'> {
  /**
   * Where the register answers: `https://registre.exemple.fr`, or the address of a demonstration.
   */
  url: string
  /** A token of the account: sent as `Authorization: Bearer`. */
  jeton?: string
  /** More headers, read at each call. */
  enTetes?: () => Record<string, string>
}

/**
 * The register's calls, one typed method per operation of the contract. Takes the address of a
 * register and a token; every method throws `ApiError` when the register refuses, with the code,
 * the sentence and the fields at fault.
 */
export const ouvrirRegistre = ({ url, jeton, enTetes, ...options }: OptionsRegistre): Registre =>
  caller<Registre>(() => OPERATIONS, {
    ...options,
    baseUrl: url.replace(/\/+$/, ''),
    headers: () => ({ ...(jeton ? { authorization: `Bearer ${jeton}` } : {}), ...enTetes?.() }),
  })

/**
 * A key for a call that must have one effect, however often it is sent: keep it until the answer is
 * known.
 */
export const cleIdempotence = (): CallOptions => ({ idempotencyKey: crypto.randomUUID() })

/** Every row of a portfolio, page after page: all of them, or those of one state. */
export const lignesDuPortefeuille = async (
  registre: Registre,
  id: number,
  etat?: LignePortefeuilleVue['etat'],
): Promise<LignePortefeuilleVue[]> => {
  const lignes: LignePortefeuilleVue[] = []
  for (let page = 1; ; page += 1) {
    const reponse = await registre.listerLignesPortefeuille({
      params: { id },
      query: { ...(etat ? { etat } : {}), page, taille: 500 },
    })
    lignes.push(...reponse.lignes)
    if (reponse.lignes.length === 0 || lignes.length >= reponse.total) return lignes
  }
}

/**
 * Waits until the register has filed a portfolio, or it was cancelled; tells the progress at each
 * reading. Throws ApiError.
 */
export const attendreDepot = async (
  registre: Registre,
  id: number,
  {
    surProgres = () => undefined,
    pauseMs = 1000,
  }: { surProgres?: (p: Portefeuille) => void; pauseMs?: number } = {},
): Promise<Portefeuille> => {
  for (;;) {
    const { portefeuille } = await registre.lirePortefeuille({ params: { id } })
    surProgres(portefeuille)
    if (portefeuille.etat === 'TERMINE' || portefeuille.etat === 'ANNULE') return portefeuille
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
