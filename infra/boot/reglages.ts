import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schema } from '../../apps/api/src/platform/env.schema.ts'
import { ROOT } from './house.ts'
import { ENTETE, tableau } from './markdown.ts'

const SOURCE = 'apps/api/src/platform/env.schema.ts'
const SOURCES = [SOURCE, 'apps/api/src/platform/env.connexions.ts']

/** What the schema's comments say of each setting; one of several that share one has the first's. */
const raisons = (source: string): ReadonlyMap<string, string> => {
  const dites = new Map<string, string>()
  let raison = ''
  for (const [, commentaire, nom] of source.matchAll(
    /^ {2}\/\*\*([\s\S]*?)\*\/|^ {2}([A-Z][A-Z0-9_]*): /gm,
  ))
    if (nom === undefined) raison = (commentaire ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
    else dites.set(nom, raison)
  return dites
}

/** Without the setting: its default, « required », or « none ». */
const sinon = (champ: (typeof schema.shape)[keyof typeof schema.shape]): string => {
  const { success, data } = champ.safeParse(undefined)
  if (!success) return '**required**'
  const texte = Array.isArray(data) ? data.join(',') : String(data ?? '')
  return texte === '' ? 'none' : `\`${texte}\``
}

/** Every setting of the server, its default and its reason, from the schema that checks them. */
export const reglages = (): string => {
  const dites = raisons(SOURCES.map((s) => readFileSync(join(ROOT, s), 'utf8')).join('\n'))
  return `${ENTETE}# Settings

Environment variables of the API, the worker and the commands, as [their schema](../../${SOURCE}) checks them before anything
starts. \`npm run register -- reglages:verifier\` says what is wrong, and what production asks in addition
([infra/README.md](../../infra/README.md)).

${tableau(
  ['Setting', 'Without it', 'What it is for'],
  Object.entries(schema.shape).map(([nom, champ]) => [
    `\`${nom}\``,
    sinon(champ),
    dites.get(nom) ?? '',
  ]),
)}

What is asked of each service outside, and what a client certificate says: [services.md](services.md).
`
}
