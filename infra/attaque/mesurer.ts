import { setTimeout as wait } from 'node:timers/promises'
import { memoireDe } from '@registre/testing/flood'

/** A running register, and whom the flood pretends to be. */
export interface Cible {
  url: string
  /** Cookie of a signed-in declarant, or its token; what checkOrigin wants beside it. */
  entetes: Readonly<Record<string, string>>
  /** The server's process: its memory is that of its children too. */
  pid: number
  /** What another person reads meanwhile; the messages of the home page unless told. */
  lecture?: { chemin: string; entetes: Readonly<Record<string, string>> }
}

/** What a flood did. */
export interface Mesure {
  envois: number
  /** How many answers of each status; 0 for a connection that was ended. */
  statuts: Record<number, number>
  /** Refusals for want of room that say after how long to come again. */
  avecDelai: number
  dureeMs: number
  /** Most memory held by the server and its children together. */
  memoireMaxMo: number
  /** Of the server alone. */
  memoireServeurMaxMo: number
  /** The same reads on the same server, before the flood. */
  reposP95Ms: number
  lectures: number
  lectureP95Ms: number
  lectureMaxMs: number
  lecturesManquees: number
  /** The process lives and answers after the flood. */
  survit: boolean
}

export interface Reponse {
  statut: number
  avecDelai: boolean
}

const centile = (valeurs: readonly number[], part: number): number => {
  const triees = valeurs.toSorted((a, b) => a - b)
  return Math.round(triees[Math.min(triees.length - 1, Math.floor(triees.length * part))] ?? 0)
}

const lire = async ({ url, lecture }: Cible): Promise<number | null> => {
  const debut = performance.now()
  const { chemin = '/api/public/infomessage', entetes = {} } = lecture ?? {}
  try {
    const reponse = await fetch(`${url}${chemin}`, {
      headers: entetes,
      signal: AbortSignal.timeout(10_000),
    })
    await reponse.arrayBuffer()
    return reponse.status < 500 ? performance.now() - debut : null
  } catch {
    // No answer at all: counted as missed.
    return null
  }
}

const LECTURE_MS = 25
const AU_REPOS = 40
const MEMOIRE_MS = 100

/** Runs a flood while another person reads, and measures both. */
export const pendant = async (
  cible: Cible,
  inonder: () => Promise<readonly Reponse[]>,
): Promise<Mesure> => {
  let fini = false
  const delais: number[] = []
  let manquees = 0
  const memoire = { seul: 0, tous: 0 }
  const lecteur = async (): Promise<void> => {
    while (!fini) {
      const delai = await lire(cible)
      if (delai === null) manquees += 1
      else delais.push(delai)
      await wait(LECTURE_MS)
    }
  }
  const guetteur = async (): Promise<void> => {
    while (!fini) {
      const { seul, tous } = await memoireDe(cible.pid)
      memoire.seul = Math.max(memoire.seul, seul)
      memoire.tous = Math.max(memoire.tous, tous)
      await wait(MEMOIRE_MS)
    }
  }
  const repos: number[] = []
  for (let n = 0; n < AU_REPOS; n += 1) repos.push((await lire(cible)) ?? 0)
  const autour = [lecteur(), guetteur()]
  const debut = performance.now()
  const reponses = await inonder()
  const dureeMs = Math.round(performance.now() - debut)
  fini = true
  await Promise.all(autour)
  const statuts: Record<number, number> = {}
  for (const { statut } of reponses) statuts[statut] = (statuts[statut] ?? 0) + 1
  return {
    envois: reponses.length,
    statuts,
    avecDelai: reponses.filter((r) => r.avecDelai).length,
    dureeMs,
    memoireMaxMo: memoire.tous,
    memoireServeurMaxMo: memoire.seul,
    reposP95Ms: centile(repos, 0.95),
    lectures: delais.length,
    lectureP95Ms: centile(delais, 0.95),
    lectureMaxMs: centile(delais, 1),
    lecturesManquees: manquees,
    survit: (await lire(cible)) !== null,
  }
}
