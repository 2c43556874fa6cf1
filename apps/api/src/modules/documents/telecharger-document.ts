import type { FileAnswer } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { peutLireDocument } from './document.policy.ts'
import { type DocumentRow, noterAnalyse, trouverDocument } from './document.repository.ts'

const avecExtension = (nom: string): string =>
  nom.toLowerCase().endsWith('.pdf') ? nom : `${nom}.pdf`

/** A file that no scanner could judge is shown to it again: it is served only once SAFE. */
const analyseAJour = async (
  { deps }: Ctx,
  document: DocumentRow,
): Promise<DocumentRow['analyse']> => {
  if (document.analyse !== 'PENDING') return document.analyse
  const analyse = await deps.antivirus.analyser(await deps.storage.get(document.cle))
  if (analyse !== 'PENDING') await noterAnalyse(deps.db, document.id, analyse)
  return analyse
}

const servir = async (ctx: Ctx, document: DocumentRow): Promise<FileAnswer> => {
  if ((await analyseAJour(ctx, document)) !== 'SAFE')
    throw new RegisterError('introuvable', {
      message: `Le fichier « ${document.nom} » n’est pas disponible : il n’a pas été déclaré sain par l’antivirus.`,
    })
  return { nom: avecExtension(document.nom), contenu: await ctx.deps.storage.get(document.cle) }
}

/**
 * The bytes of a document that the session may read, right checked each time. Throws `introuvable`.
 */
export const telechargerDocument = async (ctx: Ctx, id: string): Promise<FileAnswer> => {
  const document = await trouverDocument(ctx.deps.db, id)
  if (!document || !peutLireDocument(acteurOf(ctx), document))
    throw new RegisterError('introuvable')
  return servir(ctx, document)
}

/**
 * The bytes of a document that anybody may read: the caller has checked that it is published.
 * Throws `introuvable`.
 */
export const servirDocumentPublic = async (ctx: Ctx, id: string): Promise<FileAnswer> => {
  const document = await trouverDocument(ctx.deps.db, id)
  if (!document) throw new RegisterError('introuvable')
  return servir(ctx, document)
}
