import type { Db } from '@registre/db'
import { lireInstitutions } from './institutions.repository.ts'

/** The institutions whose people may sign in, those that are closed too where they are asked for. */
export const listerInstitutions = async (
  db: Pick<Db, 'query'>,
  { fermees }: { fermees: boolean },
) => (await lireInstitutions(db)).filter((i) => i.actif || fermees)
