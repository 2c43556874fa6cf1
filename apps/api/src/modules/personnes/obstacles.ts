import type { Tx } from '@registre/db'
import { OBSTACLES } from './obstacles.sql.ts'
import type { Personne } from './personne.repository.ts'

/** The sentences of what forbids to erase this person's data today; none: they may go. */
export const obstacles = async (tx: Pick<Tx, 'sql'>, personne: Personne): Promise<string[]> => {
  const phrases: string[] = []
  for (const lire of OBSTACLES)
    phrases.push(...(await lire(tx, personne)).flatMap((r) => r.phrase ?? []))
  return phrases
}
