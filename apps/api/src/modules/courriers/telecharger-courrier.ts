import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { lireCourrier } from './courriers.repository.ts'

/** A letter and its file. Throws `introuvable` when it has none. */
export const lireLettre = async ({ deps: { db, storage } }: Ctx, id: number) => {
  const row = await lireCourrier(db, id)
  if (!row || row.cle === '') throw new RegisterError('introuvable')
  return {
    row,
    fichier: { nom: `courrier-activation-${id}.pdf`, contenu: await storage.get(row.cle) },
  }
}

/**
 * The PDF of a letter to print; the journal keeps who took it. Throws `introuvable` once it is
 * printed or cancelled.
 */
export const telechargerCourrier = async (ctx: Ctx, id: number) => {
  const { row, fichier } = await lireLettre(ctx, id)
  if (row.etat !== 'A_IMPRIMER') throw new RegisterError('introuvable')
  await journaliser({ sql: ctx.deps.db.query }, ctx, {
    type: 'telecharger-courrier',
    teledeclarantId: row.teledeclarant_id,
    donnees: { courrierId: id },
  })
  return fichier
}
