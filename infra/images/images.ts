import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDb, enTantQue, type Role, ROLES } from '@registre/db'
import { freePort, startEmbedded } from '@registre/db/embedded'
import { dire, ROOT } from '../boot/house.ts'
import { ouvrirBoite } from './boite.ts'
import { epingler } from './epingler.ts'
import { magasin, servir } from '../pannes/pieces/services.ts'
import { baseDe } from './bases.ts'
import { type Execution, type Moteur, SansMoteur, trouverMoteur } from './moteur.ts'
import { deposer, ouvrirTeneur, retrouver, revenir } from './parcours.ts'

// npm run images: builds our images and plays them, in production, against a PostgreSQL and a mail
// server of this machine. Ends with 0 when all went well, 1 when something failed, 2 when the command
// is badly written, 3 when no engine of containers serves.
const OPTIONS = { 'node-image': { type: 'string' }, 'nginx-image': { type: 'string' } } as const
const AIDE = `npm run images -- [epingler] [--node-image …] [--nginx-image …]

epingler : demande au moteur l’empreinte de chaque image de base et de docker-compose.yml, et les écrit dans
docker-compose.override.yml ; rien n’est construit.

Les images de base, quand celles du Dockerfile ne peuvent pas être tirées ; ou NODE_IMAGE et NGINX_IMAGE.
MOTEUR=podman|docker choisit le moteur ; MOTEUR_OPTIONS, CONSTRUCTION_OPTIONS et EXECUTION_OPTIONS ajoutent des
mots à ses appels, à ses constructions, à ses conteneurs. Sortie : 0 bien, 1 un défaut, 2 commande mal écrite,
3 aucun moteur ne sert.`

const lireOptions = () => {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
    if (positionals.some((mot) => mot !== 'epingler')) throw new Error('unknown word')
    return { ...values, epingler: positionals.length > 0 }
  } catch {
    process.stderr.write(`${AIDE}\n`)
    return process.exit(2)
  }
}
const options = lireOptions()
const BASES = {
  NODE_IMAGE: options['node-image'] ?? process.env['NODE_IMAGE'] ?? baseDe('NODE_IMAGE'),
  NGINX_IMAGE: options['nginx-image'] ?? process.env['NGINX_IMAGE'] ?? baseDe('NGINX_IMAGE'),
}
/** Beyond its base, in MB. */
const POIDS_MAX = 150
const ETAGES = [
  ['api', 'NODE_IMAGE', POIDS_MAX],
  ['worker', 'NODE_IMAGE', POIDS_MAX],
  ['migrations', 'NODE_IMAGE', POIDS_MAX],
  ['web', 'NGINX_IMAGE', POIDS_MAX],
  ['demonstration', 'NODE_IMAGE', Infinity],
] as const
const imageDe = (etage: string): string => `localhost/registre/${etage}:essai`

const trouver = (): Moteur => {
  try {
    return trouverMoteur(ROOT)
  } catch (error) {
    if (!(error instanceof SansMoteur)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(3)
  }
}
const moteur = trouver()
if (options.epingler)
  try {
    await epingler(moteur)
    process.exit(0)
  } catch (error) {
    process.stderr.write(
      `Rien n’est épinglé : ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exit(1)
  }

const fautes: string[] = []
/** One row of the table: what was done, in how long; a failure is told and the rest goes on. */
const etape = async (nom: string, faire: () => Promise<string>): Promise<boolean> => {
  const debut = performance.now()
  const ligne = (etat: string, suite: string): void =>
    dire(
      `${etat}  ${((performance.now() - debut) / 1000).toFixed(1).padStart(6)} s  ${nom}${suite === '' ? '' : ` : ${suite}`}`,
    )
  try {
    ligne('oui', await faire())
    return true
  } catch (error) {
    fautes.push(nom)
    ligne('NON', error instanceof Error ? error.message : String(error))
    return false
  }
}
const rien = async (promesse: Promise<unknown>): Promise<string> => (await promesse, '')
const libre = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const essai = createServer()
    essai.once('error', () => resolve(false))
    essai.listen(port, '127.0.0.1', () => essai.close(() => resolve(true)))
  })

dire(`${moteur.nom}, bases ${Object.values(BASES).join(' et ')}`)
const construites = new Set<string>()
for (const [etage, base, max] of ETAGES)
  if (
    await etape(`image ${etage}`, async () => {
      await moteur.construire(etage, imageDe(etage), BASES)
      const [tout, socle] = [moteur.poids(imageDe(etage)), moteur.poids(BASES[base])]
      const propre = Math.round((tout - socle) / 1e6)
      if (propre > max) throw new Error(`${propre} Mo au-dessus de sa base, ${max} au plus`)
      return `${Math.round(tout / 1e6)} Mo, dont ${propre} au-dessus de sa base`
    })
  )
    construites.add(etage)

const dossier = await mkdtemp(join(tmpdir(), 'registre-images-'))
await chmod(dossier, 0o755)
const postgres = await startEmbedded({ dataDir: join(dossier, 'postgres'), password: 'essai' })
const boite = await ouvrirBoite()
const marque = `registre-essai-${process.pid}`
const [api, worker, web] = [`${marque}-api`, `${marque}-worker`, `${marque}-web`] as const
const conteneurs = [api, worker, web]
// The proxy's configuration names the port of the API.
const portApi = (await libre(3000)) ? 3000 : await freePort()
const url = `http://127.0.0.1:${portApi}`
const secret = (): string => randomBytes(32).toString('hex')
const proxySecret = secret()
const [TENEUR, EXPEDITEUR] = ['alix.martin@ministere.fr', 'ne-pas-repondre@ministere.fr']
const production: Execution = {
  env: {
    DATABASE_URL: postgres.url('postgres'),
    SMTP_URL: boite.url,
    SECRET: secret(),
    PROXY_SECRET: proxySecret,
    PROXY_DE_CONFIANCE: '127.0.0.1',
    PUBLIC_URL: 'https://registre.ministere.fr',
    COURRIEL_EXPEDITEUR: `Registre <${EXPEDITEUR}>`,
    SECURITE_CONTACT: EXPEDITEUR,
    MENTIONS_EDITEUR: 'Essai',
    MENTIONS_DIRECTEUR: 'Essai',
    MENTIONS_HEBERGEUR: 'Essai',
    GEOCODAGE_URL: 'aucun',
    SIRENE_URL: 'aucun',
    CLAMAV_URL: 'aucun',
    CODE_ACTIVATION_PAR_COURRIEL: 'true',
    HOST: '127.0.0.1',
    PORT: String(portApi),
    SANTE_PORT: String(await freePort()),
  },
  volumes: { '/donnees': marque },
}
/** The roles that the migrations make; each process comes by its own. */
const motDePasse = secret()
const migrations: Execution = {
  ...production,
  env: {
    ...production.env,
    ...Object.fromEntries(ROLES.map((role) => [`${role.toUpperCase()}_MOT_DE_PASSE`, motDePasse])),
  },
}
const comme = (role: Role): Execution => ({
  ...production,
  env: { ...production.env, DATABASE_URL: enTantQue(postgres.url('postgres'), role, motDePasse) },
})
const reussir = async (promesse: ReturnType<Moteur['executer']>): Promise<string> => {
  const { code, texte } = await promesse
  if (code !== 0) throw new Error(`sortie ${code}\n${texte}`)
  return texte.split('\n').at(-1)?.trim() ?? ''
}
const commander = (...commande: string[]): Promise<string> =>
  reussir(
    moteur.executer(imageDe('migrations'), {
      ...production,
      commande: ['node', 'apps/api/src/register.ts', ...commande],
    }),
  )
/** Waits for the health check of the image itself. */
const attendre = async (conteneur: string): Promise<void> => {
  for (const fin = Date.now() + 60_000; Date.now() < fin; await wait(500))
    if (await moteur.sain(conteneur)) return
  throw new Error(`jamais sain\n${await moteur.traces(conteneur)}`)
}
const demarrer = async (conteneur: string, etage: string, e: Execution): Promise<void> => {
  await reussir(moteur.demarrer(conteneur, imageDe(etage), e))
  await attendre(conteneur)
}
const relancer = async (conteneur: string): Promise<void> => {
  await reussir(moteur.relancer(conteneur))
  await attendre(conteneur)
}

const jouer = async (): Promise<void> => {
  const etapes: readonly (readonly [string, () => Promise<string>])[] = [
    ['migrations', () => reussir(moteur.executer(imageDe('migrations'), migrations))],
    ['réglages de production', () => commander('reglages:verifier')],
    [
      'teneur créé par commande',
      () => commander('teneur:creer', '--email', TENEUR, '--nom', 'Martin', '--prenom', 'Alix'),
    ],
    ['API démarrée, saine', () => rien(demarrer(api, 'api', comme('registre_api')))],
    ['worker démarré, sain', () => rien(demarrer(worker, 'worker', comme('registre_worker')))],
    [
      'le teneur choisit son mot de passe et se connecte',
      () => rien(ouvrirTeneur(url, boite, TENEUR)),
    ],
  ]
  for (const [nom, faire] of etapes) if (!(await etape(nom, faire))) return
  let depot: Awaited<ReturnType<typeof deposer>> | null = null
  await etape('un syndic s’inscrit, dépose un dossier et son justificatif, le relit', async () => {
    depot = await deposer(url, boite)
    return `${depot.octets.length} octets`
  })
  if (depot === null) return
  const garde: Awaited<ReturnType<typeof deposer>> = depot
  const retrouve = async (conteneur: string): Promise<string> => {
    await relancer(conteneur)
    await retrouver(garde)
    return 'la session, le dossier et le justificatif sont là'
  }
  await etape('API relancée', () => retrouve(api))
  await etape('worker relancé', () => retrouve(worker))
  await etape('nouvelle connexion, nouveau courriel', () => rien(revenir(url, boite, garde)))
  if (!construites.has('web')) return
  if (portApi !== 3000 || !(await libre(8080)))
    return dire('non joué    web : les ports 3000 et 8080 de cette machine sont pris')
  await etape('proxy démarré, sain ; il sert les pages et mène à l’API', async () => {
    await demarrer(web, 'web', { env: { PROXY_SECRET: proxySecret }, hotes: { api: '127.0.0.1' } })
    for (const chemin of ['/', '/readyz', '/api/public/captcha/defi']) {
      const { status } = await fetch(`http://127.0.0.1:8080${chemin}`)
      if (status !== 200) throw new Error(`${chemin} répond ${status}`)
    }
    return ''
  })
}
/** The rehearsal, its files in an object store: what it invents is read by every container, or by none. */
const preparerDemonstration = async (): Promise<string> => {
  const objets = new Map<string, Buffer>()
  const service = await servir(magasin(objets))
  const db = createDb({ url: postgres.url('postgres'), applicationName: 'essai', max: 1 })
  try {
    await db.query('create database demonstration')
    const base = postgres.url('demonstration')
    await reussir(
      moteur.executer(imageDe('demonstration'), {
        env: {
          DATABASE_URL: base,
          DEMONSTRATION: 'true',
          SECRET: secret(),
          S3_ENDPOINT: service.url,
          S3_BUCKET: 'registre',
          S3_ACCESS_KEY_ID: 'essai',
          S3_SECRET_ACCESS_KEY: 'essai',
        },
        commande: ['node', 'infra/boot/migrate.ts'],
      }),
    )
    const demonstration = createDb({ url: base, applicationName: 'essai', max: 1 })
    const [ligne] = await demonstration
      .query<{ n: number }>('select count(*)::int as n from document')
      .finally(() => demonstration.close())
    const [tenus, gardes] = [ligne?.n ?? 0, objets.size]
    if (tenus === 0 || gardes !== tenus)
      throw new Error(`${tenus} documents au registre, ${gardes} dans le magasin`)
    return `${gardes} documents`
  } finally {
    await db.close()
    await service.couper()
  }
}
try {
  if (construites.has('demonstration'))
    await etape('démonstration, ses documents dans le magasin d’objets', preparerDemonstration)
  if (['api', 'worker', 'migrations'].every((etage) => construites.has(etage))) await jouer()
  if (fautes.length > 0)
    for (const conteneur of [api, worker]) dire(`\n${conteneur}\n${await moteur.traces(conteneur)}`)
} finally {
  await moteur.retirer(conteneurs, [marque])
  await boite.fermer()
  await postgres.stop()
  await rm(dossier, { recursive: true, force: true })
}
dire(fautes.length === 0 ? 'Les images tournent.' : `En défaut : ${fautes.join(', ')}`)
process.exit(fautes.length === 0 ? 0 : 1)
