import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'
import { type Tenu, tenirRegistre } from '../processus.ts'
import { type Arbre, nodeDe } from './arbre.ts'

/** How often each process is asked whether it takes calls: a cluster asks every 5 s, twice. */
const SONDE_MS = 300
/** Between the moment when a process is given no more calls and the one when it is told to end. */
const RETRAIT_MS = 1_500

/** A process of a version. */
export interface Membre {
  role: 'api' | 'worker'
  arbre: Arbre
  tenu: Tenu
  url: string
}

/** API and workers of one register, of several versions at once. */
export interface Flotte {
  /** Starts a process and waits until it is ready; throws when it never is. */
  lancer(role: Membre['role'], arbre: Arbre): Promise<Membre>
  /** Gives it no more calls, then lets it end. */
  retirer(membre: Membre): Promise<void>
  /** The address of an API that is ready, each in turn; null when none is. */
  adresse(): string | null
  /** How long no API was ready, ms. */
  sansPersonne(): number
  /** What processes said when they were not ready, without those that were starting. */
  refus(): readonly string[]
  /** Levels that the public page of the state told. */
  niveaux(): readonly string[]
  arreter(): Promise<void>
}

interface Suivi extends Membre {
  pret: boolean
  connu: boolean
  retire: boolean
}

/** What an address answers, or null: read twice a second, so kept short. */
const lire = async (url: string): Promise<{ ok: boolean; corps: string } | null> => {
  try {
    const reponse = await fetch(url, { signal: AbortSignal.timeout(3_000) })
    return { ok: reponse.ok, corps: await reponse.text() }
  } catch {
    return null
  }
}

/** Opens a fleet whose processes have these settings. */
export const ouvrirFlotte = (dossier: string, env: NodeJS.ProcessEnv): Flotte => {
  const membres = new Set<Suivi>()
  const tous: Tenu[] = []
  const refus = new Set<string>()
  const niveaux = new Set<string>()
  let tour = 0
  let personne = 0
  let fini = false

  const apisPretes = (): Suivi[] => [...membres].filter((m) => m.role === 'api' && m.pret)
  const sonder = async (m: Suivi): Promise<void> => {
    const reponse = await lire(`${m.url}/readyz`)
    m.pret = !m.retire && reponse?.ok === true
    if (m.pret) m.connu = true
    else if (m.connu && !m.retire)
      refus.add(`${m.tenu.nom} (${m.arbre.nom}) : ${reponse?.corps ?? 'sans réponse'}`)
    if (!m.pret || m.role !== 'api') return
    const etat = await lire(`${m.url}/api/etat`)
    niveaux.add(/"niveau":"(\w+)"/.exec(etat?.corps ?? '')?.[1] ?? 'sans réponse')
  }
  const veiller = (async () => {
    for (let avant = Date.now(); !fini; await wait(SONDE_MS)) {
      await Promise.all([...membres].map(sonder))
      if (apisPretes().length === 0 && [...membres].some((m) => m.role === 'api'))
        personne += Date.now() - avant
      avant = Date.now()
    }
  })()

  return {
    lancer: async (role, arbre) => {
      const port = await freePort()
      const tenu = tenirRegistre(role, {
        nom: `${role}-${tous.length + 1}`,
        dossier,
        env,
        port,
        commande: (script) => [
          nodeDe(arbre),
          '--disable-warning=ExperimentalWarning',
          join(arbre.dossier, script),
        ],
      })
      tous.push(tenu)
      await tenu.demarrer()
      const url = `http://127.0.0.1:${port}`
      const membre = { role, arbre, tenu, url, pret: true, connu: true, retire: false }
      membres.add(membre)
      return membre
    },
    retirer: async (membre) => {
      const suivi = [...membres].find((m) => m.tenu === membre.tenu)
      if (suivi) Object.assign(suivi, { retire: true, pret: false })
      await wait(RETRAIT_MS)
      await membre.tenu.signaler('SIGTERM')
      if (suivi) membres.delete(suivi)
    },
    adresse: () => {
      const pretes = apisPretes()
      tour += 1
      return pretes[tour % pretes.length]?.url ?? null
    },
    sansPersonne: () => personne,
    refus: () => [...refus],
    niveaux: () => [...niveaux],
    arreter: async () => {
      fini = true
      await veiller
      for (const tenu of tous) await tenu.signaler('SIGKILL')
    },
  }
}
