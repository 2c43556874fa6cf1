import type { FileAnswer } from '@registre/contract'
import { type CategorieFicheMemo, type GenrePublication, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { servirDocumentPublic } from '../documents/telecharger-document.ts'
import { compterAbonnes } from './abonnement.repository.ts'
import { versPublication, versPublique } from './publication.mapper.ts'
import { listerPublicationRows, listerPubliees, trouverPubliee } from './publication.repository.ts'

/** Published newsletters, the latest first. */
export const listerNewsletters = async ({ deps }: Ctx) =>
  (await listerPubliees(deps.db, 'NEWSLETTER', null)).map(versPublique)

/** Published memo sheets of a category. */
export const listerFichesMemo = async ({ deps }: Ctx, categorie: CategorieFicheMemo) =>
  (await listerPubliees(deps.db, 'FICHE_MEMO', categorie)).map(versPublique)

/** The file of a published document; its name is looked up in the list. Throws `introuvable`. */
export const telechargerPubliee = async (
  ctx: Ctx,
  genre: GenrePublication,
  fileName: string,
): Promise<FileAnswer> => {
  const row = await trouverPubliee(ctx.deps.db, genre, fileName)
  if (!row)
    throw new RegisterError('introuvable', {
      message: 'Ce document n’est pas, ou n’est plus, publié.',
    })
  return { ...(await servirDocumentPublic(ctx, row.document_id)), nom: row.nom_fichier }
}

/**
 * Every publication of a genre, drafts and withdrawn ones included, and how many people are
 * subscribed.
 */
export const listerPublications = async ({ deps }: Ctx, genre: GenrePublication | undefined) => ({
  publications: (await listerPublicationRows(deps.db, genre ?? null)).map(versPublication),
  abonnes: await compterAbonnes(deps.db),
})
