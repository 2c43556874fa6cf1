import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { freePort } from '@registre/db/embedded'
import { requeteCopie } from '../../../apps/api/src/modules/donnees/colonnes.sql.ts'
import { copier } from '../../../apps/api/src/modules/donnees/copier.ts'
import { memoireDe } from '@registre/testing/flood'
import { ROOT } from '../../boot/house.ts'
import { scellerEchelle } from './echelle.ts'
import { ligne, type LigneBanc } from '../measure.ts'
import { lancer, parentDe, type Serveur } from '../processes.ts'
import { lancerApi, reglages } from '../serveurs.ts'
import { oublierGens, preparerGens } from './gens.ts'
import { type Geste, preparerGestes } from './gestes.ts'

export interface ReglagesCharge {
  secondes: number
  parSeconde: number
  /** Lines of the published file that are imported beside. */
  lignesImport: number
}

/** A person who is told to come back later does so. */
const REPRISE_MS = 5_000

interface Releve {
  durees: number[]
  refus: number
  erreurs: number
  premier: string
}

/** Calls leave at their time, whatever the others wait for. */
export const envoyer = async (
  gestes: readonly Geste[],
  { secondes, parSeconde }: ReglagesCharge,
): Promise<Map<string, Releve>> => {
  const releves = new Map<string, Releve>(
    gestes.map((g) => [g.nom, { durees: [], refus: 0, erreurs: 0, premier: '' }]),
  )
  const tour = gestes.flatMap((g) => Array.from({ length: g.part }, () => g))
  const partis: Promise<void>[] = []
  const debut = performance.now()
  const appeler = async (geste: Geste, releve: Releve, rang: number): Promise<void> => {
    try {
      const r = await geste.faire(rang)
      if (r === null) return
      releve.durees.push(r.ms)
      if (r.statut >= 500) releve.erreurs += 1
      else if (r.statut >= 400) releve.refus += 1
      if (r.statut >= 400) releve.premier ||= `${r.statut} ${r.texte.slice(0, 160)}`
    } catch (error) {
      releve.erreurs += 1
      releve.premier ||= error instanceof Error ? error.message : String(error)
    }
  }
  for (let rang = 0; rang < secondes * parSeconde; rang += 1) {
    const avance = debut + (rang * 1000) / parSeconde - performance.now()
    if (avance > 1) await wait(avance)
    // Spread over the hundred: the same gestures do not come in a row.
    const geste = tour[(rang * 37) % tour.length]
    const releve = geste && releves.get(geste.nom)
    if (geste && releve) partis.push(appeler(geste, releve, Math.floor(rang / 3)))
  }
  await Promise.all(partis)
  return releves
}

/**
 * Downloads the whole register as a keeper does, live, and again after a refusal: under load the
 * register refuses exports first. Gives the seconds, the bytes and the refusals.
 */
const exporter = async (
  url: string,
  cookie: string,
  patienceMs: number,
): Promise<{ s: number; octets: number; refus: number }> => {
  for (let [refus, fin] = [0, Date.now() + patienceMs]; ; refus += 1) {
    const debut = performance.now()
    const reponse = await fetch(`${url}/api/public/donneesBrute/telecharger?perimetre=territoire`, {
      headers: { 'x-register-client': '1', cookie },
    })
    if (reponse.ok && reponse.body) {
      let octets = 0
      for await (const morceau of Readable.fromWeb(reponse.body))
        octets += Buffer.byteLength(morceau)
      return { s: (performance.now() - debut) / 1000, octets, refus }
    }
    const dit = `export : ${reponse.status} ${await reponse.text()}`
    if (reponse.status !== 503 || Date.now() > fin) throw new Error(dit)
    await wait(REPRISE_MS)
  }
}

/** Writes the first lines of the public file, header included, as somebody published it. */
const publier = async (db: Db, lignes: number, vers: string): Promise<void> => {
  const copie = await copier(db, requeteCopie('public'), null)
  await pipeline(
    copie,
    async function* premieres(flux: AsyncIterable<Buffer>) {
      let restent = lignes + 1
      for await (const morceau of flux) {
        let fin = -1
        while (restent > 0) {
          fin = morceau.indexOf('\n', fin + 1)
          if (fin < 0) break
          restent -= 1
        }
        yield restent > 0 ? morceau : morceau.subarray(0, fin + 1)
        if (restent === 0) return
      }
    },
    createWriteStream(vers),
  )
}

/** Imports a published file as an operator does; gives the seconds, and the last line said. */
const importer = (
  url: string,
  fichier: string,
  demarre: (pid: number) => void,
): Promise<{ s: number; dit: string; code: number }> =>
  new Promise((resolve) => {
    const debut = performance.now()
    const enfant = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(ROOT, 'infra/boot/import-rnic.ts'), fichier],
      { env: { ...process.env, ...reglages(url) }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    demarre(enfant.pid ?? 0)
    let dit = ''
    for (const flux of [enfant.stdout, enfant.stderr])
      flux.on('data', (morceau: Buffer) => (dit = (dit + morceau.toString()).slice(-2_000)))
    const tuer = (): boolean => enfant.kill('SIGKILL')
    process.once('exit', tuer)
    enfant.once('close', (code) => {
      process.off('exit', tuer)
      resolve({
        s: (performance.now() - debut) / 1000,
        dit: dit.trim().split('\n').at(-1) ?? '',
        code: code ?? 1,
      })
    })
  })

/** The most that each of these processes held with what it started, in MB, looked at each second. */
const guetterMemoire = (pids: () => Readonly<Record<string, number>>) => {
  const plus = new Map<string, number>()
  const regarder = async (): Promise<void> => {
    for (const [nom, pid] of Object.entries(pids()))
      plus.set(nom, Math.max(plus.get(nom) ?? 0, (await memoireDe(pid)).tous))
  }
  const horloge = setInterval(() => void regarder().catch(() => undefined), 1_000)
  return { arreter: () => (clearInterval(horloge), plus) }
}

const lignesDe = (releves: Map<string, Releve>, { parSeconde }: ReglagesCharge): LigneBanc[] =>
  [...releves].map(([nom, { durees, refus, erreurs, premier }]) => {
    const triees = durees.toSorted((a, b) => a - b)
    const p = (part: number): string => (triees[Math.floor(triees.length * part)] ?? 0).toFixed(1)
    return ligne(
      `${nom}, ${parSeconde} appels/s mêlés`,
      null,
      'p95 ≤ 250 ms, 0 5xx',
      `p50 ${p(0.5)} ms, p95 ${p(0.95)} ms, p99 ${p(0.99)} ms, ${durees.length} appels, ${erreurs} 5xx${refus > 0 ? `, ${refus} refus` : ''}${premier === '' ? '' : ` (${premier})`}`,
    )
  })

/**
 * Mixed work for a time, one API and one worker, with one export and one import beside: p95 by kind,
 * 5xx, and the most memory that each process held.
 */
export const bancCharge = async (db: Db, url: string, r: ReglagesCharge): Promise<LigneBanc[]> => {
  const dossier = await mkdtemp(join(tmpdir(), 'registre-charge-'))
  // What the scale data were loaded with is not the work of this hour.
  await scellerEchelle(db)
  const gens = await preparerGens(db, Math.ceil(r.secondes * r.parSeconde * 0.03) + 50)
  const api = await lancerApi(url, { DONNEES_DIR: dossier, RECEPTION_DIR: join(dossier, 'r') })
  const sante = await freePort()
  const worker: Serveur = await lancer(
    '../../apps/api/src/worker.ts',
    { ...reglages(url), DONNEES_DIR: dossier, SANTE_PORT: String(sante) },
    /"msg":"working"/,
  )
  const [connexion] = await db.query<{ pid: number }>(`select pg_backend_pid() as pid`)
  const suivis: Record<string, number> = { API: api.pid, worker: worker.pid }
  // A database of another machine holds its memory there.
  const postgres = await parentDe(connexion?.pid ?? 0)
  if (postgres > 1) suivis['PostgreSQL'] = postgres
  try {
    const gestes = await preparerGestes(api.url, gens)
    await envoyer(gestes, { ...r, secondes: Math.min(15, r.secondes) })
    const guet = guetterMemoire(() => suivis)
    const charge = loadavg()[0] ?? 0
    const part = join(dossier, 'part.csv')
    await publier(db, r.lignesImport, part)
    const aCote = (async (): Promise<LigneBanc[]> => {
      await wait((r.secondes * 1000) / 10)
      const e = await exporter(api.url, gens.teneurs[0] ?? '', r.secondes * 1000)
      const i = await importer(url, part, (pid) => (suivis['import'] = pid))
      return [
        ligne(
          'à côté : un export du registre',
          null,
          'mesure',
          `${e.s.toFixed(1)} s, ${Math.round(e.octets / 1e6)} Mo${e.refus > 0 ? `, après ${e.refus} refus (503)` : ''}`,
        ),
        ligne(
          `à côté : un import de ${r.lignesImport} lignes`,
          null,
          'mesure',
          `${i.s.toFixed(1)} s, code ${i.code} : ${i.dit}`,
        ),
      ]
    })()
    const [releves, cote] = await Promise.all([envoyer(gestes, r), aCote])
    const memoires = [...guet.arreter()]
    return [
      ...lignesDe(releves, r),
      ...cote,
      ligne('charge de la machine au premier appel', null, 'mesure', charge.toFixed(1)),
      ligne(
        'mémoire la plus haute d’un processus et de ce qu’il lance',
        null,
        '≤ 1 024 Mo',
        memoires.map(([nom, mo]) => `${nom} ${mo} Mo`).join(' ; '),
      ),
    ]
  } finally {
    await Promise.all([api.arreter(), worker.arreter()])
    await oublierGens(db)
    await rm(dossier, { recursive: true, force: true })
  }
}
