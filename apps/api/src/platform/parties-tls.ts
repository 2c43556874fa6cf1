import { keysOf } from '@registre/domain'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { schema } from './env.schema.ts'
import { SettingsError } from './settings-error.ts'

const CERTIFICAT = /-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g

const demande = (adresse: string, cle: string): string | null =>
  new URL(adresse).searchParams.get(cle)
const protocole =
  (attendu: string) =>
  (adresse: string): boolean =>
    adresse.startsWith(`${attendu}://`)

type Partie = keyof typeof CHIFFREE
/** How each part says that it is spoken to by TLS alone, its certificate verified. */
const CHIFFREE = {
  DATABASE_URL: [(a: string) => demande(a, 'sslmode') === 'verify-full', '?sslmode=verify-full'],
  DATABASE_REPLICA_URL: [
    (a: string) => demande(a, 'sslmode') === 'verify-full',
    '?sslmode=verify-full',
  ],
  REDIS_URL: [protocole('rediss'), 'rediss://'],
  SMTP_URL: [
    (a: string) => a.startsWith('smtps://') || demande(a, 'tls') === 'requis',
    'smtps:// ou ?tls=requis',
  ],
  S3_ENDPOINT: [protocole('https'), 'https://'],
  CLAMAV_URL: [protocole('tls'), 'tls://'],
  GEOCODAGE_URL: [protocole('https'), 'https://'],
  CADASTRE_URL: [protocole('https'), 'https://'],
  PLAN_URL: [protocole('https'), 'https://'],
  SIRENE_URL: [protocole('https'), 'https://'],
  RNB_URL: [protocole('https'), 'https://'],
  CLAVIS_EMETTEUR: [protocole('https'), 'https://'],
  NOTAIRES_EMETTEUR: [protocole('https'), 'https://'],
  FRANCECONNECT_EMETTEUR: [protocole('https'), 'https://'],
  PROCONNECT_EMETTEUR: [protocole('https'), 'https://'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [protocole('https'), 'https://'],
} as const satisfies Partial<
  Record<keyof typeof schema.shape, readonly [(adresse: string) => boolean, string]>
>
export const PARTIES = keysOf(CHIFFREE)

/** The certificates of a file of authorities. Throws SettingsError, in a sentence. */
const lireAutorites = (fichier: string): string[] => {
  let texte: string
  try {
    texte = readFileSync(fichier, 'utf8')
  } catch {
    throw new SettingsError([`TLS_AUTORITES : le fichier « ${fichier} » ne peut pas être lu`])
  }
  const certificats = texte.match(CERTIFICAT)
  if (certificats === null)
    throw new SettingsError([`TLS_AUTORITES : « ${fichier} » ne contient aucun certificat (PEM)`])
  return certificats
}

/**
 * This process believes the authorities of the operator beside those of everybody, whatever it calls.
 * Throws SettingsError.
 */
export const croireAutorites = (fichier: string | undefined): void => {
  if (fichier === undefined) return
  const siennes = lireAutorites(fichier)
  try {
    setDefaultCACertificates([...getCACertificates('bundled'), ...siennes])
  } catch {
    throw new SettingsError([`TLS_AUTORITES : un certificat de « ${fichier} » est illisible`])
  }
}

/** The faults of TLS between the parts: authorities that cannot be read, a part spoken to in clear. */
export const fautesTls = (
  s: Readonly<Partial<Record<Partie, string | null | undefined>>> & {
    TLS_EXIGE: boolean
    TLS_AUTORITES?: string | undefined
  },
): string[] => {
  const enClair = PARTIES.flatMap((nom) => {
    const [chiffree, ecrire] = CHIFFREE[nom]
    const adresse = s[nom]
    return !s.TLS_EXIGE || !adresse || chiffree(adresse)
      ? []
      : [`${nom} : TLS_EXIGE demande une adresse chiffrée (${ecrire})`]
  })
  try {
    if (s.TLS_AUTORITES !== undefined) lireAutorites(s.TLS_AUTORITES)
    return enClair
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [...error.faults, ...enClair]
  }
}
