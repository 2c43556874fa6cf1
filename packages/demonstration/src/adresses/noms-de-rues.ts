import { readFileSync } from 'node:fs'

/** Street names found all over France. The gazetteer deals some of them to each commune. */
export const NOMS_DE_RUES: readonly string[] = readFileSync(
  new URL('noms-de-rues.txt', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
