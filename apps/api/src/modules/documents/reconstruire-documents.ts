import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Tx } from '@registre/db'
import { RegisterError } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { siblingKey } from '../../platform/storage/storage.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { noterRefait, noterRefus, tenirARefaire } from './document.repository.ts'

type DepsReconstruction = Pick<Deps, 'db' | 'storage' | 'pdf'> & { log: Log }
type ARefaire = NonNullable<Awaited<ReturnType<typeof tenirARefaire>>>

/** A run gives way after this long: what is left is for the next one. */
const DUREE_MS = 20_000

/**
 * Writes one document again, from what lies under its key. Its new key follows from the former one:
 * whoever begins again after a stop writes over what was left, and leaves no file that no row holds.
 */
const reconstruire = async (
  { storage, pdf }: DepsReconstruction,
  tx: Tx,
  { id, nom, cle: recue, sha256 }: ARefaire,
): Promise<void> => {
  const recu = await buffer(await storage.get(recue))
  if (createHash('sha256').update(recu).digest('hex') !== sha256)
    throw new Error('the bytes are not those that were received')
  const controle = await pdf.controler({ nom, contenu: recu })
  const evenement = { type: 'reconstruire-document' } as const
  if (!controle.ok) {
    await noterRefus(tx, id, controle.code)
    return journaliser(tx, TRAITEMENT, {
      ...evenement,
      motif: controle.code,
      donnees: { documentId: id, sha256Original: sha256 },
    })
  }
  const cle = siblingKey(recue, 'documents')
  const ecrit = { cle, ...(await storage.put(cle, controle.contenu)) }
  await noterRefait(tx, id, ecrit, controle.retires)
  await journaliser(tx, TRAITEMENT, {
    ...evenement,
    donnees: { documentId: id, sha256: ecrit.sha256, sha256Original: sha256 },
  })
}

/**
 * Writes again what earlier versions served as it came, the latest first, for some seconds; each in
 * a transaction that holds its row. One that fails holds nobody back, and is tried again by the next
 * run. Gives how many are done; throws at the end when some failed, so that it is seen.
 */
export const reconstruireDocuments = async (deps: DepsReconstruction): Promise<number> => {
  const { db, log } = deps
  const fin = performance.now() + DUREE_MS
  const echecs: string[] = []
  let faits = 0
  const suivant = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const document = await tenirARefaire(tx, echecs)
      if (!document) return false
      try {
        await reconstruire(deps, tx, document)
        faits += 1
      } catch (error) {
        // No room for any: the next run begins again. A fault on this one holds nobody back.
        if (
          error instanceof RegisterError &&
          error.code === 'service-indisponible' &&
          error.cause === undefined
        )
          throw error
        log.error({ err: error, document: document.id }, 'a document was not written again')
        echecs.push(document.id)
      }
      return true
    })
  while (performance.now() < fin && (await suivant()));
  if (faits > 0) log.info({ traitement: 'reconstruire-documents', faits }, 'job done')
  if (echecs.length > 0) throw new Error(`${echecs.length} document(s) en échec : ${echecs[0]} …`)
  return faits
}
