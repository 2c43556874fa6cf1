import { createHash } from 'node:crypto'
import type { Tx } from '@registre/db'
import { RegisterError, type TypeDocument } from '@registre/domain'
import { acteurOf, callerOf, type Ctx, type Deps } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { nomAffichable, receivedFile } from '../../platform/pdf/check-pdf.ts'
import { openFile } from '../../platform/uploads/uploaded-file.ts'
import { newKey, siblingKey } from '../../platform/storage/storage.ts'
import { insererDocument, type NouveauDocument } from './document.repository.ts'

const hashOf = async (file: File): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of openFile(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** A file that was read, scanned and stored; its row is written in the transaction that uses it. */
export type DocumentRange = Omit<NouveauDocument, 'type' | 'teledeclarantId'>

/**
 * Writes a PDF again in a process of its own, then the antivirus, then stores both: what is served,
 * and what came, which no call gives. A scanner that cannot answer leaves it waiting. Throws the
 * fichier-* errors, each naming the file.
 */
export const rangerDocument = async (
  ctx: Ctx,
  file: File,
): Promise<DocumentRange & { pages: number }> => {
  const { deps } = ctx
  const { contenu, pages, retires } = await deps.pdf.exiger([
    await receivedFile(file, callerOf(ctx)),
  ])
  const nom = nomAffichable(file.name)
  // What came is scanned, and that is enough: what is served holds nothing else, and less of it.
  const analyse = await deps.antivirus.analyser(openFile(file))
  if (analyse === 'INFECTED') {
    await journaliser({ sql: deps.db.query }, ctx, {
      type: 'refuser-document',
      motif: 'virus',
      donnees: { sha256: await hashOf(file) },
    })
    throw new RegisterError('fichier-contenu-actif', {
      message: `Le fichier « ${nom} » est refusé par l’antivirus.`,
    })
  }
  const originalCle = newKey('originaux')
  const original = { cle: originalCle, ...(await deps.storage.put(originalCle, openFile(file))) }
  const cle = siblingKey(originalCle, 'documents')
  return { nom, cle, ...(await deps.storage.put(cle, contenu)), original, retires, analyse, pages }
}

/** What the journal keeps of a stored file: the fingerprints of what is served and of what came. */
export const empreintesDe = ({ sha256, original }: DocumentRange) => ({
  sha256,
  ...(original ? { sha256Original: original.sha256 } : {}),
})

/** Takes away a stored file that no row holds. */
export const jeterDocument = async (
  { storage }: Pick<Deps, 'storage'>,
  { cle, original }: DocumentRange,
): Promise<void> => {
  await storage.delete(cle)
  if (original) await storage.delete(original.cle)
}

/** Writes the row of a stored file and its journal; gives its identifier. */
export const inscrireDocument = async (
  tx: Tx,
  ctx: Ctx,
  type: TypeDocument,
  range: DocumentRange,
): Promise<string> => {
  const id = await insererDocument(tx, {
    ...range,
    type,
    teledeclarantId: acteurOf(ctx).teledeclarantId,
  })
  await journaliser(tx, ctx, {
    type: 'deposer-document',
    donnees: { documentId: id, ...empreintesDe(range) },
  })
  return id
}

/** Writes the row of a stored file that belongs to no establishment; gives its identifier. */
export const inscrireFichier = (
  tx: Tx,
  type: TypeDocument,
  range: DocumentRange,
): Promise<string> => insererDocument(tx, { ...range, type, teledeclarantId: null })

/**
 * Stores a proof: its bytes, then the row with their SHA-256; says what is kept of it and what is
 * not. Throws the fichier-* errors, each naming the file.
 */
export const deposerDocument = async (
  ctx: Ctx,
  { file, type }: { file: File; type: TypeDocument },
) => {
  const range = await rangerDocument(ctx, file)
  const id = await ctx.deps.db.transaction((tx) => inscrireDocument(tx, ctx, type, range))
  const { nom, taille, pages, retires } = range
  return { id, nom, taille, pages, retires }
}
