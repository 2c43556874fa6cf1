import type { Tx } from '@registre/db'
import { OBSTACLES } from './obstacles.sql.ts'
import type { Personne } from './personne.repository.ts'

/** The sentences of what forbids to erase this person's data today; none: they may go. */
export const obstacles = async (
  tx: Pick<Tx, 'sql'>,
  { comptes, declarants, adresses }: Personne,
): Promise<string[]> => {
  const phrases: string[] = []
  for (const requete of OBSTACLES)
    phrases.push(
      ...(
        await tx.sql<{ phrase: string }>(
          `with p as (select $1::int[], $2::int[], $3::text[]) ${requete}`,
          [comptes, declarants, adresses],
        )
      ).map((r) => r.phrase),
    )
  return phrases
}
