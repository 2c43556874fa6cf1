import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectScreen } from './fixtures.ts'

// What the journeys of a registration share.

const MOT_DE_PASSE = 'Falaise-Verte-2026!'

export const lire = async (page: Page, chemin: string): Promise<unknown> =>
  (await page.context().request.get(chemin)).json()

/** The link of the last mail to an address. */
export const lienDuCourriel = async (page: Page, email: string, objet: RegExp): Promise<string> => {
  const recus = async () =>
    (await lire(page, `/api/demo/courriels?a=${encodeURIComponent(email)}`)) as {
      id: number
      objet: string
    }[]
  await expect.poll(async () => (await recus())[0]?.objet ?? '').toMatch(objet)
  const { texte } = (await lire(page, `/api/demo/courriels/${(await recus())[0]?.id}`)) as {
    texte: string
  }
  const adresse = new URL(/https?:\S+activate\?key=\S+/.exec(texte)?.[0] ?? '')
  return `${adresse.pathname}${adresse.search}`
}

export const remplirPersonne = async (page: Page, nom: string, email: string): Promise<void> => {
  await page.locator('#champ-representant-nom').fill(nom)
  await page.getByLabel('Prénom').fill('Camille')
  await page.locator('#champ-representant-email').fill(email)
  await page.getByLabel('Confirmation de l’adresse électronique').fill(email)
}

export const resoudreDefi = async (page: Page): Promise<void> => {
  const widget = page.locator('altcha-widget')
  await widget.getByRole('checkbox').press('Space')
  await expect(widget).toContainText('Vérifié', { timeout: 30_000 })
}

export const choisirMotDePasse = async (page: Page, motDePasse = MOT_DE_PASSE): Promise<void> => {
  await expectScreen(page, 'Activer mon compte')
  await page.locator('#champ-newPassword').fill('court')
  await expect(page.getByRole('main')).toContainText(/au moins 12 caractères\s: manquant/)
  await expectAccessible(page)
  await page.locator('#champ-newPassword').fill(motDePasse)
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(motDePasse)
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await expectScreen(page, /^Bonjour /)
}
