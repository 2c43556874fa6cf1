import { dire, ROOT } from './house.ts'
import type { Rule } from './maison/rule.ts'
import { RULES } from './maison/rules.ts'
import { readTree, type Source } from './maison/sources.ts'

/** Says what is refused: every fault of each rule that has more than it may. */
export const refusals = (sources: readonly Source[], rules: readonly Rule[] = RULES): string[] =>
  rules.flatMap((rule) => {
    const faults = rule.faults(sources)
    if (faults.length <= rule.auPlus) return []
    return [
      `${rule.nom} : ${faults.length}, au plus ${rule.auPlus}`,
      ...faults.map((f) => `  ${f.path} : ${f.what}`),
    ]
  })

if (process.argv[1] === import.meta.filename) {
  const sources = readTree(ROOT)
  for (const { nom, auPlus, faults } of RULES)
    dire(`  ${nom} : ${faults(sources).length} (au plus ${auPlus})`)
  const refused = refusals(sources)
  for (const line of refused) dire(line)
  process.exit(refused.length === 0 ? 0 : 1)
}
