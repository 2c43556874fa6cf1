import { readFileSync } from 'node:fs'

/** A row of tenants.attendus.tsv, whose header says what each column is. */
export interface LigneTenants {
  operation: string
  emprunt: string
  autrui: string
  appel: unknown
  pourquoi: string
}

/** The calls of declarants and notaries, and what a stranger gets. */
export const LIGNES_TENANTS: readonly LigneTenants[] = readFileSync(
  new URL('../tenants.attendus.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((l) => l !== '' && !l.startsWith('#') && !l.startsWith('operation\t'))
  .map((l) => {
    const [operation = '', emprunt = '', autrui = '', appel = '{}', pourquoi = ''] = l.split('\t')
    return { operation, emprunt, autrui, appel: JSON.parse(appel), pourquoi }
  })
