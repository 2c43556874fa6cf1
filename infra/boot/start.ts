import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reglagesClavisDemo } from './clavis-demo.ts'
import { ouvrirBase, type Base } from './database.ts'
import {
  DOSSIER_CERTIFICATS,
  DOSSIER_FICHIERS,
  DOSSIER_JOURNAUX,
  DONNEES,
  ROOT,
  demonstration,
  dire,
  renoncer,
  secretGarde,
} from './house.ts'
import { prendreVerrou } from './lock.ts'
import { preparerBase } from './prepare.ts'
import { supervise, type Supervised } from './supervise.ts'
import { construireWeb } from './web.ts'

const HOST = process.env['HOST'] ?? '127.0.0.1'
const PORT = Number(process.env['PORT'] ?? 3000)
const ADRESSE = `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`
/** By the machine's name: browsers refuse passkeys on a bare address. */
const ANNONCEE = ADRESSE.replace('//127.0.0.1:', '//localhost:')
const API = 'apps/api/src/server.ts'
const CLAVIS = 'packages/demonstration/src/fournisseur/serveur.ts'
const WORKER = 'apps/api/src/worker.ts'
const ATTENTE_MAX = 90_000
const dev = process.argv.includes('--dev')

const portLibre = (): Promise<boolean> =>
  new Promise((done) => {
    const essai = createServer().once('error', () => done(false))
    essai.listen(PORT, HOST, () => essai.close(() => done(true)))
  })

const repond = async (): Promise<boolean> => {
  try {
    return (await fetch(`${ADRESSE}/healthz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** The day that the register at this address rehearses, '' for the true one; null when none answers. */
const jourEnCours = async (): Promise<string | null> => {
  try {
    const reponse = await fetch(`${ADRESSE}/api/public/configuration`, {
      signal: AbortSignal.timeout(2000),
    })
    const lu: unknown = await reponse.json()
    return typeof lu === 'object' && lu !== null && 'jourDeReference' in lu
      ? String(lu.jourDeReference)
      : null
  } catch {
    return null
  }
}

const refuserDouble = async (): Promise<never> => {
  const jour = await jourEnCours()
  if (jour === null)
    return renoncer(
      `Le port ${PORT} est déjà pris par un autre programme. Choisissez-en un autre : PORT=3001 npm start`,
    )
  return renoncer(
    `Le registre tourne déjà${jour === '' ? '' : `, au ${jour}`} : ${ANNONCEE}${
      process.env['JOUR_DE_REFERENCE'] === undefined
        ? ''
        : '\nPour un autre jour, arrêtez-le, ou lancez-en un second : PORT=3001 REGISTRE_DONNEES=<autre dossier> npm start'
    }`,
  )
}

const attendreReponse = async (api: Supervised): Promise<void> => {
  const abandon = api.abandoned.then((mots) =>
    renoncer(
      `Le serveur n’a pas pu démarrer :\n${mots}\nJournal : ${join(DOSSIER_JOURNAUX, 'api.log')}`,
    ),
  )
  const reponse = (async () => {
    for (const fin = Date.now() + ATTENTE_MAX; Date.now() < fin; await wait(150))
      if (await repond()) return
    renoncer(`Le serveur ne répond pas. Journal : ${join(DOSSIER_JOURNAUX, 'api.log')}`)
  })()
  await Promise.race([reponse, abandon])
}

const COMPTES: readonly (readonly [string, string])[] = [
  ['Syndic professionnel', 'tele_pro_admin_princ'],
  ['Autre cabinet de syndics', 'tele_pro_admin_princ.b'],
  ['Syndic coopératif', 'tele_nonpro_admin_princ'],
  ['Notaire', 'notaire_notaire'],
  ['Teneur du registre', 'teneur_admin_princ'],
  ['Autre teneur', 'teneur_admin_scond'],
]

const accueillir = async (): Promise<void> => {
  dire(`\n  Le registre est prêt : ${ANNONCEE}\n`)
  if (demonstration) {
    const { MOT_DE_PASSE_DEMO } = await import('@registre/demonstration/donnees')
    dire(`  Comptes de démonstration (mot de passe : ${MOT_DE_PASSE_DEMO})`)
    dire('  Les teneurs saisissent ensuite le code que la page de connexion affiche.')
    for (const [qui, login] of COMPTES) dire(`    ${qui.padEnd(26)} ${login}@demo.registre.test`)
    dire(`\n  Institutions (sans mot de passe) : ${ANNONCEE}/institutionnels/connexion`)
    dire(`  Courriels envoyés : ${ANNONCEE}/demo/courriels`)
    dire(
      `  Notaires : certificats d’essai sur ${ANNONCEE}/demo/certificats, ou connexion des notaires depuis ${ANNONCEE}/compte`,
    )
    dire(`  FranceConnect et ProConnect (personnes inventées) : depuis ${ANNONCEE}/compte`)
  }
  dire(`  Interface de programmation : ${ANNONCEE}/api/docs`)
  dire(`  Journaux : ${DOSSIER_JOURNAUX}`)
  dire(
    '  Ctrl-C pour arrêter ; les données restent pour le prochain démarrage (npm run reset les efface).\n',
  )
}

if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65_535)
  renoncer(`PORT doit être un nombre entre 1 et 65535, et non « ${process.env['PORT']} »`)
if (!(await portLibre())) await refuserDouble()
const verrou = await prendreVerrou()
if ('prisPar' in verrou)
  renoncer(
    `Un autre démarrage (processus ${verrou.prisPar}) utilise déjà ${DONNEES}. Arrêtez-le d’abord.`,
  )

let base: Base | null = null
const processus: Supervised[] = []
let arret: Promise<never> | null = null
/** Stops in the order that loses nothing: first those that write, then the database. */
const arreter = (code: number): Promise<never> =>
  (arret ??= (async () => {
    dire('\nArrêt en cours…')
    await Promise.all(processus.map((p) => p.stop()))
    await base?.arreter()
    if ('rendre' in verrou) await verrou.rendre()
    return process.exit(code)
  })())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void arreter(0))
// The launcher disappeared (boot.mjs): nobody could stop this one any more.
process.on('disconnect', () => void arreter(1))

try {
  dire('[3/6] Base de données…')
  base = await ouvrirBase()
  void base.terminee.then(
    () => arret ?? (dire('PostgreSQL ne tient pas : tout s’arrête.'), arreter(1)),
  )
  dire('[4/6] Structure et données…')
  await preparerBase(base.url)
  dire('[5/6] Interface web…')
  const web = await construireWeb()
  dire('[6/6] Démarrage du serveur…')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: process.env['NODE_ENV'] ?? 'development',
    // Compiled code is kept between starts: a third of the start-up.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(DONNEES, 'cache'),
    DATABASE_URL: base.urlDe('registre_api'),
    HOST,
    PORT: String(PORT),
    DONNEES_DIR: DOSSIER_FICHIERS,
    ...(demonstration ? { CERTIFICATS_DEMO_DIR: DOSSIER_CERTIFICATS } : {}),
    SECRET: process.env['SECRET'] ?? (await secretGarde('secret')),
    ...(web ? { WEB_DIR: process.env['WEB_DIR'] ?? web } : {}),
  }
  const clavis =
    demonstration &&
    ['CLAVIS', 'NOTAIRES', 'FRANCECONNECT', 'PROCONNECT'].every(
      (nom) => !process.env[`${nom}_EMETTEUR`],
    )
      ? await reglagesClavisDemo(PORT, ADRESSE)
      : null
  Object.assign(env, clavis)
  if (!existsSync(join(ROOT, API))) renoncer(`${API} manque.`)
  const options = dev ? ['--watch'] : []
  const api = await supervise('api', API, env, options)
  processus.push(api)
  if (existsSync(join(ROOT, WORKER)))
    processus.push(
      await supervise(
        'worker',
        WORKER,
        { ...env, DATABASE_URL: base.urlDe('registre_worker') },
        options,
      ),
    )
  if (clavis) processus.push(await supervise('clavis', CLAVIS, env))
  for (const p of processus.slice(1))
    void p.abandoned.then((mots) => dire(`${p.name} ne démarre pas :\n${mots}`))
  await attendreReponse(api)
  if (!arret) await accueillir()
  void api.abandoned.then(() => arreter(1))
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  await arreter(1)
}
