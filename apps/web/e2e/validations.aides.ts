import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface Ligne {
  id: number
  idMandat: number | null
  coproprieteId: number
}

/** Free requests of a kind, as the register answers them to the signed-in keeper. */
const demandesLibres = async (page: Page, typeDemande: string): Promise<Ligne[]> => {
  const answer = await page.context().request.post('/api/declarations/rechercher', {
    data: {
      typeDemande,
      etats: ['A_VALIDER'],
      paginationOptions: {
        pageNumber: 1,
        pageSize: 100,
        sortField: 'deposeeLe',
        sortDirection: 'DESC',
      },
    },
    headers: { 'x-register-client': '1' },
  })
  const { ligneRechercheDeclarationDTOList } = (await answer.json()) as {
    ligneRechercheDeclarationDTOList: Ligne[]
  }
  return ligneRechercheDeclarationDTOList
}

/** Opens the request of this rank among the free ones: each test takes its own. */
export const ouvrirLibre = async (page: Page, type: string, rang: number): Promise<number> => {
  const demande = (await demandesLibres(page, type))[rang]
  if (!demande) throw new Error(`No free request of kind ${type} at rank ${rang}`)
  await page.goto(`/validations/${demande.id}`)
  await expect(page.getByText('Demande disponible')).toBeVisible()
  return demande.id
}

export const prendre = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Traiter cette demande' }).click()
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
}

export const fenetre = (page: Page) => page.getByRole('dialog')
