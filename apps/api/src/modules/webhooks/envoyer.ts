import { isIP } from 'node:net'
import { appeler, EchecServiceExterne } from '../../platform/sortie/sortie.ts'
import { estInterne, hoteDe, type Permis, portPermis, resoudre } from './adresse.ts'

const DELAI_MS = 5_000

/** The receiver answered something else than 2xx. */
export class ReponseRefusee extends Error {
  readonly statut: number
  constructor(statut: number) {
    super(`réponse ${statut}`)
    this.statut = statut
  }
}

/** What the firm reads of a call that had no answer. */
const enClair = (erreur: unknown): unknown => {
  if (!(erreur instanceof EchecServiceExterne)) return erreur
  return erreur.causeEchec === 'delai'
    ? new Error(`pas de réponse en ${DELAI_MS / 1000} s`)
    : (erreur.cause ?? erreur)
}

/**
 * POSTs a JSON body; gives the receiver's status when it is 2xx. Rejects with a short cause
 * otherwise, `ReponseRefusee` when there was an answer: redirects are not followed, the answer's body
 * is not read, addresses that the operator does not allow are refused.
 */
export const envoyer = async (
  url: string,
  corps: string,
  entetes: Readonly<Record<string, string>>,
  permis: Permis,
): Promise<number> => {
  const cible = new URL(url)
  const interneAdmis = permis.WEBHOOKS_ADRESSES_INTERNES
  const hote = hoteDe(cible.hostname)
  // A literal address is resolved by nobody.
  if (!interneAdmis && isIP(hote) !== 0 && estInterne(hote, permis))
    throw new Error(`adresse interne : ${hote}`)
  // A port that was allowed once may be closed since.
  if (!portPermis(cible, permis)) throw new Error(`port fermé : ${cible.port}`)
  const refuser = (adresse: string): Error | null =>
    estInterne(adresse, permis) ? new Error(`adresse interne : ${cible.hostname}`) : null
  const { statut } = await appeler(cible, {
    methode: 'POST',
    corps,
    entetes: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'registre-coproprietes',
      ...entetes,
    },
    limites: { delaiMs: DELAI_MS, tailleMax: 0 },
    ...(interneAdmis ? {} : { inconnu: { lookup: resoudre(permis), refuser } }),
  }).catch((erreur: unknown) => {
    throw enClair(erreur)
  })
  if (statut < 200 || statut >= 300) throw new ReponseRefusee(statut)
  return statut
}
