import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/donnees'

/** What the callers saw. */
export interface Releve {
  /**
   * Addresses of the accounts whose creation was confirmed: 2xx, or already there from a try whose
   * answer was lost.
   */
  confirmes: string[]
  /** Asked for, and never answered clearly. */
  ambigus: string[]
  lectures: number
  /** Answers 5xx and broken connections that a caller met, before it tried again. */
  incidents: number
  /** Longest time that one caller waited for a confirmed answer, milliseconds. */
  attenteMax: number
}

const entetes = { 'x-register-client': '1' }

/** The call that creates an account, which a mail follows; its address is its idempotency key. */
export const creationDeCompte = (email: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': email },
  body: JSON.stringify({
    civilite: '',
    nom: 'Panne',
    prenom: 'Essai',
    email,
    telephone: '',
    numCartePro: '',
    profil: 'TELE_PRO_GESTION',
  }),
})

/**
 * Signs in as the administrator of the demonstration's first establishment; gives its `cookie`
 * header.
 */
export const connecter = async (url: string): Promise<string> => {
  const reponse = await fetch(`${url}/api/authentication`, {
    method: 'POST',
    headers: entetes,
    body: new URLSearchParams({
      j_username: 'tele_pro_admin_princ@demo.registre.test',
      j_password: MOT_DE_PASSE_DEMO,
      submit: 'Login',
    }),
  })
  if (!reponse.ok) throw new Error(`connexion : ${reponse.status}`)
  return reponse.headers
    .getSetCookie()
    .map((c) => c.split(';')[0])
    .join('; ')
}

/**
 * Several callers in a closed loop, each writing with an idempotency key and reading; a call
 * without a clear answer is tried again with the same key.
 */
export const charger = async (
  url: string,
  appelants: number,
): Promise<{ releve: Releve; arreter(): Promise<void> }> => {
  const cookie = await connecter(url)
  const releve: Releve = { confirmes: [], ambigus: [], lectures: 0, incidents: 0, attenteMax: 0 }
  let fin = false
  const tenter = async (
    chemin: string,
    init: RequestInit,
  ): Promise<{ ok: boolean; statut: number } | null> => {
    try {
      const reponse = await fetch(`${url}${chemin}`, {
        ...init,
        headers: { ...entetes, cookie, ...init.headers },
        signal: AbortSignal.timeout(12_000),
      })
      const { code } = (await reponse.json().catch(() => ({}))) as { code?: string }
      // In flight: the first try was cut, and its key is not free yet.
      if (reponse.status < 500 && code !== 'requete-en-cours')
        return { ok: reponse.ok || code === 'deja-existant', statut: reponse.status }
    } catch {
      // No answer: counted below, as an answer 5xx is.
    }
    releve.incidents += 1
    return null
  }
  const ecrire = async (): Promise<void> => {
    const email = `${randomUUID()}@pannes.test`
    const init = creationDeCompte(email)
    const debut = Date.now()
    for (let essais = 0; essais < 120; essais += 1) {
      const reponse = await tenter('/api/utilisateurs', init)
      if (reponse?.ok) {
        releve.confirmes.push(email)
        releve.attenteMax = Math.max(releve.attenteMax, Date.now() - debut)
        return
      }
      if (reponse) throw new Error(`création refusée : ${reponse.statut}`)
      await wait(500)
    }
    releve.ambigus.push(email)
  }
  const boucle = async (): Promise<void> => {
    while (!fin) {
      await ecrire()
      if (await tenter('/api/account', {})) releve.lectures += 1
      await wait(20)
    }
  }
  const boucles = Promise.all(Array.from({ length: appelants }, boucle))
  return { releve, arreter: async () => ((fin = true), void (await boucles)) }
}
