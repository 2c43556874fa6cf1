import type { Ctx } from '../../platform/context.ts'
import { dernierePublication } from './publication.repository.ts'
import { nomPublic } from './telecharger-donnees.ts'

/** The prepared file, its sizes and fingerprints; null before the first night. */
export const lirePublication = async ({ deps }: Ctx) => {
  const p = await dernierePublication(deps.db)
  if (!p) return null
  const fichier = (format: 'csv' | 'csv.gz' | 'csv.zst', taille: number, sha256: string) => ({
    format,
    nom: nomPublic(p.jour, format),
    taille,
    sha256,
  })
  return {
    preteLe: p.prete_le.toISOString(),
    lignes: p.lignes,
    fichiers: [
      fichier('csv', p.taille, p.sha256),
      fichier('csv.gz', p.gz_taille, p.gz_sha256),
      fichier('csv.zst', p.zst_taille, p.zst_sha256),
    ],
  }
}
