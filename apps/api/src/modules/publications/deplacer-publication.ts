import { machinePublication, next, PHRASES_ETAT_DOCUMENT, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { etatDocument } from '../documents/etat-document.ts'
import { deposerEnvois } from './abonnement.repository.ts'
import { exigerPublication, perimee } from './exiger-publication.ts'
import { versPublication } from './publication.mapper.ts'
import { deplacerPublication, noterEnvoi } from './publication.repository.ts'

const deplacer = async (
  ctx: Ctx,
  id: string,
  version: number,
  event: 'publier' | 'retirer-publication',
) => {
  const row = await exigerPublication(ctx, id)
  if (row.version !== version) throw perimee()
  const vers = next(machinePublication, row.etat, event)
  const etat = etatDocument(row)
  if (event === 'publier' && etat !== 'PRET')
    throw new RegisterError('transition-interdite', {
      message: `Le fichier « ${row.nom_fichier} » ${PHRASES_ETAT_DOCUMENT[etat]}`,
    })
  await ctx.deps.db.transaction(async (tx) => {
    if (
      !(await deplacerPublication(tx, {
        id,
        version,
        de: row.etat,
        vers,
        maintenant: ctx.deps.clock.now(),
      }))
    )
      throw perimee()
    await journaliser(tx, ctx, {
      categorie: 'CONTACT',
      type: event,
      de: row.etat,
      vers,
      donnees: { publicationId: id, titre: row.titre },
    })
  })
  return versPublication(await exigerPublication(ctx, id))
}

/** Puts a publication online. Throws `introuvable`, `transition-interdite`, `version-perimee`. */
export const publierPublication = (ctx: Ctx, id: string, version: number) =>
  deplacer(ctx, id, version, 'publier')
/** Withdraws a publication. Throws `introuvable`, `transition-interdite`, `version-perimee`. */
export const retirerPublication = (ctx: Ctx, id: string, version: number) =>
  deplacer(ctx, id, version, 'retirer-publication')

/**
 * Sends a published newsletter to each confirmed subscriber through the outbox, once: of two calls
 * at the same time, one sends.
 * Throws `introuvable`, `transition-interdite` when it is not published or already sent,
 * `version-perimee`.
 */
export const envoyerNewsletter = async (ctx: Ctx, id: string, version: number) => {
  const row = await exigerPublication(ctx, id)
  next(machinePublication, row.etat, 'envoyer-newsletter')
  if (row.genre !== 'NEWSLETTER' || row.envoyee_le !== null)
    throw new RegisterError('transition-interdite', {
      message:
        row.genre === 'NEWSLETTER'
          ? 'Cette lettre a déjà été envoyée aux abonnés.'
          : 'Une fiche mémo ne s’envoie pas aux abonnés.',
    })
  await ctx.deps.db.transaction(async (tx) => {
    if (!(await noterEnvoi(tx, id, version, ctx.deps.clock.now()))) throw perimee()
    await deposerEnvois(tx, { titre: row.titre, resume: row.resume, fileName: row.nom_fichier })
    await journaliser(tx, ctx, {
      type: 'envoyer-newsletter',
      de: 'PUBLIEE',
      vers: 'PUBLIEE',
      donnees: { publicationId: id, titre: row.titre },
    })
  })
  return versPublication(await exigerPublication(ctx, id))
}
