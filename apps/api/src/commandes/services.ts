import { access, constants, stat, statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { checkReplique, type Db, expliquerBase } from '@registre/db'
import {
  createAntivirus,
  createBareStorage,
  createClavis,
  createConnexionEtat,
  createConnexionNotaires,
} from '../deps.ts'
import { choisirGeocodage } from '../gateways/geocodage/choisir.ts'
import { choisirRnb } from '../gateways/rnb/choisir.ts'
import { choisirSirene } from '../gateways/sirene/choisir.ts'
import { lirePlan } from '../modules/carte/plan.ts'
import type { Settings } from '../platform/env.ts'
import { saluerSmtp } from '../platform/mailer/smtp.ts'
import { saluerRedis } from '../platform/queue-redis.ts'
import { appeler, type CauseEchec } from '../platform/sortie/sortie.ts'
import { jugerLieu } from '../platform/storage/marked-storage.ts'
import { newKey } from '../platform/storage/storage.ts'
import { AUTRE_CHOSE, Vu } from './pannes.ts'
import { systemClock } from '../platform/clock.ts'

/** How long the base is waited for by what is not about it. */
const BASE_MS = 2_000
const MO = 1_048_576
/** File systems that are memory (statfs): what waits there fills the machine. */
const EN_MEMOIRE = new Set([0x0102_1994, 0x8584_58f6])

interface Service {
  reglage: keyof Settings & string
  nom: string
  /** Where it is not told by its own setting. */
  present?: (s: Settings) => boolean
  /** Asks it as the register does; gives what was seen. Throws what went wrong, a `Vu` in words. */
  demander(s: Settings, adresse: string, db: Pick<Db, 'query'>): Promise<string>
  /** What an operator does about it. */
  faire: string
}

const ADRESSE = 'démarrez-le, ou corrigez son adresse'

/** A call of a gateway, which tells apart why it got no answer. */
const parLaPorte = async (
  appel: (surEchec: (cause: CauseEchec) => void) => Promise<unknown>,
): Promise<string> => {
  let cause: CauseEchec | undefined
  try {
    await appel((dite) => (cause = dite))
  } catch (error) {
    throw cause === undefined ? error : new Vu(CAUSES[cause])
  }
  return 'répond'
}
const CAUSES: Readonly<Record<CauseEchec, string>> = {
  delai: 'ne répond pas à temps',
  reseau: 'est injoignable, ou mène ailleurs',
  statut: 'répond par une erreur',
  'trop-gros': AUTRE_CHOSE,
  encode: AUTRE_CHOSE,
  illisible: AUTRE_CHOSE,
  forme: AUTRE_CHOSE,
}

/** A folder that production has to find, and that a demonstration makes by itself. */
const dossierManque = async (s: Settings, dossier: string): Promise<boolean> => {
  const infos = await stat(dossier).catch((error: unknown) => {
    if (s.production) throw error
    return null
  })
  if (infos !== null && !infos.isDirectory()) throw new Vu('n’est pas un dossier')
  return infos === null
}

/** Root writes everywhere: whose the folder is tells whether the register does. */
const auCompte = async (dossier: string): Promise<string> =>
  process.getuid?.() === 0 ? ` ; au compte n° ${(await stat(dossier)).uid}` : ''

const ecrireEtRelire = async (s: Settings, db: Pick<Db, 'query'>): Promise<string> => {
  const storage = await createBareStorage(s)
  const [cle, octets] = [newKey('essais'), Buffer.from(`essai ${systemClock.now().toISOString()}`)]
  await storage.put(cle, octets)
  try {
    if (!octets.equals(await buffer(await storage.get(cle))))
      throw new Vu('ne rend pas ce qui y est écrit')
  } finally {
    await storage.delete(cle)
  }
  // A base that is away has its own line.
  const faute = await Promise.race([
    jugerLieu(storage, db).catch(() => null),
    wait(BASE_MS, null, { ref: false }),
  ])
  if (faute !== null) throw new Vu(faute)
  return 'écrit, relu, effacé'
}

const recevoir = async (s: Settings, dossier: string): Promise<string> => {
  if (await dossierManque(s, dossier)) return 'sera créé au premier fichier'
  await access(dossier, constants.W_OK)
  const { type, bavail, bsize } = await statfs(dossier)
  if (EN_MEMOIRE.has(type)) throw new Vu('est en mémoire, non sur un disque')
  const [reste, faut] = [Math.floor((bavail * bsize) / MO), 2 * s.RECEPTION_MO]
  if (reste < faut) throw new Vu(`n’a que ${reste} Mo libres, il en faut ${faut}`)
  return `s’écrit, ${reste} Mo libres${await auCompte(dossier)}`
}

const SECRETS = { etat: 'essai', nonce: 'essai', verificateur: 'v'.repeat(43) }
const connexion =
  (
    ouvrir:
      | typeof createClavis
      | typeof createConnexionNotaires
      | ReturnType<typeof createConnexionEtat>,
  ): Service['demander'] =>
  async (s) => {
    const fournisseur = await ouvrir(s, { warn: () => {} })
    await fournisseur?.adresseConnexion(SECRETS, s.PUBLIC_URL ?? '', {
      autre: false,
      renouveler: false,
    })
    return 'se décrit'
  }
const geocodage = (s: Settings, surEchec: (cause: CauseEchec) => void) =>
  choisirGeocodage(s, undefined, surEchec)

/** Everything that the register speaks to, but its base; asked as it will be. */
export const SERVICES: readonly Service[] = [
  {
    reglage: 'DATABASE_REPLICA_URL',
    nom: 'Réplique',
    demander: async (_s, adresse) => {
      const fautes = await checkReplique(adresse).catch((error: unknown) => {
        const phrase = expliquerBase(error, adresse)
        throw phrase === null
          ? error
          : new Vu(phrase.replaceAll('DATABASE_URL', 'DATABASE_REPLICA_URL'))
      })
      if (fautes[0] !== undefined) throw new Vu(fautes[0])
      return 'suit la primaire'
    },
    faire: 'la primaire répond à sa place en attendant',
  },
  {
    reglage: 'REDIS_URL',
    nom: 'Redis',
    demander: (_s, adresse) => saluerRedis(adresse).then(() => 'répond'),
    faire: ADRESSE,
  },
  {
    reglage: 'S3_ENDPOINT',
    nom: 'Fichiers',
    demander: (s, _adresse, db) => ecrireEtRelire(s, db),
    faire: 'vérifiez le seau, les clés et leurs droits',
  },
  {
    reglage: 'DONNEES_DIR',
    nom: 'Fichiers',
    present: (s) => !s.S3_ENDPOINT,
    demander: async (s, dossier, db) => {
      await dossierManque(s, dossier)
      return (await ecrireEtRelire(s, db)) + (await auCompte(dossier))
    },
    faire: 'créez-le ou montez son disque, et donnez-le au compte du registre',
  },
  {
    reglage: 'RECEPTION_DIR',
    nom: 'Réception',
    demander: recevoir,
    faire:
      'donnez un dossier d’un disque, au compte du registre, qui tienne deux fois RECEPTION_MO',
  },
  {
    reglage: 'CLAMAV_URL',
    nom: 'Antivirus',
    demander: async (s) => {
      let cause: unknown
      const antivirus = createAntivirus(s, {
        warn: (dit: { cause: unknown }) => (cause = dit.cause),
      })
      const etat = await antivirus.analyser(Buffer.from('essai'))
      if (etat === 'PENDING') throw new Error(String(cause))
      if (etat === 'INFECTED') throw new Vu('trouve un virus dans un mot')
      return 'analyse'
    },
    faire: ADRESSE,
  },
  {
    reglage: 'SMTP_URL',
    nom: 'Courriels',
    demander: async (_s, url) =>
      (await saluerSmtp({ url })) ? 'laisse entrer, par TLS' : 'laisse entrer, en clair',
    faire: 'vérifiez l’adresse, l’identifiant et TLS ; aucun courriel n’a été envoyé',
  },
  {
    reglage: 'GEOCODAGE_URL',
    nom: 'Adresses',
    demander: (s) =>
      parLaPorte((surEchec) => geocodage(s, surEchec).rechercherAdresse('1 rue de la Paix Paris')),
    faire: ADRESSE,
  },
  {
    reglage: 'CADASTRE_URL',
    nom: 'Parcelles',
    present: (s) => Boolean(s.CADASTRE_URL && s.GEOCODAGE_URL),
    demander: (s) =>
      parLaPorte((surEchec) =>
        geocodage(s, surEchec).rechercherParcelle({
          codeInsee: '38185',
          prefixe: '000',
          section: 'AB',
          numero: '0001',
          contour: true,
        }),
      ),
    faire: ADRESSE,
  },
  {
    reglage: 'PLAN_URL',
    nom: 'Plan',
    demander: (s) => parLaPorte((surEchec) => lirePlan(s.PLAN_URL, undefined, { surEchec })),
    faire: ADRESSE,
  },
  {
    reglage: 'SIRENE_URL',
    nom: 'Entreprises',
    demander: (s) =>
      parLaPorte((surEchec) => choisirSirene(s, undefined, surEchec).trouver('21380185500015')),
    faire: 'corrigez son adresse, ou SIRENE_CLE',
  },
  {
    reglage: 'RNB_URL',
    nom: 'Bâtiments',
    demander: (s) =>
      parLaPorte((surEchec) =>
        choisirRnb(s, undefined, surEchec).autour({ longitude: 5.73, latitude: 45.19 }),
      ),
    faire: ADRESSE,
  },
  {
    reglage: 'CLAVIS_EMETTEUR',
    nom: 'Connexion des institutions',
    demander: connexion(createClavis),
    faire: ADRESSE,
  },
  {
    reglage: 'NOTAIRES_EMETTEUR',
    nom: 'Connexion des notaires',
    demander: connexion(createConnexionNotaires),
    faire: ADRESSE,
  },
  {
    reglage: 'FRANCECONNECT_EMETTEUR',
    nom: 'FranceConnect',
    demander: connexion(createConnexionEtat('FRANCECONNECT')),
    faire: ADRESSE,
  },
  {
    reglage: 'PROCONNECT_EMETTEUR',
    nom: 'ProConnect',
    demander: connexion(createConnexionEtat('PROCONNECT')),
    faire: ADRESSE,
  },
  {
    reglage: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    nom: 'Traces',
    demander: async (_s, adresse) => {
      const { statut } = await appeler(new URL(`${adresse.replace(/\/$/, '')}/v1/traces`), {
        methode: 'POST',
        entetes: { 'content-type': 'application/json' },
        corps: '{"resourceSpans":[]}',
      })
      if (statut >= 300) throw new Vu(`répond ${statut}`)
      return 'reçoit'
    },
    faire: ADRESSE,
  },
]
