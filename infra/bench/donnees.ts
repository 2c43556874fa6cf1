import { get } from 'node:http'
import type { Readable } from 'node:stream'
import type { Db } from '@registre/db'
import { requeteCopie } from '../../apps/api/src/modules/donnees/colonnes.sql.ts'
import { copier } from '../../apps/api/src/modules/donnees/copier.ts'
import { ligne, mediane, type LigneBanc } from './measure.ts'
import type { Serveur } from './processes.ts'
import { lancerApi } from './serveurs.ts'

const TOURS = 9
const PAS_MEMOIRE_MS = 100

/** Reads it all and throws it away; gives how many bytes there were. */
const compter = (flux: Readable): Promise<number> =>
  new Promise((resolve, reject) => {
    let octets = 0
    flux.on('data', (morceau: Buffer) => (octets += morceau.length))
    flux.on('end', () => resolve(octets))
    flux.on('error', reject)
  })

const telecharger = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, (res) =>
      res.statusCode === 200
        ? compter(res).then(resolve, reject)
        : reject(new Error(`${res.statusCode} ${url}`)),
    ).on('error', reject)
  })

/** Highest memory of a server while a work runs, MB above what it had before. */
const surcroit = async (serveur: Serveur, travail: () => Promise<unknown>): Promise<number> => {
  const avant = await serveur.memoire()
  let plus = avant
  const guet = setInterval(
    () => void serveur.memoire().then((m) => (plus = Math.max(plus, m))),
    PAS_MEMOIRE_MS,
  )
  try {
    await travail()
  } finally {
    clearInterval(guet)
  }
  return plus - avant
}

const chrono = async <T>(travail: () => Promise<T>): Promise<{ ms: number; resultat: T }> => {
  const debut = performance.now()
  const resultat = await travail()
  return { ms: performance.now() - debut, resultat }
}

/**
 * The whole register as a file through the server, live, against the same COPY read and thrown away
 * in this process.
 */
export const bancDonnees = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const api = await lancerApi(url)
  // A register that published its file today would answer with it.
  const vieillir = (jours: number): Promise<unknown> =>
    db.query(`update publication_donnees set prete_le = prete_le - make_interval(days => $1)`, [
      jours,
    ])
  await vieillir(9)
  try {
    const adresse = `${api.url}/api/public/donneesBrute/telecharger?perimetre=public`
    const plancher = async (): Promise<number> =>
      compter(await copier(db, requeteCopie('public'), null))
    // Neither side reads cold pages.
    await plancher()
    const [bas, vrais, memoires]: [number[], number[], number[]] = [[], [], []]
    let octets = 0
    for (let tour = 0; tour < TOURS; tour += 1) {
      const p = await chrono(plancher)
      bas.push(p.ms)
      memoires.push(
        await surcroit(api, async () => {
          const m = await chrono(() => telecharger(adresse))
          vrais.push(m.ms)
          octets = m.resultat
        }),
      )
      if (octets !== p.resultat) throw new Error(`${octets} octets reçus pour ${p.resultat}`)
    }
    const [b, v, rapport] = [
      mediane(bas),
      mediane(vrais),
      mediane(vrais.map((ms, tour) => ms / (bas[tour] ?? ms))),
    ]
    return [
      ligne(
        'données brutes, tout le registre en CSV',
        rapport,
        '≤ 1,25 × COPY, constante',
        `${(v / 1000).toFixed(1)} s pour ${Math.round(octets / 1e6)} Mo ; plancher ${(b / 1000).toFixed(1)} s ; +${Math.max(...memoires)} Mo`,
      ),
    ]
  } finally {
    await vieillir(-9)
    await api.arreter()
  }
}
