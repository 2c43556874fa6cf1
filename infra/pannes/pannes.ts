import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Db } from '@registre/db'
import { freePort } from '@registre/db/embedded'
import { ouvrirRegistre } from '@registre/client'
import { dire } from '../boot/house.ts'
import { mener } from '../boot/mener.ts'
import { which } from '../boot/tools.ts'
import { type ConstatAvis, eprouverAvis } from './avis/eprouver.ts'
import { ouvrirDb, ouvrirDossier } from './base.ts'
import { charger, connecter, coproprietesDuCabinet } from './charge.ts'
import { type Disposition, disposer } from './disposition.ts'
import { jouerHistoires } from './histoires/jouer.ts'
import { jouerPieces } from './pieces/pieces.ts'
import { jouerReseau, jouerReseauFautif } from './reseau/reseau.ts'
import { attendre, repond } from './processus.ts'
import { constater, direConstat, direVus } from './verifier.ts'

// npm run pannes [-- --tours 3] [--sans-durabilite] [--graine 7]: the production layout on one
// machine (nginx, 2 API, 2 workers, PostgreSQL, Redis), under load, each process killed in turn;
// then what was confirmed is compared with what is stored, journalled and sent. Then those who
// follow the changes, by hook and by feed, while everything is killed at random.
// npm run pannes -- histoires [--tours 3]: thirty-two callers on a few dossiers, a minute each round,
// while API are killed, frozen and cut; one order must explain what each was told.
// npm run pannes -- reseau [--fautif]: each link slow, lossy, cut one way, and clocks five minutes apart;
// or faults of the register that are planted, and that it must see.
// npm run pannes -- pieces [--acceleration 20]: the mail server, Redis, the replica, the object
// store and the geocoder away in turn, and what a person saw.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tours: { type: 'string', default: '1' },
    'sans-durabilite': { type: 'boolean', default: false },
    fautif: { type: 'boolean', default: false },
    graine: { type: 'string' },
    acceleration: { type: 'string', default: '20' },
  },
})
const tours = Number(values.tours)

const nginx = which('nginx') ?? ''
if (nginx === '' || which('redis-server') === null) {
  process.stderr.write(
    'nginx et redis-server sont nécessaires (apt-get install nginx redis-server).\n',
  )
  process.exit(2)
}

const tuer = (d: Disposition, nom: keyof Disposition['tenus']) => async () => {
  await d.tenus[nom].signaler('SIGKILL')
  await wait(1_500)
  await d.tenus[nom].demarrer()
}
const figer = (d: Disposition, nom: keyof Disposition['tenus']) => async () => {
  await d.tenus[nom].signaler('SIGSTOP')
  await wait(3_000)
  await d.tenus[nom].signaler('SIGCONT')
}
const eteindre = (d: Disposition, nom: keyof Disposition['tenus']) => async () => {
  await d.tenus[nom].signaler('SIGTERM')
  await d.tenus[nom].demarrer()
}
const PANNES: readonly (readonly [string, (d: Disposition) => () => Promise<void>])[] = [
  ['API 1 tuée', (d) => tuer(d, 'api-1')],
  ['API 2 arrêtée proprement', (d) => eteindre(d, 'api-2')],
  ['API 1 figée 3 s', (d) => figer(d, 'api-1')],
  ['worker 1 tué', (d) => tuer(d, 'worker-1')],
  ['worker 2 tué', (d) => tuer(d, 'worker-2')],
  ['Redis tué, sans sauvegarde', (d) => tuer(d, 'redis')],
  ['nginx tué', (d) => tuer(d, 'nginx')],
  ['PostgreSQL coupé', (d) => d.couperPostgres],
]

/** Half of what the API has open with the database is cut. */
const couperConnexions = (db: Db) => async () =>
  void (await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'registre_api' and random() < 0.5`,
  ))

/** A minute, for each round, of contended verbs; gives whether what callers were told holds. */
const suivreLesHistoires = async (d: Disposition, db: Db): Promise<boolean> => {
  const h = await jouerHistoires({
    db,
    url: d.url,
    graine: Number(values.graine ?? Date.now() % 100_000),
    dureeMs: 60_000 * tours,
    fautes: [
      tuer(d, 'api-1'),
      couperConnexions(db),
      figer(d, 'api-2'),
      tuer(d, 'api-2'),
      couperConnexions(db),
      figer(d, 'api-1'),
      d.couperPostgres,
    ],
  })
  dire(
    `${h.appels} appels, ${h.coupes} coupés puis redemandés, ${h.sansReponse} sans réponse, ${h.validations} validations, ${h.instantanes} lectures de tous les dossiers ; fautes : ${h.fautes.join(' ; ') || 'aucune'}`,
  )
  return h.fautes.length === 0 && h.validations > 0 && h.coupes > 0
}

/** A minute, for each round, of changes followed by a hook and by the feed, with random deaths. */
const suivreLesChangements = async (d: Disposition, db: Db, lieu: string): Promise<ConstatAvis> => {
  const graine = Number(values.graine ?? Date.now() % 100_000)
  dire(`\nAvis et flux, morts au hasard (graine ${graine})`)
  const cookie = await connecter(d.url)
  const compte = ouvrirRegistre({ url: d.url, enTetes: () => ({ cookie }) })
  const { jeton } = await compte.creerJeton({
    body: { nom: 'Épreuve', usage: 'LIRE_COPROPRIETES', jours: 1 },
  })
  const { idTeledeclarant } = await compte.lireCompte()
  const lignes = await db.query<{ id: number }>(
    `select copropriete_id as id from mandat where teledeclarant_id = $1 and etat = 'EN_COURS' order by 1 limit 5`,
    [idTeledeclarant],
  )
  const { 'api-1': api1, 'api-2': api2, 'worker-1': worker1, 'worker-2': worker2, redis } = d.tenus
  return eprouverAvis({
    db,
    url: d.url,
    jeton,
    cookie,
    coproprietes: lignes.map((l) => l.id),
    dossier: lieu,
    port: await freePort(),
    graine,
    dureeMs: 60_000 * tours,
    victimes: [worker1, worker1, worker2, worker2, api1, api2, redis],
  })
}

await mener(async (chantier) => {
  if (positionals.includes('pieces')) return jouerPieces(chantier, Number(values.acceleration))
  if (positionals.includes('reseau'))
    return values.fautif ? jouerReseauFautif(chantier) : jouerReseau(chantier)
  const dossier = await ouvrirDossier(chantier, 'pannes')
  const disposition = await disposer(chantier, dossier, nginx, {
    durable: !values['sans-durabilite'],
  })
  const db = await ouvrirDb(chantier, disposition.baseUrl)
  if (positionals.includes('histoires')) return (await suivreLesHistoires(disposition, db)) ? 0 : 1
  const [derniere] = await db.query<{ id: number }>('select max(id) as id from declaration')
  const charge = await charger(() => disposition.url, await coproprietesDuCabinet(db, 6))
  await wait(2_000)
  for (let tour = 1; tour <= tours; tour += 1)
    for (const [nom, preparer] of PANNES) {
      charge.phase(nom)
      const debut = Date.now()
      await preparer(disposition)()
      await attendre('le registre', () => repond(`${disposition.url}/readyz`))
      dire(`${nom.padEnd(28)} de retour en ${((Date.now() - debut) / 1000).toFixed(1)} s`)
      await wait(1_500)
    }
  await charge.arreter()
  const histoires = await suivreLesHistoires(disposition, db)
  const avis = await suivreLesChangements(disposition, db, dossier)
  dire(
    `${avis.changements} changements, ${avis.morts} morts, ${avis.envois} envois dont ${avis.repetes} répétés ; fautes : ${avis.fautes.slice(0, 5).join(' ; ') || 'aucune'}`,
  )
  direVus(charge.vus)
  const tient = direConstat(
    await constater(db, charge, derniere?.id ?? 0, disposition.courriels),
    charge,
  )
  const morts = Object.values(disposition.tenus).filter((t) => t.mortSeul())
  dire(`Processus tombés seuls : ${morts.map((t) => t.nom).join(', ') || 'aucun'}`)
  return tient &&
    histoires &&
    morts.length === 0 &&
    avis.fautes.length === 0 &&
    avis.changements > 0
    ? 0
    : 1
})
