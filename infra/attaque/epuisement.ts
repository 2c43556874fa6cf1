import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { classeursLourds, memoireDe } from '@registre/testing/flood'
import { bounds, deTaille, simple } from '@registre/testing/pdf'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { limiterMemoire } from './limite.ts'
import { formulaire, type Visiteur, visiteur } from './visiteur.ts'

// Floods: each sends far more than an office ever does. They change nothing but proofs without a
// dossier.

const DECLARANT = 'tele_pro_admin_princ@demo.registre.test'
const LECTEUR = 'tele_pro_gestion.b@demo.registre.test'
const MO = 1_048_576
/** What the images give to a process, in MB. */
const MEMOIRE_MAX = 1024
/** How fast another person reads meanwhile: this, or so many times what the same server gave at rest. */
const P95_MAX_MS = 250
const FOIS_LE_REPOS = 10
const LECTURE_MS = 25
const AU_REPOS = 40
const MEMOIRE_MS = 100

interface Cible {
  url: string
  qui: Visiteur
  cookie: string
}
/** Sends everything at once; gives the status of each answer, 0 for a connection that was ended. */
type Inondation = (cible: Cible) => Promise<number[]>

/** Files sent to one address, all at once. */
const envoyer =
  (
    chemin: string,
    champs: (fichier: File) => Record<string, string | File>,
    fichiers: readonly Uint8Array[],
  ): Inondation =>
  ({ qui }) =>
    Promise.all(
      fichiers.map(async (octets, i) => {
        const fichier = new File([new Uint8Array(octets)], `envoi-${i}`)
        return (await qui.envoyer(await formulaire(chemin, champs(fichier)))).statut
      }),
    )
const deposer = (fichiers: readonly Uint8Array[]): Inondation =>
  envoyer('/api/documents', (file) => ({ type: 'JUSTIFICATIF_MANDAT', file }), fichiers)
const fois = <T>(n: number, faire: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => faire(i))

/** Documents that burst, nest, or announce what they cannot hold. */
const bombes = (): Uint8Array[] =>
  [
    ...bounds().map((b) => b.bytes),
    simple('', [Buffer.from('1 0 obj <</A '.repeat(350_000))]),
    simple('', [Buffer.from('<<'.repeat(2_000_000))]),
    simple('', [Buffer.from('9 0 obj [0 0 R '.repeat(300_000))]),
  ].filter((b) => b.length < 5 * MO)

/** One body that never ends, a byte from time to time; 599 when the server keeps it for `patienceMs`. */
const gouteAGoute = ({ url, cookie }: Cible, patienceMs: number): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const prise = connect(Number(port), hostname)
    let recu = ''
    const goutte = setInterval(() => prise.write('a'), 500)
    const finir = (statut: number): void => {
      clearInterval(goutte)
      clearTimeout(patience)
      prise.destroy()
      resolve(statut)
    }
    const patience = setTimeout(() => finir(599), patienceMs)
    prise.on('data', (morceau) => (recu += morceau.toString('latin1')))
    prise.on('error', () => undefined)
    prise.on('close', () => finir(Number(/^HTTP\/1\.1 (\d+)/.exec(recu)?.[1] ?? 0)))
    prise.write(
      `POST /api/documents HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 4000000\r\nx-register-client: 1\r\n` +
        `cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x${randomBytes(4).toString('hex')}\r\n\r\n`,
    )
  })

const inondations = (courte: boolean): Readonly<Record<string, Inondation>> => {
  const depot = deTaille(Math.floor(4.7 * MO))
  const lourds = bombes()
  const classeurs = classeursLourds()
  return {
    'dépôts de 4,7 Mo': deposer(fois(courte ? 20 : 100, () => depot)),
    'documents qui éclatent': deposer(fois(courte ? 1 : 3, () => lourds).flat()),
    'classeurs lourds': envoyer(
      '/api/portefeuilles/classeur',
      (fichier) => ({ fichier }),
      fois(courte ? 6 : 24, (i) => classeurs[i % classeurs.length] ?? Buffer.alloc(0)),
    ),
    ...(courte
      ? {}
      : {
          'corps qui n’arrivent jamais': (c) =>
            Promise.all(fois(600, () => gouteAGoute(c, 75_000))),
        }),
  }
}

const centile = (valeurs: readonly number[], part: number): number =>
  Math.round(valeurs.toSorted((a, b) => a - b)[Math.floor((valeurs.length - 1) * part)] ?? 0)

/** What another person and the machine see while something floods the server. */
const observer = async (pid: number, lecteur: Visiteur, inonder: () => Promise<number[]>) => {
  const lire = async (): Promise<number | null> => {
    const debut = performance.now()
    const { statut } = await lecteur.envoyer({ methode: 'GET', chemin: '/api/account' })
    return statut > 0 && statut < 500 ? performance.now() - debut : null
  }
  const repos: number[] = []
  for (let n = 0; n < AU_REPOS; n += 1) repos.push((await lire()) ?? 0)
  let fini = false
  let [manquees, memoire, seul] = [0, 0, 0]
  const delais: number[] = []
  const lectures = async (): Promise<void> => {
    for (; !fini; await wait(LECTURE_MS)) {
      const delai = await lire()
      if (delai === null) manquees += 1
      else delais.push(delai)
    }
  }
  const guet = async (): Promise<void> => {
    for (; !fini; await wait(MEMOIRE_MS)) {
      const m = await memoireDe(pid)
      ;[seul, memoire] = [Math.max(seul, m.seul), Math.max(memoire, m.tous)]
    }
  }
  const debut = performance.now()
  const autour = [lectures(), guet()]
  const statuts = await inonder()
  fini = true
  await Promise.all(autour)
  const parStatut = Map.groupBy(statuts, (s) => s)
  return {
    erreurs: [...parStatut.keys()].filter((s) => s >= 500 && s !== 503),
    manquees,
    memoire,
    p95: centile(delais, 0.95),
    repos: centile(repos, 0.95),
    survit: (await lire()) !== null,
    dit: `${statuts.length} envois en ${Math.round((performance.now() - debut) / 1000)} s, ${[
      ...parStatut,
    ]
      .map(([statut, tous]) => `${tous.length} × ${statut}`)
      .join(
        ', ',
      )} ; mémoire ${memoire} Mo au plus (serveur seul ${seul}) ; un autre lit en ${centile(delais, 0.95)} ms (p95 de ${delais.length} ; au repos ${centile(repos, 0.95)}), ${centile(delais, 1)} au plus`,
  }
}

/**
 * Floods, each on a server that has just started, and that the kernel ends beyond what the images
 * give it (where it may): it lives, and others read meanwhile. How fast they read is told, and
 * judged in the whole form only: the short one shares its machine with other tests.
 */
export const epuisement = async (instance: Instance, courte: boolean): Promise<Bilan> => {
  const b = bilan('Épuisement : le processus vit, les autres lisent')
  const [cookie, autre] = [await instance.temoin(DECLARANT), await instance.temoin(LECTEUR)]
  for (const [nom, inonder] of Object.entries(inondations(courte))) {
    const api = await instance.serveur({ LIMITES_FACTEUR: '1000' })
    const pid = api.child.pid ?? 0
    const limite = await limiterMemoire(pid, MEMOIRE_MAX * MO)
    const [qui, lecteur] = [
      visiteur(api.url, { cookie }, 120_000),
      visiteur(api.url, { cookie: autre }, 10_000),
    ]
    const vu = await observer(pid, lecteur, () => inonder({ url: api.url, qui, cookie }))
    for (const v of [qui, lecteur]) v.fermer()
    await api.kill()
    await limite?.lever()
    b.mesures.push(`${nom} : ${vu.dit}${limite ? ` ; le noyau le tient à ${MEMOIRE_MAX} Mo` : ''}`)
    noter(b, vu.survit ? null : `${nom} : le processus est mort`)
    noter(b, vu.memoire < MEMOIRE_MAX ? null : `${nom} : ${vu.memoire} Mo`)
    noter(b, vu.manquees === 0 ? null : `${nom} : ${vu.manquees} lectures manquées`)
    noter(b, vu.erreurs.length === 0 ? null : `${nom} : réponses ${vu.erreurs.join(', ')}`)
    const vite = courte || vu.p95 <= Math.max(P95_MAX_MS, FOIS_LE_REPOS * vu.repos)
    noter(b, vite ? null : `${nom} : p95 d’un autre ${vu.p95} ms`)
  }
  return b
}
