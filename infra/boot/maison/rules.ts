import { keysOf } from '@registre/domain'
import { circles } from './circles.ts'
import { CLOCK_RULE } from './clock.ts'
import { waysOut } from './outside.ts'
import { each, isProduction, moduleOf, type Rule } from './rule.ts'
import { isTest, LONG_FUNCTION, type Source } from './sources.ts'
import { STREET_RULES } from './streets.ts'

/** Who stands outside of every module, and asks them all the same. */
const COMMANDS = 'apps/api/src/commandes/'

/** A string that begins like a statement; prose does not go on like this. */
const STATEMENT =
  /^\s*(select\s|insert into\s|update\s+\S+\s+(\w+\s+)?set\s|delete from\s|with\s+(recursive\s+)?[\w$]+(\s*\([^)]*\))?\s+as\s)/
const SQL_FILE =
  /\.(repository|sql)\.ts$|\/modules\/(dossiers\/(colonnes|parties|ecrire(-lot)?)|comptes\/(relever|ecrire-lot))\.ts$/
/** Mechanisms of the platform that are one table and its few statements. */
const TABLE_OF_ITS_OWN =
  /\/platform\/(idempotency|journal|outbox|rate-limit|relay(-processor)?|session-store)\.ts$/

/** The room that alone writes a table: a dossier and its parts; a person. */
const ROOMS = {
  copropriete: 'dossiers',
  mandat: 'dossiers',
  demande: 'dossiers',
  declaration: 'dossiers',
  dissolution: 'dossiers',
  utilisateur: 'comptes',
  teledeclarant: 'comptes',
} as const
type Held = keyof typeof ROOMS
const HELD_TABLES = keysOf(ROOMS)
const WRITE = /\b(?:insert into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/g

/** A write whose table is not in its text: nobody can tell which one it is. */
const COMPOSED = /\b(?:insert into|update|delete from)\s+\$(?!\d)/
/** It names each of its tables beside, and holds none of these. */
const PURGE = /\/traitements\/traitements\.repository\.ts$/
const ROOMS_OF_WRITERS: ReadonlySet<string> = new Set(Object.values(ROOMS))
const composes = (source: Source): boolean =>
  !ROOMS_OF_WRITERS.has(moduleOf(source.path) ?? '') &&
  !PURGE.test(source.path) &&
  source.strings.some((s) => COMPOSED.test(s))

/** The statements of a source that write a held table: one entry for each. */
const tablesWritten = (source: Source): Held[] =>
  source.strings
    .flatMap((s) => [...s.matchAll(WRITE)].map((m) => m[1]))
    .flatMap((named) => HELD_TABLES.filter((t) => t === named))

/** As many faults as a file has of what is only counted; tests apart. */
const counted = (of: (source: Source) => number, what: string): Rule['faults'] =>
  each((s) => (isTest(s.path) ? [] : Array.from({ length: of(s) }, () => what)))

/** What each part may import; a part of its own is always allowed. `packages/` is left out. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/territoires': [],
  'packages/ui': [],
  'packages/contract': ['domain'],
  'packages/client': ['contract'],
  'packages/mcp': ['contract', 'client'],
  'packages/db': ['domain'],
  'packages/demonstration': ['domain', 'db', 'territoires'],
  'packages/testing': ['domain', 'contract', 'db', 'demonstration'],
  'prisma/seed': ['domain', 'db'],
  'apps/api': ['domain', 'contract', 'db', 'territoires'],
  'apps/web': ['domain', 'contract', 'client', 'ui'],
}
/** Invented people and places: the API loads them when it runs, so that an image may leave them out. */
const AT_RUN_TIME = ['packages/demonstration']
const DEMONSTRATION = 'apps/api/src/modules/demonstration/'
const partOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const wrongWay = (source: Source): string[] => {
  const part = partOf(source.path)
  const allowed = LAYERS[part]
  if (!allowed) return []
  return source.imports.flatMap(({ file, kind }) => {
    const target = file === null ? part : partOf(file)
    const free =
      target === part ||
      !(target in LAYERS) ||
      allowed.includes(target.replace('packages/', '')) ||
      (isTest(source.path) && !target.startsWith('apps/')) ||
      (part === 'apps/api' &&
        (kind !== 'value' || source.path.startsWith(DEMONSTRATION)) &&
        AT_RUN_TIME.includes(target))
    const loaded =
      kind === 'value' &&
      file?.startsWith(DEMONSTRATION) === true &&
      isProduction(source) &&
      !source.path.startsWith(DEMONSTRATION)
    return free && !loaded ? [] : [`importe ${file}`]
  })
}

/** The rules of the house, with what is left of the past. A number is lowered when faults leave. */
export const RULES: readonly Rule[] = [
  {
    nom: 'repository d’un autre module',
    auPlus: 0,
    faults: each((s) => {
      const asker = s.path.startsWith(COMMANDS) ? COMMANDS : moduleOf(s.path)
      const own = isProduction(s) ? asker : null
      if (own === null) return []
      return s.imports.flatMap(({ file }) =>
        file?.endsWith('.repository.ts') && (moduleOf(file) ?? own) !== own
          ? [`importe ${file}`]
          : [],
      )
    }),
  },
  {
    nom: 'SQL hors des *.repository.ts et *.sql.ts',
    auPlus: 0,
    faults: each((s) =>
      isProduction(s) && !SQL_FILE.test(s.path) && !TABLE_OF_ITS_OWN.test(s.path)
        ? s.strings.filter((x) => STATEMENT.test(x)).map((x) => x.trim().slice(0, 60))
        : [],
    ),
  },
  {
    nom: 'lignes de table décrites à la main',
    auPlus: 0,
    faults: each((s) => (isProduction(s) ? s.handRows : [])),
  },
  {
    nom: 'écriture d’une table hors de la pièce qui la tient',
    auPlus: 0,
    faults: each((s) =>
      isProduction(s)
        ? [
            ...tablesWritten(s).flatMap((t) =>
              moduleOf(s.path) === ROOMS[t] ? [] : [`écrit ${t}, que tient modules/${ROOMS[t]}`],
            ),
            ...(composes(s) ? ['écrit une table que son texte ne nomme pas'] : []),
          ]
        : [],
    ),
  },
  {
    nom: 'cercles entre fichiers',
    auPlus: 0,
    faults: (sources) =>
      circles(sources).map(([path = '', ...others]) => ({ path, what: others.join(', ') })),
  },
  {
    nom: 'appel vers le dehors sans passer par platform/sortie',
    auPlus: 0,
    faults: each((s) => (isTest(s.path) ? [] : waysOut(s))),
  },
  { nom: 'sens des paquets', auPlus: 0, faults: each(wrongWay) },
  ...STREET_RULES,
  CLOCK_RULE,
  {
    nom: `fonctions de plus de ${LONG_FUNCTION} lignes`,
    auPlus: 23,
    faults: counted((s) => s.longFunctions, 'une fonction trop longue'),
  },
  {
    nom: 'conversions de type hors des tests',
    auPlus: 40,
    faults: counted((s) => s.casts, 'une conversion de type'),
  },
]
