import { RegisterError } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { lireAAnalyser, noterAnalyse } from './document.repository.ts'

/**
 * Shows again to the scanner the documents that it could not judge, the oldest first; the first one
 * that still cannot be ends the run. Gives how many it judged.
 */
export const analyserDocuments = async ({
  db,
  storage,
  antivirus,
  log,
}: Pick<Deps, 'db' | 'storage' | 'antivirus'> & { log: Log }): Promise<number> => {
  let faits = 0
  for (const { id, recu } of await lireAAnalyser(db)) {
    const contenu = await storage.get(recu).catch((error: unknown) => {
      // A lost one, which the store notes, holds nobody back; a store that is away has a cause.
      if (error instanceof RegisterError && error.cause === undefined) return null
      throw error
    })
    if (contenu === null) continue
    const analyse = await antivirus.analyser(contenu)
    if (analyse === 'PENDING') break
    await noterAnalyse(db, id, analyse)
    faits += 1
  }
  if (faits > 0) log.info({ traitement: 'analyser-documents', faits }, 'job done')
  return faits
}
