import { spawnSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'
import { journaliser, TRAITEMENT } from '../../apps/api/src/platform/journal.ts'
import { dire } from '../boot/house.ts'
import { mener } from '../boot/mener.ts'
import { commander, juge, ouvrirDb, ouvrirPostgres, preparerExercice, reglages } from './base.ts'
import { attendre, jusqua, ouvrirTenus, repond, tenirRegistre } from './processus.ts'

// npm run disque-plein: a drill on data of its own, on a disk of 700 MB made for it (root, Linux).
// The disk fills up, that of the logs too, while the register works: what it confirmed stays, nothing
// dies but PostgreSQL itself, and all resumes once space is freed.
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
  const { exiger, conclure } = juge('L’exercice du disque plein est réussi.')
  const LEST = join(disque, 'lest')
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

  const postgres = await ouvrirPostgres(chantier, join(disque, 'postgres'))
  const { url } = postgres
  const db = await ouvrirDb(chantier, url)
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
  // Each call is a line of a log that cannot be written.
  const env = reglages(url, disque, { JOURNAL_NIVEAU: 'info' })
  const port = await freePort()
  const adresse = `http://127.0.0.1:${port}`
  const api = tenirRegistre('api', { dossier: disque, env, port })
  const worker = tenirRegistre('worker', { dossier, env, port: await freePort() })
  const parties = async (): Promise<string[]> => {
    const etat = (await (await fetch(`${adresse}/api/etat`)).json()) as {
      parties: { code: string; normal: boolean }[]
    }
    return etat.parties.filter((p) => !p.normal).map((p) => p.code)
  }
  await preparerExercice(url, join(disque, 'fichiers'))
  await ouvrirTenus(chantier, [api, worker])
  for (let i = 0; i < 5; i += 1) await ecrire()
  await attendre('la page d’état', async () => (await parties()).length === 0)
  dire('Le disque se remplit')
  await remplir()
  for (let i = 0; i < 400 && refus < 3; i += 1) await ecrire()
  exiger(
    refus >= 3,
    `les écritures sont refusées, jamais confirmées à tort (${confirmes.length} confirmées avant)`,
  )
  exiger(await repond(`${adresse}/healthz`), 'l’API vit et répond')
  // The worker tries the store every minute, and the page is ten seconds old at most.
  let annonce: string[] = []
  await jusqua(async () => (annonce = await parties()).length > 0, 90)
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
  if (!(await Promise.race([postgres.fini().then(() => false), wait(500).then(() => true)]))) {
    dire('     PostgreSQL s’était arrêté : son superviseur le relance')
    await postgres.rendre()
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
  await commander(db)('journal:sceller')
  exiger((await commander(db)('journal:verifier')).code === 0, 'le journal est intact')
  exiger(!api.mortSeul() && !worker.mortSeul(), 'ce sont les mêmes processus')
  return conclure()
})
