import type { contract, HandlerInput } from '@registre/contract'
import { controlerPublication, nomFichierPublication, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { empreintesDe, inscrireFichier, rangerDocument } from '../documents/deposer-document.ts'
import { versPublication } from './publication.mapper.ts'
import { insererPublication, noterNomLibre, trouverPublication } from './publication.repository.ts'

type Saisie = HandlerInput<(typeof contract)['deposerPublication']>['body']

/**
 * Stores a newsletter or a memo sheet, not published yet. Throws `regles-non-respectees` with the
 * fields, the fichier-* errors.
 */
export const deposerPublication = async (ctx: Ctx, s: Saisie) => {
  const champs = controlerPublication(s)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const range = await rangerDocument(ctx, s.file)
  const id = await ctx.deps.db.transaction(async (tx) => {
    const documentId = await inscrireFichier(tx, 'PUBLICATION', range)
    const publicationId = await insererPublication(tx, {
      genre: s.genre,
      categorie: s.genre === 'FICHE_MEMO' && s.categorie !== '' ? s.categorie : null,
      titre: s.titre,
      resume: s.resume,
      nomFichier: await noterNomLibre(tx, s.genre, (rang) => nomFichierPublication(s.titre, rang)),
      documentId,
      auteurId: acteurOf(ctx).utilisateurId,
      creeLe: ctx.deps.clock.now(),
    })
    await journaliser(tx, ctx, {
      type: 'deposer-publication',
      vers: 'BROUILLON',
      donnees: { publicationId, titre: s.titre, documentId, ...empreintesDe(range) },
    })
    return publicationId
  })
  const row = await trouverPublication(ctx.deps.db, id)
  if (!row) throw new RegisterError('introuvable')
  return versPublication(row)
}
