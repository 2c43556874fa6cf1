import { isProduction } from './rule.ts'
import { HELD_TABLES, RULES, tablesWritten } from './rules.ts'
import { isTest, type Source } from './sources.ts'

const sum = (sources: readonly Source[], of: (s: Source) => number): number =>
  sources.reduce((total, s) => total + of(s), 0)
const partOf = (path: string): string =>
  path.startsWith('infra/') ? 'infra' : path.split('/').slice(0, 2).join('/')
const nombre = new Intl.NumberFormat('fr-FR')

/** What the house measures of itself: the lines that `npm run check` prints, not ceilings. */
export const measures = (sources: readonly Source[]): string[] => {
  const code = sources.filter((s) => !isTest(s.path))
  const parts = Map.groupBy(sources, (s) => partOf(s.path))
  const writers = HELD_TABLES.map((table) => {
    const own = code.filter((s) => isProduction(s) && tablesWritten(s).includes(table))
    const folders = new Set(own.map((s) => s.path.split('/').slice(0, -1).join('/')))
    const statements = sum(own, (s) => tablesWritten(s).filter((t) => t === table).length)
    return `${table} ${folders.size} (${own.length} fichiers, ${statements} requêtes)`
  })
  return [
    ...[...parts].map(
      ([part, own]) =>
        `${part} : ${nombre.format(own.length)} fichiers, ${nombre.format(sum(own, (s) => s.lines))} lignes`,
    ),
    `fichiers de plus de 300 lignes : ${sources.filter((s) => s.lines > 300).length}`,
    `dossiers qui écrivent chaque table : ${writers.join(', ')}`,
    ...RULES.map((r) => `${r.nom} : ${r.faults(sources).length} (au plus ${r.auPlus})`),
  ]
}
