import type { Page } from '@playwright/test'
import { appel } from './immatriculation.aides.ts'

/** A co-ownership that may be updated: `an` is the year when its last accounts closed. */
export interface Suivie {
  id: number
  nom: string
  numero: string
  an: number
}
export interface Finances {
  dateClotureComptes: string
  dateAg: string
  donneesFinancieresInconnues: boolean
  comptesNonApprouves: boolean
}

/** A predicate: known, approved accounts of a calendar year that ended before 1 January of `annee`. */
export const closAvant =
  (annee: number) =>
  (f: Finances): boolean =>
    f.dateClotureComptes.startsWith('31/12/') &&
    f.dateAg !== '' &&
    !f.donneesFinancieresInconnues &&
    !f.comptesNonApprouves &&
    Number(f.dateClotureComptes.slice(6)) < annee

/**
 * The first co-ownerships of the signed-in syndic, or the last ones, whose last recorded year
 * satisfies `convient`. Throws when there are fewer than asked.
 */
export const aMettreAJour = async (
  page: Page,
  combien: number,
  convient: (f: Finances) => boolean,
  { parLaFin = false } = {},
): Promise<Suivie[]> => {
  const reponse = await appel(page, 'POST', '/api/coproprietes/rechercher', {
    filtre: 'standard',
    etatsCopropriete: ['IMMATRICULEE_RATTACHEE'],
    paginationOptions: { pageSize: 100 },
  })
  const { ligneRechercheCoproprieteDTOList: lignes } = (await reponse.json()) as {
    ligneRechercheCoproprieteDTOList: {
      id: number
      nom: string
      numeroImmatriculation: string
      actions: string[]
    }[]
  }
  const trouvees: Suivie[] = []
  for (const l of parLaFin ? lignes.toReversed() : lignes) {
    if (!l.actions.includes('mettre-a-jour-annuelle')) continue
    const d = (await (
      await appel(page, 'GET', `/api/coproprietes/declaration/${l.id}/COURANTE/false`)
    ).json()) as { immatCopropriete: { donneesFinancieres: Finances } }
    const finances = d.immatCopropriete.donneesFinancieres
    if (convient(finances))
      trouvees.push({
        id: l.id,
        nom: l.nom,
        numero: l.numeroImmatriculation,
        an: Number(finances.dateClotureComptes.slice(6)),
      })
    if (trouvees.length === combien) return trouvees
  }
  throw new Error(`${combien} co-ownerships to update are needed, ${trouvees.length} found`)
}
