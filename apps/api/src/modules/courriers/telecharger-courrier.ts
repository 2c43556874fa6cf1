import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { lireCourrier } from './courriers.repository.ts'
import { exigerDemonstration } from './lister-courriers.ts'

const lire = async ({ deps: { db, storage } }: Ctx, id: number) => {
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
  const { row, fichier } = await lire(ctx, id)
  if (row.etat !== 'A_IMPRIMER') throw new RegisterError('introuvable')
  await journaliser({ sql: ctx.deps.db.query }, ctx, {
    categorie: 'EXPORT',
    type: 'telecharger-courrier',
    teledeclarantId: row.teledeclarant_id,
    donnees: { courrierId: id },
  })
  return fichier
}

/** The PDF of a letter of the demonstration. Throws `introuvable` in production. */
export const telechargerCourrierDemo = async (ctx: Ctx, id: number) => {
  exigerDemonstration(ctx)
  return (await lire(ctx, id)).fichier
}
