import { distance } from 'fastest-levenshtein'
import { schema } from './env.schema.ts'

const NOMS = Object.keys(schema.shape)

/** First words of settings that other programs write too: alone, they say nothing. */
const PARTAGES = new Set([
  'CODE',
  'DATABASE',
  'JOURNAL',
  'JOUR',
  'NODE',
  'OTEL',
  'PUBLIC',
  'REDIS',
  'REGISTRE',
  'WEB',
])
const PREMIERS = new Set(
  NOMS.filter((nom) => nom.includes('_'))
    .map((nom) => nom.split('_', 1)[0] ?? '')
    .filter((mot) => !PARTAGES.has(mot)),
)
/** What Kubernetes and Docker write of the services that stand around. */
const LIEN = /_(SERVICE_HOST|SERVICE_PORT\w*|PORT(_\d+_(TCP|UDP)\w*)?)$/

/** Shorter names are near anything. */
const COURT = 6
const LONG = 9

const proche = (nom: string): string | undefined =>
  nom.length < COURT
    ? undefined
    : NOMS.filter((n) => n.length >= COURT).find(
        (n) => distance(n, nom) <= (nom.length < LONG ? 1 : 2),
      )

/**
 * The variables that somebody wrote for the register, and that it does not know: nearly one of its
 * settings, or beginning like them. A sentence each; those of the system and of other programs are
 * none of its business.
 */
export const reglagesInconnus = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env)
    .filter((nom) => /^[A-Z][A-Z0-9_]*$/.test(nom) && !NOMS.includes(nom) && !LIEN.test(nom))
    .flatMap((nom) => {
      const voulu = proche(nom)
      if (voulu !== undefined)
        return [`${nom} n’est pas un réglage du registre : vouliez-vous dire ${voulu} ?`]
      return PREMIERS.has(nom.split('_', 1)[0] ?? '')
        ? [`${nom} n’est pas un réglage du registre, rien ne le lit : ôtez-le`]
        : []
    })
