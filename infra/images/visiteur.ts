import { type Client, createClient } from '@registre/contract/client'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Somebody's browser: its calls, and the cookies that it was given. */
export const ouvrirNavigateur = (baseUrl: string): Client => {
  const temoins = new Map<string, string>()
  return createClient({
    baseUrl,
    headers: () => ({
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      ...(temoins.size > 0
        ? { cookie: [...temoins].map(([nom, valeur]) => `${nom}=${valeur}`).join('; ') }
        : {}),
    }),
    onAnswer: (_operation, reponse) => {
      for (const ligne of reponse.headers.getSetCookie()) {
        const [paire = ''] = ligne.split(';')
        const coupe = paire.indexOf('=')
        const [nom, valeur] = [paire.slice(0, coupe), paire.slice(coupe + 1)]
        if (valeur === '') temoins.delete(nom)
        else temoins.set(nom, valeur)
      }
    },
  })
}

const estDefi = (v: object): v is Challenge => 'parameters' in v

/** Solves the captcha as the page does: by work. */
export const resoudreCaptcha = async (api: Client): Promise<string> => {
  const challenge: object = await api.obtenirDefiCaptcha()
  if (!estDefi(challenge)) throw new Error('le défi anti-robot n’a pas la forme attendue')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
