import { spawnSync } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDb } from '@registre/db'
import { freePort, startEmbedded } from '@registre/db/embedded'
import { executerCommande } from '../../apps/api/src/commandes/executer.ts'
import { journaliser, TRAITEMENT } from '../../apps/api/src/platform/journal.ts'
import { mener } from '../boot/mener.ts'
import { preparerExercice, urlDe } from './base.ts'
import { attendre, repond, tenir } from './processus.ts'

// npm run disque-plein: a drill on data of its own, on a disk of 700 MB made for it (root, Linux).
// The disk fills up, that of the logs too, while the register works: what it confirmed stays, nothing
// dies but PostgreSQL itself, and all resumes once space is freed.
const dire = (ligne: string): void => void process.stdout.write(`${ligne}\n`)
await mener(async (chantier) => {
  const dossier = await chantier.dossier('registre-disque-')
  const disque = join(dossier, 'disque')
  await mkdir(disque)
  const monte = await chantier.ouvrir(
    () =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'tmpfs', disque], {
        encoding: 'utf8',
      }),
    () => spawnSync('umount', ['-l', disque]),
  )
  if (monte.status !== 0) {
    process.stderr.write(
      `Cet exercice monte un petit disque : il demande root sur Linux (${monte.stderr.trim()}).\n`,
    )
    return 2
  }
  const fautes: string[] = []
  const exiger = (vrai: boolean, phrase: string): void => {
    dire(`${vrai ? 'oui' : 'NON'}  ${phrase}`)
    if (!vrai) fautes.push(phrase)
  }
  const LEST = join(disque, 'lest')
  const libres = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(disque)
    return bavail * bsize
  }
  const remplir = async (): Promise<void> => {
    const lest = await open(LEST, 'a')
    const bloc = Buffer.alloc(65_536)
    try {
      for (;;) await lest.write(bloc)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    } finally {
      await lest.close()
    }
  }

  const port = await freePort()
  const demarrer = () =>
    chantier.ouvrir(
      () => startEmbedded({ dataDir: join(disque, 'postgres'), password: 'essai', port }),
      (s) => s.stop(),
    )
  let serveur = await demarrer()
  const url = serveur.url('postgres')
  const db = await chantier.ouvrir(
    () => createDb({ url, applicationName: 'registre-disque', max: 3, onError: () => undefined }),
    (ouverte) => ouverte.close(),
  )
  const confirmes: string[] = []
  let refus = 0
  const ecrire = async (): Promise<boolean> => {
    const marque = `disque-${confirmes.length}-${refus}`
    try {
      await db.transaction((tx) =>
        journaliser(tx, TRAITEMENT, {
          categorie: 'DECLARATION',
          type: 'mettre-a-jour',
          motif: marque,
          donnees: { lest: 'x'.repeat(200_000) },
        }),
      )
      confirmes.push(marque)
      return true
    } catch {
      refus += 1
      return false
    }
  }
  const ports = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: urlDe(url, 'registre_api'),
    SECRET: 'disque'.repeat(8),
    HOST: '127.0.0.1',
    PORT: String(ports[0]),
    SANTE_PORT: String(ports[1]),
    DONNEES_DIR: join(disque, 'fichiers'),
  }
  const node = (script: string) => [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '../../apps/api/src', script),
  ]
  const adresse = `http://127.0.0.1:${ports[0]}`
  const api = tenir('api', disque, node('server.ts'), env, () => repond(`${adresse}/readyz`))
  const worker = tenir(
    'worker',
    dossier,
    node('worker.ts'),
    { ...env, DATABASE_URL: urlDe(url, 'registre_worker'), PORT: '0' },
    () => repond(`http://127.0.0.1:${ports[1]}/readyz`),
  )
  const parties = async (): Promise<string[]> => {
    const etat = (await (await fetch(`${adresse}/api/etat`)).json()) as {
      parties: { code: string; normal: boolean }[]
    }
    return etat.parties.filter((p) => !p.normal).map((p) => p.code)
  }
  await preparerExercice(url, join(disque, 'fichiers'))
  for (const tenu of [api, worker])
    await chantier.ouvrir(
      () => tenu.demarrer(),
      () => tenu.signaler('SIGKILL'),
    )
  for (let i = 0; i < 5; i += 1) await ecrire()
  await attendre('la page d’état', async () => (await parties()).length === 0)
  dire(`${Math.round((await libres()) / 1e6)} Mo libres : le disque se remplit`)
  await remplir()
  for (let i = 0; i < 400 && refus < 3; i += 1) await ecrire()
  exiger(
    refus >= 3,
    `les écritures sont refusées, jamais confirmées à tort (${confirmes.length} confirmées avant)`,
  )
  exiger(await repond(`${adresse}/healthz`), 'l’API vit et répond')
  // The worker tries the store every minute, and the page is ten seconds old at most.
  let annonce: string[] = []
  for (const fin = Date.now() + 90_000; annonce.length === 0 && Date.now() < fin; await wait(2_000))
    annonce = await parties()
  exiger(annonce.length > 0, `la page d’état le dit (${annonce.join(', ')})`)
  const lecture = await fetch(`${adresse}/api/public/configuration`).then((r) => r.status)
  dire(`     une lecture répond ${lecture} pendant ce temps`)
  // A log that cannot be written is what ended them once.
  for (let i = 0; i < 250; i += 1) await repond(`${adresse}/api/public/infomessage`)
  exiger(!api.mortSeul() && !worker.mortSeul(), 'ni l’API ni le worker ne sont tombés')

  await rm(LEST)
  dire('La place est rendue')
  // PostgreSQL stops by itself when its log cannot be written; whoever supervises it starts it
  // again.
  if (!(await Promise.race([serveur.ended.then(() => false), wait(500).then(() => true)]))) {
    dire('     PostgreSQL s’était arrêté : son superviseur le relance')
    serveur = await demarrer()
  }
  await attendre('le registre', () => repond(`${adresse}/readyz`))
  await attendre('une écriture', ecrire)
  const [gardes] = await db.query<{ n: number }>(
    'select count(*)::int as n from journal where motif = any($1)',
    [confirmes],
  )
  exiger(
    gardes?.n === confirmes.length,
    `tout ce qui était confirmé est là (${gardes?.n} sur ${confirmes.length})`,
  )
  await attendre('la page d’état', async () => (await parties()).length === 0)
  exiger(true, 'la page d’état redevient normale, sans que personne ne relance l’API ni le worker')
  await executerCommande(['journal:sceller'], async () => ({ db, fermer: async () => {} }))
  exiger(
    (await executerCommande(['journal:verifier'], async () => ({ db, fermer: async () => {} })))
      .code === 0,
    'le journal est intact',
  )
  exiger(!api.mortSeul() && !worker.mortSeul(), 'ce sont les mêmes processus')
  dire(
    fautes.length === 0
      ? '\nL’exercice du disque plein est réussi.'
      : `\n${fautes.length} point(s) ne tiennent pas.`,
  )
  return fautes.length === 0 ? 0 : 1
})
