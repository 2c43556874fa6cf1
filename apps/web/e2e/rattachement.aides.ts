import type { Browser, Page } from '@playwright/test'
import { expect, messages, signIn } from './fixtures.ts'

/** A co-ownership, as a search gives it. */
export interface Copropriete {
  id: number
  numeroImmatriculation: string
  nom: string
}

const formatJour = (jour: Date): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(jour)
/** A day so many years and days from today, jj/mm/aaaa. */
export const dans = (annees: number, jours = 0): string => {
  const jour = new Date()
  jour.setFullYear(jour.getFullYear() + annees)
  jour.setDate(jour.getDate() + jours)
  return formatJour(jour)
}
/** A registration number as people write it: AA1-234-567. */
export const avecTirets = (numero: string): string =>
  numero.replace(/^(.{3})(.{3})(.{3})$/, '$1-$2-$3')

/** A page of its own, signed in as this profile. */
export const ouvrirComme = async (browser: Browser, profil: string): Promise<Page> => {
  const page = await (
    await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  ).newPage()
  await signIn(page, profil)
  return page
}
/** What the register answers to a call with the page’s session. */
export const appel = async <T>(page: Page, chemin: string, data: unknown): Promise<T> => {
  const answer = await page
    .context()
    .request.post(chemin, { data, headers: { 'x-register-client': '1' } })
  return (await answer.json()) as T
}
/** Registered co-ownerships of a state, as a keeper finds them; each test takes its own. */
export const coproprietes = async (teneur: Page, etat: string): Promise<Copropriete[]> =>
  (
    await appel<{ ligneRechercheCoproprieteDTOList: Copropriete[] }>(
      teneur,
      '/api/coproprietes/rechercher',
      {
        etatsCopropriete: [etat],
        paginationOptions: { pageNumber: 1, pageSize: 50, sortField: 'numeroImmatriculation' },
      },
    )
  ).ligneRechercheCoproprieteDTOList
/** The co-ownership to attach that has this rank; throws when there are fewer. */
export const libre = async (teneur: Page, rang: number): Promise<Copropriete> => {
  const copropriete = (await coproprietes(teneur, 'IMMATRICULEE_A_RATTACHER')).at(rang)
  if (!copropriete) throw new Error(`No co-ownership to attach at rank ${rang}`)
  return copropriete
}

/** Fills the dates of the mandate, jj/mm/aaaa. */
export const remplirDates = async (page: Page, debut: string, fin: string): Promise<void> => {
  await page.getByLabel('Date de début du mandat').fill(debut)
  await page.getByLabel('Date de fin du mandat').fill(fin)
}
/** By its label, once it stands still: a sentence under a date moves what follows. */
export const choisirContrat = async (page: Page): Promise<void> => {
  await page.locator('label', { hasText: 'Contrat de syndic' }).click()
  await expect(page.getByLabel('Contrat de syndic')).toBeChecked()
}
/** Leaves the form for its second step, where what was typed is read again. */
export const relire = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: /Étape 2 sur 2/ })).toBeFocused()
}
/** Attests and sends. */
export const envoyer = async (page: Page): Promise<void> => {
  await page.getByLabel(/^J’atteste sur l’honneur/).check({ force: true })
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
}

/** The keeper opens the request on this co-ownership and takes it. */
export const examiner = async (
  teneur: Page,
  { numeroImmatriculation }: Copropriete,
): Promise<void> => {
  const { ligneRechercheDeclarationDTOList: lignes } = await appel<{
    ligneRechercheDeclarationDTOList: { id: number }[]
  }>(teneur, '/api/declarations/rechercher', {
    typeDemande: 'RATTACHEMENT',
    immatriculationOuNom: numeroImmatriculation,
  })
  await teneur.goto(`/validations/${lignes[0]?.id ?? 0}`)
  await teneur.getByRole('button', { name: 'Traiter cette demande' }).click()
  await expect(teneur.getByText('Vous traitez cette demande')).toBeVisible()
}
/** The keeper validates the request that it has taken. */
export const valider = async (teneur: Page): Promise<void> => {
  await teneur.getByRole('button', { name: 'Valider', exact: true }).click()
  await teneur.getByRole('dialog').getByRole('button', { name: 'Valider la demande' }).click()
  await expect(messages(teneur)).toContainText(/Rattachement\s: demande validée/)
}
