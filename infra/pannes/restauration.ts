import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { freePort } from '@registre/db/embedded'
import { journaliser, TRAITEMENT } from '../../apps/api/src/platform/journal.ts'
import { courriel, enqueueOutbox } from '../../apps/api/src/platform/outbox.ts'
import { dire } from '../boot/house.ts'
import { mener } from '../boot/mener.ts'
import {
  commander,
  juge,
  ouvrirDb,
  ouvrirDossier,
  ouvrirPostgres,
  preparerExercice,
  reglages,
} from './base.ts'
import { compterCourriels } from './courriels.ts'
import { attendre, ouvrirTenus, tenirRegistre } from './processus.ts'
import { archiver, reprendre, restaurer, sauvegarder } from './sauvegarde.ts'

/** What somebody does: a row of the journal, and a mail that waits. */
const agir = (db: Db, marque: string): Promise<void> =>
  db.transaction(async (tx) => {
    await journaliser(tx, TRAITEMENT, {
      categorie: 'DECLARATION',
      type: 'mettre-a-jour',
      motif: marque,
    })
    await enqueueOutbox(tx, [
      courriel(`${marque}@restauration.test`, 'webhook-suspendu', { nom: marque, cause: 'essai' }),
    ])
  })

// npm run restauration: a drill on data of its own. A register is backed up while it works, goes
// on, is lost, and is restored to an instant; the application then starts on it: what was before is
// there, what came after is not, no old mail leaves again.
await mener(async (chantier) => {
  const dossier = await ouvrirDossier(chantier, 'restauration')
  const donnees = join(dossier, 'postgres')
  const copie = join(dossier, 'sauvegarde')
  const archives = join(dossier, 'archives')
  await mkdir(archives)
  await chmod(archives, 0o777)
  const { exiger, conclure } = juge('L’exercice de restauration est réussi.')
  const { courriels, ...smtp } = await compterCourriels(chantier)
  const postgres = await ouvrirPostgres(chantier, donnees, archiver(archives))
  const { url } = postgres
  await preparerExercice(url, join(dossier, 'fichiers'))
  let db = await ouvrirDb(chantier, url)
  const valeur = async (texte: string, ...params: unknown[]): Promise<unknown> =>
    (await db.query<{ v: unknown }>(texte, params))[0]?.v
  const compter = (marque: string) =>
    valeur(`select count(*)::int as v from journal where motif = $1`, marque)

  await agir(db, 'avant-sauvegarde')
  await sauvegarder(url, donnees, copie)
  await agir(db, 'apres-sauvegarde')
  await commander(db)('journal:sceller')
  const tete = await valeur(
    `select encode(empreinte, 'hex') as v from journal_empreinte order by rang desc limit 1`,
  )
  await wait(1_100)
  const instant = String(await valeur('select now()::text as v'))
  await wait(1_100)
  await agir(db, 'apres-instant')
  // Nothing hurries the archive: what a total loss would cost is what is not there yet.
  const ecrite = performance.now()
  const segment = String(await valeur('select pg_walfile_name(pg_current_wal_lsn()) as v'))
  await attendre(
    'le journal de la base est archivé',
    async () =>
      String(await valeur('select last_archived_wal as v from pg_stat_archiver')) >= segment,
  )
  dire(
    `Perte : une écriture confirmée est archivée en ${Math.ceil((performance.now() - ecrite) / 1000)} s (archive_timeout de 60 s, sans réplique)`,
  )
  await db.close()
  await postgres.couper()
  dire(`Sauvegardé, perdu, restauré à ${instant}`)
  const perdu = performance.now()

  await restaurer(copie, donnees)
  await postgres.rendre({ ...archiver(archives), ...reprendre(archives, instant) })
  db = await ouvrirDb(chantier, url)
  await attendre(
    'PostgreSQL restauré',
    async () => !(await valeur('select pg_is_in_recovery() as v')),
  )
  const env = reglages(url, dossier, { SMTP_URL: smtp.url })
  const lancer = commander(db, env)
  exiger(
    (await compter('avant-sauvegarde')) === 1 && (await compter('apres-sauvegarde')) === 1,
    'ce qui précède l’instant est là',
  )
  exiger((await compter('apres-instant')) === 0, 'ce qui suit l’instant n’y est pas')
  exiger(
    (await lancer('journal:verifier', '--tete', String(tete))).code === 0,
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
  const tenus = [
    tenirRegistre('api', { dossier, env, port: await freePort() }),
    tenirRegistre('worker', { dossier, env, port: await freePort() }),
  ]
  await ouvrirTenus(chantier, tenus)
  dire(
    `Durée : base restaurée, vérifiée et servie en ${Math.round((performance.now() - perdu) / 1000)} s`,
  )
  await wait(6_000)
  exiger(!tenus.some((t) => t.mortSeul()), 'l’application démarre sur les données restaurées')
  // The restored worker may write for its own reasons (a mandate that ends today): what it finds is
  // not sent again.
  const repartis = [...courriels.keys()].filter((message) =>
    anciens.has(message.replace(/^<outbox-(\d+)@.*$/, '$1')),
  )
  exiger(repartis.length === 0, ['aucun ancien courriel ne repart', ...repartis].join(' '))
  await Promise.all(tenus.map((t) => t.signaler('SIGTERM')))
  return conclure()
})
