import type { FileAnswer } from '@registre/contract'
import { EXPORTS_CATEGORISATION, nomExport, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { lireExportPret } from './exports.repository.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
} as const

/**
 * A file that the person ordered. Throws `introuvable` for another's, for one that is not ready,
 * after 24 hours.
 */
export const telechargerExport = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { db, storage, clock } = ctx.deps
  const row = await lireExportPret(db, id, sessionOf(ctx).utilisateurId, clock.now())
  if (!row)
    throw new RegisterError('introuvable', {
      message:
        'Ce fichier n’est plus disponible : il est gardé 24 heures, pour la personne qui l’a demandé.',
    })
  const contenu = await storage.get(row.cle)
  await journaliser({ sql: db.query }, ctx, {
    type: 'telecharger-export',
    donnees: { exportId: id, export: row.type },
  })
  return {
    nom: nomExport(row.type, row.jour),
    contentType: TYPES[EXPORTS_CATEGORISATION[row.type].extension],
    contenu,
  }
}
