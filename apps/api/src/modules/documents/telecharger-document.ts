import type { FileAnswer } from '@registre/contract'
import { PHRASES_ETAT_DOCUMENT, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { peutLireDocument } from './document.policy.ts'
import { type DocumentRow, noterAnalyse, trouverDocument } from './document.repository.ts'
import { etatDocument } from './etat-document.ts'

/** When one comes back for what the worker writes again, in seconds. */
const RETOUR_S = 1800

const avecExtension = (nom: string): string =>
  nom.toLowerCase().endsWith('.pdf') ? nom : `${nom}.pdf`

/** A file that no scanner could judge is shown to it again, as it came: it is served only once SAFE. */
const analyseAJour = async (
  { deps }: Ctx,
  document: DocumentRow,
): Promise<DocumentRow['analyse']> => {
  if (document.analyse !== 'PENDING') return document.analyse
  const recu = document.original_cle ?? document.cle
  const analyse = await deps.antivirus.analyser(await deps.storage.get(recu))
  if (analyse !== 'PENDING') await noterAnalyse(deps.db, document.id, analyse)
  return analyse
}

const servir = async (ctx: Ctx, document: DocumentRow): Promise<FileAnswer> => {
  const etat = etatDocument({ ...document, analyse: await analyseAJour(ctx, document) })
  if (etat !== 'PRET') {
    const message = `Le fichier « ${document.nom} » ${PHRASES_ETAT_DOCUMENT[etat]}`
    throw etat === 'PREPARATION'
      ? new RegisterError('service-indisponible', { message, infos: { retryAfter: RETOUR_S } })
      : new RegisterError('introuvable', { message })
  }
  return { nom: avecExtension(document.nom), contenu: await ctx.deps.storage.get(document.cle) }
}

/**
 * A document that the session may read, as the register wrote it; right checked each time. Throws
 * `introuvable`, and `service-indisponible` while it is still to be written again.
 */
export const telechargerDocument = async (ctx: Ctx, id: string): Promise<FileAnswer> => {
  const document = await trouverDocument(ctx.deps.db, id)
  if (!document || !peutLireDocument(acteurOf(ctx), document))
    throw new RegisterError('introuvable')
  return servir(ctx, document)
}

/**
 * A document that anybody may read: the caller has checked that it is published. Throws as
 * `telechargerDocument`.
 */
export const servirDocumentPublic = async (ctx: Ctx, id: string): Promise<FileAnswer> => {
  const document = await trouverDocument(ctx.deps.db, id)
  if (!document) throw new RegisterError('introuvable')
  return servir(ctx, document)
}
