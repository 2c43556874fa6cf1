import type { AnyOperation } from '@registre/contract'
import { ERRORS, type ErrorCode } from '@registre/domain'
import { fautesDeReponse, type Reponse } from '@registre/testing/fuzz'
import type { Personne } from '@registre/testing/register'
import type { InjectOptions } from 'fastify'
import { CAS, type Ligne, ligneDe, OPERATIONS, useDemonstration } from './conformite.ts'

// What the tests of refusals share: the calls that are tried, how one is sent by hand, and how a
// refusal is judged.

/** Its caller awaits its activation, which nobody else here does: inscription.test.ts. */
const EN_ATTENTE = ['activerTeledeclarant', 'corrigerAdressePostale']
/** Every operation of the contract, with its row. */
export const TOUTES = [...OPERATIONS]
  .filter(([nom]) => !EN_ATTENTE.includes(nom))
  .map(([nom, op]) => [nom, op, ligneDe(nom, op)] as const)
/** Those of the specification: each has a call that works (conformite.test.ts). */
export const DES_183 = CAS.filter(([nom]) => !EN_ATTENTE.includes(nom))
/** The row with one call: its first, where it has several. */
export const premierAppel = (ligne: Ligne): Ligne =>
  Array.isArray(ligne.appel) ? { ...ligne, appel: ligne.appel[0] } : ligne

/** What is not as wanted in this refusal; `quoi` names the call. */
export const jugerRefus = (
  quoi: string,
  op: AnyOperation,
  reponse: Reponse,
  voulu: ErrorCode,
): string[] => {
  const code = String(reponse.entetes['x-register-error'] ?? '')
  const fautes = fautesDeReponse(op, reponse, true)
  if (code !== voulu || reponse.statut !== ERRORS[voulu].status)
    fautes.push(`${reponse.statut} ${code} instead of ${voulu}: ${reponse.corps.slice(0, 300)}`)
  return fautes.map((f) => `${quoi}: ${f}`)
}

/** In a describe: the demonstration, and a call sent by hand, whatever its shape. */
export const useEnvoiBrut = () => {
  const demonstration = useDemonstration()
  const { registre, venir } = demonstration
  const gens = new Map<string, Promise<{ qui: Personne | null; plus: Record<string, string> }>>()
  const venu = (profil: string) => {
    const connu = gens.get(profil) ?? venir(registre(), profil)
    gens.set(profil, connu)
    return connu
  }
  /** The call as it is sent by hand. */
  const brut = async (
    op: AnyOperation,
    profil: string,
    plus: Partial<InjectOptions> & { headers?: Record<string, string> },
  ): Promise<Reponse> => {
    const { qui, plus: entetes } = await venu(profil)
    const debut = performance.now()
    const a = await registre().app.inject({
      method: op.method,
      url: op.path.replace(/\{\w+\}/g, '1'),
      ...plus,
      headers: {
        'x-register-client': 'tests',
        'sec-fetch-site': 'same-origin',
        ...(qui ? { cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}),
        ...entetes,
        ...plus.headers,
      },
    })
    return {
      statut: a.statusCode,
      entetes: a.headers,
      corps: a.body,
      octets: a.rawPayload.length,
      ms: performance.now() - debut,
    }
  }
  return { ...demonstration, brut }
}
