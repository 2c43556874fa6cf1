import type { FileAnswer } from '@registre/contract'
import { fichierNomme, type FormatPublie, nomPublie, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { lireFichier } from './fichier.repository.ts'

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

/**
 * A published file at its lasting address, whole or in part. A whole download is told by the
 * journal; a part is not. Throws `introuvable`.
 */
export const telechargerFichierPublie = async (ctx: Ctx, nom: string): Promise<FileAnswer> => {
  const { db, storage } = ctx.deps
  const demande = fichierNomme(nom)
  const fichier = demande && (await lireFichier(db, demande.format, demande.jour))
  if (!fichier) throw new RegisterError('introuvable', { message: NON_PUBLIE })
  const { format, cle, taille, sha256, modifie_le: modifieLe } = fichier
  return {
    nom: nomPublie(format, format === 'differences' ? fichier.jour : null),
    contentType: TYPES_FICHIER[format],
    gardee: GARDE_S,
    contenu: {
      taille,
      marque: sha256,
      modifieLe,
      lire: async (tranche) => {
        if (!tranche)
          await journaliser({ sql: db.query }, ctx, {
            categorie: 'EXPORT',
            type: 'telecharger-donnees-brutes',
            donnees: { perimetre: 'public', format },
          })
        return storage.get(cle, tranche)
      },
    },
  }
}
