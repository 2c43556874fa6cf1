import { createHash } from 'node:crypto'
import type { Db } from '@registre/db'
import type { Deps } from '../../platform/context.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Log } from '../../platform/un-par-un.ts'
import {
  type FichierNomme,
  lireFichiers,
  noterConstats,
  oublierManquants,
  tirerFichiers,
} from './verifier-fichiers.repository.ts'

const PAGE = 500
/** Files that travel together: an object store answers one after some milliseconds. */
const ENSEMBLE = 8
/** Documents that a night looks at. */
const ECHANTILLON = 200

export type FichierConstate = FichierNomme & { constat: 'ABSENT' | 'ALTERE' | null }

const constater = async (
  storage: Storage,
  { cle, sha256, taille }: FichierNomme,
): Promise<FichierConstate['constat']> => {
  if (!(await storage.exists(cle))) return 'ABSENT'
  if (sha256 === null) return null
  const hash = createHash('sha256')
  let lus = 0
  for await (const morceau of await storage.get(cle)) {
    hash.update(morceau)
    lus += morceau.length
  }
  return lus === taille && hash.digest('hex') === sha256 ? null : 'ALTERE'
}

const constaterTous = async (
  db: Pick<Db, 'query'>,
  storage: Storage,
  fichiers: readonly FichierNomme[],
): Promise<FichierConstate[]> => {
  const constates: FichierConstate[] = []
  for (let i = 0; i < fichiers.length; i += ENSEMBLE)
    constates.push(
      ...(await Promise.all(
        fichiers
          .slice(i, i + ENSEMBLE)
          .map(async (fichier) => ({ ...fichier, constat: await constater(storage, fichier) })),
      )),
    )
  await noterConstats(db, constates)
  return constates
}

/**
 * Reads every file that a row names and compares it with what was kept of it: there, its size, its
 * fingerprint. Gives them page after page; notes the missing ones. Throws when the store does not
 * answer.
 */
export async function* verifierFichiers(
  db: Pick<Db, 'query'>,
  storage: Storage,
): AsyncGenerator<FichierConstate[]> {
  for (let apres = ''; ;) {
    const page = await lireFichiers(db, apres, PAGE)
    if (page.length > 0) yield await constaterTous(db, storage, page)
    if (page.length < PAGE) break
    apres = page.at(-1)?.cle ?? apres
  }
  await oublierManquants(db)
}

/**
 * Verifies the files of some documents, and those that were missing. Gives how many are at fault;
 * throws when the store is not the register's own or does not answer.
 */
export const verifierEchantillon = async ({
  db,
  storage,
  log,
}: Pick<Deps, 'db' | 'storage'> & { log: Log }): Promise<number> => {
  const faute = await storage.lieu()
  if (faute !== null) throw new Error(faute)
  const constates = await constaterTous(db, storage, await tirerFichiers(db, ECHANTILLON))
  await oublierManquants(db)
  const fautes = constates.filter((c) => c.constat !== null)
  for (const { quoi, cle, constat } of fautes)
    log.error({ quoi, cle, constat }, 'a file that a row names is not as it was kept')
  return fautes.length
}
