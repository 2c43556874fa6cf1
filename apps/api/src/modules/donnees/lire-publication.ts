import { FORMATS_PUBLIES, nomPublie } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { derniersFichiers, type FichierRow, lireDifferences } from './fichier.repository.ts'
import { lireApercu } from './lire-apercu.ts'
import { dernierePublication } from './publication.repository.ts'

const ADRESSE = '/api/public/donneesBrute/fichiers/'
/** The lasting address of a published file. */
export const cheminPublie = (nom: string): string => `${ADRESSE}${nom}`

const dit = ({ format, taille, sha256, lignes, modifie_le }: FichierRow, jour: string | null) => {
  const nom = nomPublie(format, jour)
  return {
    format,
    nom,
    adresse: cheminPublie(nom),
    taille,
    sha256,
    lignes,
    modifieLe: modifie_le.toISOString(),
  }
}

/**
 * The published files, their sizes and fingerprints, and on demand the first rows; null before the
 * first night.
 */
export const lirePublication = async (ctx: Ctx, apercu: boolean) => {
  const { deps } = ctx
  const p = await dernierePublication(deps.db)
  if (!p) return null
  const fichiers = await derniersFichiers(deps.db)
  return {
    preteLe: p.prete_le.toISOString(),
    lignes: p.lignes,
    fichiers: FORMATS_PUBLIES.flatMap((format) =>
      fichiers.filter((f) => f.format === format).map((f) => dit(f, null)),
    ),
    differences: (await lireDifferences(deps.db)).map((f) => ({
      jour: f.jour,
      ...dit(f, f.jour),
    })),
    apercu: apercu ? await lireApercu(ctx) : null,
  }
}
