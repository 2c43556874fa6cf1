import { createDb, type Db, type Observe } from '@registre/db'
import type { Antivirus } from './gateways/antivirus/antivirus.ts'
import { antivirusClamd } from './gateways/antivirus/clamd.ts'
import { sansAntivirus } from './gateways/antivirus/embedded.ts'
import { captchaAltcha } from './gateways/captcha/altcha.ts'
import { spentStoreDb } from './gateways/captcha/spent-store.repository.ts'
import type { Clavis, ConnexionEtat, ConnexionNotaires } from './gateways/clavis/clavis.ts'
import { choisirGeocodage } from './gateways/geocodage/choisir.ts'
import { choisirRnb } from './gateways/rnb/choisir.ts'
import { choisirSirene } from './gateways/sirene/choisir.ts'
import { clockFrom, decalageJours } from './platform/clock.ts'
import type { Demonstration, Deps } from './platform/context.ts'
import type { Settings } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { closeTraces, openTraces, traces } from './platform/traces/traces.ts'
import { VERSION } from './platform/version.ts'
import { createWorkbookReader } from './platform/classeur/lire-classeur.ts'
import { createPdfChecker } from './platform/pdf/check-pdf.ts'
import { storageLocal } from './platform/storage/disk-storage.ts'
import { storageMarque } from './platform/storage/marked-storage.ts'
import type { Storage } from './platform/storage/storage.ts'

/** A statement that runs longer is cancelled: one careless search must not hold a connection. */
const STATEMENT_TIMEOUT_MS = 15_000
const PORT_CLAMD = 3310

/**
 * Where the settings say that bytes live, whatever it holds: for who looks at a store, or fills it.
 * The object store's client is loaded only where it is used: it weighs a third of the process.
 */
export const createBareStorage = async (s: Settings): Promise<Storage> =>
  s.S3_ENDPOINT && s.S3_BUCKET && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
    ? (await import('./platform/storage/s3-storage.ts')).storageS3({
        endpoint: s.S3_ENDPOINT,
        bucket: s.S3_BUCKET,
        region: s.S3_REGION,
        accessKeyId: s.S3_ACCESS_KEY_ID,
        secretAccessKey: s.S3_SECRET_ACCESS_KEY,
        reception: s.RECEPTION_DIR,
      })
    : storageLocal(s.DONNEES_DIR)

/** The store of this register, which its mark makes known. */
export const createStorage = async (
  s: Settings,
  db: Pick<Db, 'query'>,
  log?: Deps['log'],
): Promise<Storage> =>
  storageMarque(await createBareStorage(s), db, (cle) =>
    log?.error({ cle }, 'a file that a row names is not in the store'),
  )

/** Who hears of what fails outside. */
type Dire = Pick<Deps['log'], 'warn'>

/** The antivirus of the settings; without one, nothing is scanned. */
export const createAntivirus = (s: Settings, log: Dire): Antivirus => {
  if (!s.CLAMAV_URL) return sansAntivirus()
  const url = new URL(s.CLAMAV_URL.includes('://') ? s.CLAMAV_URL : `tcp://${s.CLAMAV_URL}`)
  return antivirusClamd({
    hote: url.hostname,
    port: Number(url.port || PORT_CLAMD),
    tls: url.protocol === 'tls:',
    surEchec: (cause) => log.warn({ cause }, 'antivirus did not answer'),
  })
}

/** The institutional sign-on of the settings, null without one: its library is loaded only then. */
export const createClavis = async (s: Settings, log: Dire): Promise<Clavis | null> => {
  const {
    CLAVIS_EMETTEUR: emetteur,
    CLAVIS_CLIENT_ID: clientId,
    CLAVIS_CLIENT_SECRET: clientSecret,
  } = s
  if (!emetteur || !clientId || !clientSecret) return null
  const { clavisOpenid } = await import('./gateways/clavis/openid.ts')
  return clavisOpenid({
    nom: s.CLAVIS_NOM,
    emetteur,
    clientId,
    clientSecret,
    scopes: s.CLAVIS_SCOPES,
    acr: s.CLAVIS_ACR,
    alg: s.CLAVIS_ALG,
    surEchec: (cause, detail) => log.warn({ cause, detail }, 'institutional sign-on failed'),
  })
}

/** The notaries’ sign-on of the settings; null without one. */
export const createConnexionNotaires = async (
  s: Settings,
  log: Dire,
): Promise<ConnexionNotaires | null> => {
  const {
    NOTAIRES_EMETTEUR: emetteur,
    NOTAIRES_CLIENT_ID: clientId,
    NOTAIRES_CLIENT_SECRET: clientSecret,
  } = s
  if (!emetteur || !clientId || !clientSecret) return null
  const { notairesOpenid } = await import('./gateways/clavis/openid.ts')
  return notairesOpenid({
    nom: s.NOTAIRES_NOM,
    emetteur,
    clientId,
    clientSecret,
    scopes: s.NOTAIRES_SCOPES,
    acr: s.NOTAIRES_ACR,
    alg: s.NOTAIRES_ALG,
    claimEtude: s.NOTAIRES_CLAIM_ETUDE,
    claimQualite: s.NOTAIRES_CLAIM_QUALITE,
    surEchec: (cause, detail) => log.warn({ cause, detail }, 'sign-on of notaries failed'),
  })
}

/** FranceConnect, or ProConnect, of the settings; null without it. */
export const createConnexionEtat =
  (quoi: 'FRANCECONNECT' | 'PROCONNECT') =>
  async (s: Settings, log: Dire): Promise<ConnexionEtat | null> => {
    const [emetteur, clientId, clientSecret] = [
      s[`${quoi}_EMETTEUR`],
      s[`${quoi}_CLIENT_ID`],
      s[`${quoi}_CLIENT_SECRET`],
    ]
    if (!emetteur || !clientId || !clientSecret) return null
    const { etatOpenid } = await import('./gateways/clavis/openid.ts')
    return etatOpenid({
      nom: quoi === 'PROCONNECT' ? 'ProConnect' : 'FranceConnect',
      emetteur,
      clientId,
      clientSecret,
      scopes: s[`${quoi}_SCOPES`],
      acr: s[`${quoi}_ACR`],
      alg: s[`${quoi}_ALG`],
      acrDirigeant: quoi === 'PROCONNECT' ? s.PROCONNECT_ACR_DIRIGEANT : '',
      surEchec: (cause, detail) => log.warn({ cause, detail, quoi }, 'sign-on of the State failed'),
    })
  }

/** Production images do not contain the folder that this loads. */
const loadDemonstration = async (s: Settings, db: Db): Promise<Demonstration | null> =>
  s.demonstration
    ? (await import('./modules/demonstration/ouvrir-demonstration.ts')).ouvrirDemonstration(s, db)
    : null

/** A statement as a trace shows it: its text, without a value. */
const suivreRequete: Observe = (text, name, run) =>
  traces.courant.sous(
    `SQL ${name ?? (text.trimStart().split(/\s/, 1)[0] ?? '').toLowerCase()}`,
    { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1000) },
    run,
  )

const openDb = (s: Settings, nom: string, log: Deps['log']): Db =>
  createDb({
    url: s.DATABASE_URL,
    ...(s.DATABASE_REPLICA_URL ? { replicaUrl: s.DATABASE_REPLICA_URL } : {}),
    max: s.DATABASE_POOL,
    applicationName: nom,
    decalageJours: decalageJours(s.JOUR_DE_REFERENCE),
    ...(traces.actives ? { observe: suivreRequete } : {}),
    statementTimeout: STATEMENT_TIMEOUT_MS,
    onReplica: (usable, why) =>
      usable
        ? log.info({ why }, 'read replica used')
        : log.warn({ why }, 'read replica left aside: the primary answers'),
    // The error of a broken connection carries the whole client: only its words are kept.
    onError: (error) => log.error({ cause: error.message }, 'idle database connection lost'),
  })

/**
 * Builds what use cases may reach outside, from the settings: the real service where an address is
 * set; else the demonstration's; in production none, which answers that it is unavailable.
 */
export const createDeps = async (settings: Settings, nom: string): Promise<Deps> => {
  const log = createLog(settings, nom)
  await openTraces(settings, nom, VERSION, (error) => log.warn({ err: error }, 'traces not sent'))
  const db = openDb(settings, nom, log)
  const demonstration = await loadDemonstration(settings, db)
  return {
    settings,
    db,
    clock: clockFrom(settings.JOUR_DE_REFERENCE),
    storage: await createStorage(settings, db, log),
    pdf: createPdfChecker({
      reception: settings.RECEPTION_DIR,
      surDesaccord: (pourquoi) =>
        log.error(
          { pourquoi },
          'a document that was written again is not served: tell the maintainers',
        ),
    }),
    classeurs: createWorkbookReader({ reception: settings.RECEPTION_DIR }),
    antivirus: createAntivirus(settings, log),
    geocodage: choisirGeocodage(settings, demonstration?.geocodage, (cause) =>
      log.warn({ cause }, 'geolocation did not answer'),
    ),
    captcha: captchaAltcha({
      secret: settings.SECRET,
      precedents: settings.SECRETS_PRECEDENTS,
      spent: spentStoreDb(db),
      cout: settings.CAPTCHA_COUT,
    }),
    clavis: await createClavis(settings, log),
    connexionNotaires: await createConnexionNotaires(settings, log),
    franceconnect: await createConnexionEtat('FRANCECONNECT')(settings, log),
    proconnect: await createConnexionEtat('PROCONNECT')(settings, log),
    sirene: choisirSirene(settings, demonstration?.sirene, (cause) =>
      log.warn({ cause }, 'directory of companies did not answer'),
    ),
    rnb: choisirRnb(settings, demonstration?.rnb, (cause) =>
      log.warn({ cause }, 'reference of buildings did not answer'),
    ),
    demonstration,
    log,
  }
}

/** Ends what `createDeps` opened. */
export const closeDeps = async (deps: Deps): Promise<void> => {
  deps.pdf.fermer()
  deps.classeurs.fermer()
  await deps.db.close()
  await closeTraces()
}
