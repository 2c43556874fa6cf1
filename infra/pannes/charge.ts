import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/donnees'

/** What callers saw during one part of the drill. */
export interface Vu {
  phase: string
  /** Calls answered at their first try, or after. */
  repondus: number
  /** Tries that were not answered 2xx: refused, broken, or nobody ready to take them. */
  refuses: number
  /** Longest time that one caller waited for its answer, milliseconds. */
  attenteMax: number
}

/** An update that the register said it had filed. */
export interface Depot {
  coproprieteId: number
  declarationId: number
}

export interface Charge {
  coproprietes: readonly number[]
  vus: Vu[]
  depots: Depot[]
  /** Filings and accounts whose answer never came clearly. */
  ambigus: number
  /** Addresses of the accounts that the register said it had opened. */
  comptes: string[]
  /** What refused tries answered, each once. */
  motifs: ReadonlySet<string>
  /** From here on, what is seen belongs to this part. */
  phase(nom: string): void
  arreter(): Promise<void>
}

const ESSAIS = 60
const PAUSE_MS = 500
const JSON_TYPE = { 'content-type': 'application/json' }
const entetes = { 'x-register-client': '1' }
const CABINET = 'tele_pro_admin_princ@demo.registre.test'

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
      j_username: CABINET,
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

/** Co-ownerships of that establishment on which nothing is asked, so many at most. */
export const coproprietesDuCabinet = async (db: Db, combien: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>(
      `select c.id from copropriete c join mandat m on m.copropriete_id = c.id and m.etat = 'EN_COURS'
         join utilisateur u on u.teledeclarant_id = m.teledeclarant_id and u.login = $2
       where c.etat = 'IMMATRICULEE_RATTACHEE' and c.date_fin_mandat > current_date + 30
         and not exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))
         and not exists (select 1 from declaration d where d.copropriete_id = c.id and d.etat in ('BROUILLON', 'A_VALIDER'))
       order by c.id limit $1`,
      [combien, CABINET],
    )
  ).map((c) => c.id)

interface Probleme {
  code?: string
  champs?: { code: string }[]
}
interface Brouillon {
  id: number
  version: number
  typeImmat: string
  immatCopropriete: { donneesTechniques: Record<string, unknown> }
}

/**
 * Callers in a closed loop, who read and file: one on each of these co-ownerships of the firm of
 * the demonstration. Each call goes to a process that is ready; one without a clear answer is tried
 * again with the same key.
 */
export const charger = async (
  adresse: () => string | null,
  coproprietes: readonly number[],
): Promise<Charge> => {
  const cookie = await connecter(adresse() ?? '')
  const vus: Vu[] = []
  const depots: Depot[] = []
  const motifs = new Set<string>()
  const comptes: string[] = []
  let ambigus = 0
  let fini = false
  const ici = (): Vu => {
    const vu = vus.at(-1)
    if (!vu) throw new Error('the load has no part yet')
    return vu
  }
  const refuser = (motif: string): null => {
    ici().refuses += 1
    motifs.add(motif)
    return null
  }
  const essayer = async (
    chemin: string,
    init: RequestInit,
  ): Promise<{ statut: number; corps: unknown } | null> => {
    const base = adresse()
    if (base === null) return refuser('aucune API prête')
    try {
      const reponse = await fetch(`${base}${chemin}`, {
        ...init,
        headers: { ...entetes, cookie, ...init.headers },
        signal: AbortSignal.timeout(12_000),
      })
      const corps: unknown = await reponse.json()
      const { code = '' } = corps as Probleme
      if (reponse.ok || code === 'confirmation-requise' || code === 'deja-existant')
        return { statut: reponse.status, corps }
      return refuser(`${chemin.replaceAll(/\d+/g, '…')} : ${reponse.status} ${code}`)
    } catch (error) {
      return refuser(`${chemin.replaceAll(/\d+/g, '…')} : ${String(error)}`)
    }
  }
  /** The answer to a call, tried until it is clear; null when it never was. */
  const appeler = async (chemin: string, init: RequestInit = {}): Promise<unknown> => {
    const debut = Date.now()
    for (let essai = 0; essai < ESSAIS; essai += 1) {
      const reponse = await essayer(chemin, init)
      if (reponse) {
        const vu = ici()
        vu.repondus += 1
        vu.attenteMax = Math.max(vu.attenteMax, Date.now() - debut)
        return reponse.corps
      }
      await wait(PAUSE_MS)
    }
    return null
  }
  const ecrire = (methode: string, chemin: string, corps: unknown): Promise<unknown> =>
    appeler(chemin, {
      method: methode,
      headers: { ...JSON_TYPE, 'idempotency-key': randomUUID() },
      body: JSON.stringify(corps),
    })

  const lire = async (coproprieteId: number): Promise<void> => {
    await appeler('/api/account')
    await appeler(`/api/coproprietes/visualisation/${coproprieteId}`)
    await appeler('/api/public/annuaire/rechercherAnnuaire', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({
        adresseNonSelectionnee: 'résidence',
        paginationOptions: { pageNumber: 1, pageSize: 10 },
      }),
    })
  }
  const deposer = async (coproprieteId: number, rang: number): Promise<void> => {
    const brouillon = (await ecrire('POST', '/api/mises-a-jour', {
      coproprieteId,
      type: 'STANDARD',
    })) as Brouillon | null
    if (!brouillon) return
    const { id, version, typeImmat } = brouillon
    const donneesTechniques = {
      ...brouillon.immatCopropriete.donneesTechniques,
      nbAscenseurs: rang % 5,
    }
    const envoyer = async (confirmations: string[]): Promise<Probleme | null> =>
      (await ecrire('PUT', `/api/coproprietes/declaration/true/${id}`, {
        id,
        version,
        typeImmat,
        confirmations,
        immatCopropriete: { donneesTechniques },
      })) as Probleme | null
    let reponse = await envoyer([])
    if (reponse?.code === 'confirmation-requise')
      reponse = await envoyer((reponse.champs ?? []).map((c) => c.code))
    if (reponse === null) ambigus += 1
    else if (reponse.code === undefined) depots.push({ coproprieteId, declarationId: id })
  }
  const ouvrirCompte = async (): Promise<void> => {
    const email = `${randomUUID()}@pannes.test`
    if ((await appeler('/api/utilisateurs', creationDeCompte(email))) === null) ambigus += 1
    else comptes.push(email)
  }
  const boucle = async (coproprieteId: number): Promise<void> => {
    for (let rang = 1; !fini; rang += 1) {
      await lire(coproprieteId)
      await deposer(coproprieteId, rang)
      await ouvrirCompte()
      await wait(20)
    }
  }
  vus.push({ phase: 'avant', repondus: 0, refuses: 0, attenteMax: 0 })
  const boucles = Promise.all(coproprietes.map(boucle))
  return {
    coproprietes,
    vus,
    depots,
    get ambigus() {
      return ambigus
    },
    comptes,
    motifs,
    phase: (nom) => void vus.push({ phase: nom, repondus: 0, refuses: 0, attenteMax: 0 }),
    arreter: async () => ((fini = true), void (await boucles)),
  }
}
