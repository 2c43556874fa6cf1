import type { ContenuGarde, FileAnswer } from '@registre/contract'
import { fichierNomme, type FormatPublie, nomPublie, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { type FichierRow, lireFichier } from './fichier.repository.ts'

export const TYPES_FICHIER: Record<FormatPublie, string> = {
  csv: 'text/csv; charset=utf-8',
  'csv.gz': 'application/gzip',
  'csv.zst': 'application/zstd',
  parquet: 'application/vnd.apache.parquet',
  differences: 'text/csv; charset=utf-8',
}
/** A cache on the way may answer for this long: files change once a day. */
const GARDE_S = 600
const NON_PUBLIE =
  'Ce fichier n’est pas publié. Ceux qui le sont, différences comprises, sont nommés par /api/public/donneesBrute/publication.'

/** What a published file holds; a whole reading is told by the journal, a part is not. */
export const contenuPublie = (
  ctx: Ctx,
  { format, cle, taille, sha256, modifie_le: modifieLe }: FichierRow,
): ContenuGarde => ({
  taille,
  marque: sha256,
  modifieLe,
  lire: async (tranche) => {
    if (!tranche)
      await journaliser({ sql: ctx.deps.db.query }, ctx, {
        type: 'telecharger-donnees-brutes',
        donnees: { perimetre: 'public', format },
      })
    return ctx.deps.storage.get(cle, tranche)
  },
})

/**
 * A published file at its lasting address, whole or in part. Throws `introuvable`.
 */
export const telechargerFichierPublie = async (ctx: Ctx, nom: string): Promise<FileAnswer> => {
  const demande = fichierNomme(nom)
  const fichier = demande && (await lireFichier(ctx.deps.db, demande.format, demande.jour))
  if (!fichier) throw new RegisterError('introuvable', { message: NON_PUBLIE })
  const { format } = fichier
  return {
    nom: nomPublie(format, format === 'differences' ? fichier.jour : null),
    contentType: TYPES_FICHIER[format],
    gardee: GARDE_S,
    contenu: contenuPublie(ctx, fichier),
  }
}
