import * as z from 'zod'
import { bientot, type Processus } from './bientot.ts'
import { schema } from './env.schema.ts'
import { fautesTls } from './parties-tls.ts'
import { SettingsError } from './settings-error.ts'
import { estTireAuHasard, vontEnsemble } from './settings-shapes.ts'
import { VERSION } from './version.ts'

/** Names of all the settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

type Raw = z.output<typeof schema>
export interface Settings extends Raw {
  production: boolean
  demonstration: boolean
  secureCookies: boolean
}

/** The sign-ons by OpenID Connect: same settings, checked the same way. */
const SIGN_ONS = ['CLAVIS', 'NOTAIRES', 'FRANCECONNECT', 'PROCONNECT'] as const

/** What was copied from a document: a former value may have another form, but not that one. */
const DEFAULT_SECRETS = /demo|changez|secret|exemple|password/i

/** What a production machine must not start with. */
const productionFaults = (s: Raw): string[] => [
  ...(s.CAPTCHA_CONTOURNABLE ? ['CAPTCHA_CONTOURNABLE est interdit en production'] : []),
  ...(s.WEBHOOKS_ADRESSES_INTERNES
    ? ['WEBHOOKS_ADRESSES_INTERNES est interdit en production']
    : []),
  ...(s.JOUR_DE_REFERENCE && !s.REPETITION
    ? [
        'JOUR_DE_REFERENCE est interdit en production (une préproduction le dit par REPETITION=true)',
      ]
    : []),
  ...(s.DEMONSTRATION ? ['DEMONSTRATION est interdit en production'] : []),
  ...(s.CERTIFICATS_DEMO_DIR ? ['CERTIFICATS_DEMO_DIR est interdit en production'] : []),
  ...(s.PROXY_SECRET_PRECEDENT && !s.PROXY_SECRET
    ? ['PROXY_SECRET_PRECEDENT demande aussi PROXY_SECRET']
    : []),
  ...([...s.SECRETS_PRECEDENTS, s.PROXY_SECRET_PRECEDENT ?? ''].some((v) => DEFAULT_SECRETS.test(v))
    ? ['SECRETS_PRECEDENTS et PROXY_SECRET_PRECEDENT ne doivent pas être des valeurs d’exemple']
    : []),
  ...(s.PROXY_SECRET && s.PROXY_SECRET === s.SECRET
    ? ['PROXY_SECRET et SECRET doivent être différents']
    : []),
  ...(s.PROXY_SECRET && !s.PROXY_DE_CONFIANCE
    ? ['PROXY_SECRET demande aussi PROXY_DE_CONFIANCE : l’API se tient derrière un proxy']
    : []),
  ...(s.LIMITES_FACTEUR > 1 ? ['LIMITES_FACTEUR est interdit en production'] : []),
  ...(['SECRET', 'PROXY_SECRET'] as const).flatMap((nom) =>
    s[nom] === undefined || estTireAuHasard(s[nom])
      ? []
      : [
          `${nom} doit être tiré au hasard, 32 octets au moins en base64 ou en hexadécimal : « openssl rand -base64 48 »`,
        ],
  ),
  ...(s.SMTP_URL ? [] : ['SMTP_URL est obligatoire en production']),
  ...SIGN_ONS.flatMap((nom) => {
    const emetteur = s[`${nom}_EMETTEUR`]
    return !emetteur || emetteur.startsWith('https://')
      ? []
      : [`${nom}_EMETTEUR commence par https:// en production`]
  }),
  ...(s.PUBLIC_URL?.startsWith('https://')
    ? []
    : ['PUBLIC_URL est obligatoire en production et commence par https://']),
]

/**
 * Reads the settings of a program with all their faults, and what the next version will refuse; null
 * where they are not even of the right shape. For who shows faults; a server reads with `readSettings`.
 */
export const examinerReglages = (
  env: NodeJS.ProcessEnv,
  processus: Processus = 'worker',
  version = VERSION,
): { reglages: Settings | null; fautes: string[]; annonces: string[] } => {
  const parsed = schema.safeParse(env, { error: z.locales.fr().localeError })
  if (!parsed.success)
    return {
      reglages: null,
      annonces: [],
      fautes: parsed.error.issues.map((i) =>
        i.message.startsWith(String(i.path[0])) ? i.message : `${i.path.join('.')} : ${i.message}`,
      ),
    }
  const s = parsed.data
  const production = s.NODE_ENV === 'production'
  const fautes = production ? productionFaults(s) : []
  if (s.S3_ENDPOINT && !(s.S3_BUCKET && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY))
    fautes.push('S3_ENDPOINT demande aussi S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY')
  if (!production && s.DEMONSTRATION === false && !s.SMTP_URL)
    fautes.push('SMTP_URL est obligatoire quand DEMONSTRATION=false : aucun courriel ne partirait')
  fautes.push(...fautesTls(s))
  for (const nom of SIGN_ONS)
    fautes.push(...vontEnsemble(s, [`${nom}_EMETTEUR`, `${nom}_CLIENT_ID`, `${nom}_CLIENT_SECRET`]))
  const { annonces, fautes: refusees } = bientot(s, processus, version)
  fautes.push(...refusees)
  const reglages = {
    ...s,
    production,
    demonstration: !production && s.DEMONSTRATION !== false,
    secureCookies: s.PUBLIC_URL?.startsWith('https://') ?? false,
  }
  return { reglages, fautes, annonces }
}

/**
 * Reads the settings, of the worker and of the commands unless it is said. Throws SettingsError with
 * every fault at once.
 */
export const readSettings = (env: NodeJS.ProcessEnv, processus?: Processus): Settings => {
  const { reglages, fautes } = examinerReglages(env, processus)
  if (reglages === null || fautes.length > 0) throw new SettingsError(fautes)
  return reglages
}
