import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDb, type Db } from '@registre/db'
import { freePort, startEmbedded } from '@registre/db/embedded'
import { executerCommande } from '../../apps/api/src/commandes/executer.ts'
import { journaliser, TRAITEMENT } from '../../apps/api/src/platform/journal.ts'
import { courriel, enqueueOutbox } from '../../apps/api/src/platform/outbox.ts'
import { mener } from '../boot/mener.ts'
import { preparerExercice, urlDe } from './base.ts'
import { recevoirCourriels } from './courriels.ts'
import { attendre, repond, tenir } from './processus.ts'
import { archiver, reprendre, restaurer, sauvegarder } from './sauvegarde.ts'

// npm run restauration: a drill on data of its own. A register is backed up while it works, goes
// on, is lost, and is restored to an instant; the application then starts on it: what was before is
// there, what came after is not, no old mail leaves again.
const dire = (ligne: string): void => void process.stdout.write(`${ligne}\n`)
await mener(async (chantier) => {
  const dossier = await chantier.dossier('registre-restauration-')
  await chmod(dossier, 0o755)
  const [donnees, copie, archives, fichiers] = [
    'postgres',
    'sauvegarde',
    'archives',
    'fichiers',
  ].map((n) => join(dossier, n)) as [string, string, string, string]
  await mkdir(archives, { mode: 0o777 })
  await chmod(archives, 0o777)
  const port = await freePort()
  const fautes: string[] = []
  const exiger = (vrai: boolean, phrase: string): void => {
    dire(`${vrai ? 'oui' : 'NON'}  ${phrase}`)
    if (!vrai) fautes.push(phrase)
  }

  const ouvrir = (url: string): Db =>
    createDb({ url, applicationName: 'registre-restauration', max: 3, onError: () => undefined })
  const agir = (db: Db, marque: string) =>
    db.transaction(async (tx) => {
      await journaliser(tx, TRAITEMENT, {
        categorie: 'DECLARATION',
        type: 'mettre-a-jour',
        motif: marque,
      })
      await enqueueOutbox(tx, [
        courriel(`${marque}@restauration.test`, 'webhook-suspendu', {
          nom: marque,
          cause: 'essai',
        }),
      ])
    })
  const compter = async (db: Db, marque: string): Promise<number> =>
    (
      await db.query<{ n: number }>(`select count(*)::int as n from journal where motif = $1`, [
        marque,
      ])
    )[0]?.n ?? 0

  const courriels = new Map<string, number>()
  const smtp = await chantier.ouvrir(
    () => recevoirCourriels(courriels),
    (s) => s.fermer(),
  )
  const demarrer = (settings: Record<string, string>) =>
    chantier.ouvrir(
      () => startEmbedded({ dataDir: donnees, password: 'essai', port, settings }),
      (s) => s.stop(),
    )
  let serveur = await demarrer(archiver(archives))
  const url = serveur.url('postgres')
  await preparerExercice(url, fichiers)
  let db = ouvrir(url)
  await agir(db, 'avant-sauvegarde')
  await sauvegarder(url, donnees, copie)
  await agir(db, 'apres-sauvegarde')
  await executerCommande(['journal:sceller'], async () => ({ db, fermer: async () => {} }))
  const tete =
    (
      await db.query<{ e: string }>(
        `select encode(empreinte, 'hex') as e from journal_empreinte order by rang desc limit 1`,
      )
    )[0]?.e ?? ''
  await wait(1_100)
  const [instant] = await db.query<{ t: string }>('select now()::text as t')
  await wait(1_100)
  await agir(db, 'apres-instant')
  await db.query('select pg_switch_wal()')
  await wait(1_500)
  await db.close()
  await serveur.kill()
  dire(`Sauvegardé, perdu, restauré à ${instant?.t}`)

  await restaurer(copie, donnees)
  serveur = await demarrer({ ...archiver(archives), ...reprendre(archives, instant?.t ?? '') })
  db = ouvrir(url)
  await attendre(
    'PostgreSQL restauré',
    async () => !(await db.query<{ r: boolean }>('select pg_is_in_recovery() as r'))[0]?.r,
  )
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: urlDe(url, 'registre_api'),
    DONNEES_DIR: fichiers,
    SMTP_URL: smtp.url,
    SECRET: 'restauration'.repeat(4),
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    JOURNAL_NIVEAU: 'warn',
  }
  const lancer = (...argv: string[]) =>
    executerCommande(argv, async () => ({ db, fermer: async () => {} }), env)
  exiger(
    (await compter(db, 'avant-sauvegarde')) === 1 && (await compter(db, 'apres-sauvegarde')) === 1,
    'ce qui précède l’instant est là',
  )
  exiger((await compter(db, 'apres-instant')) === 0, 'ce qui suit l’instant n’y est pas')
  exiger(
    (await lancer('journal:verifier', '--tete', tete)).code === 0,
    'le journal est intact, jusqu’à l’empreinte relevée avant la perte',
  )
  const fichiersVus = await lancer('fichiers:verifier')
  exiger(
    fichiersVus.code === 0 && /vérifiés : [1-9]/.test(fichiersVus.texte),
    'chaque fichier que la base nomme est là, avec son empreinte',
  )
  exiger((await lancer('envois:suspendre')).code === 0, 'les envois qui attendaient sont suspendus')
  const anciens = new Set(
    (await db.query<{ id: string }>('select id::text as id from outbox')).map((r) => r.id),
  )
  const node = (script: string) => [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '../../apps/api/src', script),
  ]
  const api = tenir('api', dossier, node('server.ts'), env, () =>
    repond(`http://127.0.0.1:${env.PORT}/readyz`),
  )
  const worker = tenir(
    'worker',
    dossier,
    node('worker.ts'),
    { ...env, DATABASE_URL: urlDe(url, 'registre_worker') },
    async () => true,
  )
  for (const tenu of [api, worker])
    await chantier.ouvrir(
      () => tenu.demarrer(),
      () => tenu.signaler('SIGKILL'),
    )
  await wait(6_000)
  exiger(!api.mortSeul() && !worker.mortSeul(), 'l’application démarre sur les données restaurées')
  // The restored worker may write for its own reasons (a mandate that ends today): what it finds is
  // not sent again.
  const repartis = [...courriels.keys()].filter((message) =>
    anciens.has(message.replace(/^<outbox-(\d+)@.*$/, '$1')),
  )
  exiger(
    repartis.length === 0,
    `aucun ancien courriel ne repart${repartis.length > 0 ? ` (${repartis.join(', ')})` : ''}`,
  )
  await Promise.all([api.signaler('SIGTERM'), worker.signaler('SIGTERM')])
  await db.close()
  dire(
    fautes.length === 0
      ? '\nL’exercice de restauration est réussi.'
      : `\n${fautes.length} point(s) ne tiennent pas.`,
  )
  return fautes.length === 0 ? 0 : 1
})
