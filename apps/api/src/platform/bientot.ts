import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { convient } from '@registre/db'
import type * as z from 'zod'
import type { schema } from './env.schema.ts'

type Raw = z.output<typeof schema>

/** Which program reads the settings: some are of those that callers reach, alone. */
export type Processus = 'api' | 'worker'

/** What becomes compulsory in production. */
export interface Annonce {
  /** The version that brings it: it tells, and starts all the same. */
  depuis: string
  /** The next one: it refuses. No register stops by an upgrade that nothing announced. */
  refuseDes: string
  /** Whom it concerns; every program without it. */
  de?: Processus
  /** What is wrong and what to do, in French; null where nothing is. */
  faute(s: Raw): string | null
}

const SOURCES = join(import.meta.dirname, '../../../..')

const reel = (dossier: string): string => {
  try {
    return realpathSync(dossier)
  } catch {
    return resolve(dossier)
  }
}

/** True for a folder of its own: a place that moves with nothing, and that no new clone replaces. */
const horsDesSources = (dossier: string): boolean => {
  const chemin = relative(reel(SOURCES), reel(dossier))
  return isAbsolute(dossier) && (chemin.startsWith('..') || isAbsolute(chemin))
}

/** True for an address of this machine alone. */
export const estLocale = (hote: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hote)

const motDePasseEnClair = (adresse: string): boolean => {
  const { protocol, hostname, username, searchParams } = new URL(adresse)
  return (
    protocol === 'smtp:' &&
    username !== '' &&
    searchParams.get('tls') !== 'requis' &&
    !estLocale(hostname)
  )
}

/** From 1.8.0, which tells, to 1.9.0, which refuses. */
const EN_1_9 = { depuis: '1.8.0', refuseDes: '1.9.0' }

/** A setting that is to become compulsory is a row, and refuses a version after the one that brings it. */
export const ANNONCES: readonly Annonce[] = [
  {
    ...EN_1_9,
    faute: (s) =>
      s.S3_ENDPOINT || horsDesSources(s.DONNEES_DIR)
        ? null
        : `DONNEES_DIR (« ${s.DONNEES_DIR} ») est dans les sources, les justificatifs partiraient avec elles : donnez un dossier hors des sources par son chemin entier, ou S3_*`,
  },
  {
    ...EN_1_9,
    faute: (s) =>
      horsDesSources(s.RECEPTION_DIR)
        ? null
        : `RECEPTION_DIR (« ${s.RECEPTION_DIR} ») est dans les sources : donnez un dossier hors des sources par son chemin entier`,
  },
  {
    ...EN_1_9,
    faute: (s) => {
      const vides = [
        ['SERVICE_NOM', s.SERVICE_NOM],
        ['SERVICE_ADRESSE', s.SERVICE_ADRESSE],
        ['SERVICE_COURRIEL', s.SERVICE_COURRIEL ?? ''],
        ['AIDE_TELEPHONE', s.AIDE_TELEPHONE],
      ].flatMap(([nom, valeur]) => (valeur?.trim() === '' ? [nom] : []))
      return vides.length === 0
        ? null
        : `${vides.join(', ')} : un accusé de réception dit le service, son adresse postale, son téléphone et son courriel (CRPA, R112-5)`
    },
  },
  {
    ...EN_1_9,
    de: 'api',
    faute: (s) =>
      s.PROXY_DE_CONFIANCE
        ? null
        : `PROXY_DE_CONFIANCE n’est pas dit${
            estLocale(s.HOST) ? '' : `, et l’API écoute en clair sur ${s.HOST}`
          } : tous les appels viendraient du proxy, dix connexions par minute pour tout le pays. Donnez son adresse, ou combien se suivent`,
  },
  {
    ...EN_1_9,
    faute: (s) =>
      s.SMTP_URL && motDePasseEnClair(s.SMTP_URL)
        ? 'SMTP_URL enverrait son mot de passe en clair si le relais n’offre pas STARTTLS : ajoutez ?tls=requis, ou smtps://'
        : null,
  },
]

/** What a production is told of its next version, and what this version already refuses. */
export const bientot = (
  s: Raw,
  processus: Processus,
  version: string,
  annonces: readonly Annonce[] = ANNONCES,
): { fautes: string[]; annonces: string[] } => {
  const dites = annonces.flatMap(({ refuseDes, de, faute }) => {
    const phrase = s.NODE_ENV === 'production' && (de ?? processus) === processus ? faute(s) : null
    return phrase === null ? [] : [{ phrase, refuseDes, refusee: convient(version, refuseDes) }]
  })
  return {
    fautes: dites.filter((d) => d.refusee).map((d) => d.phrase),
    annonces: dites
      .filter((d) => !d.refusee)
      .map((d) => `${d.phrase} (sera refusé à partir de la version ${d.refuseDes})`),
  }
}
