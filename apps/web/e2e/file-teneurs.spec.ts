import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  test,
} from './fixtures.ts'
import { fenetre, ouvrirLibre, prendre } from './validations.aides.ts'

// Each scenario decides requests of the same register: one after the other.
test.describe.configure({ mode: 'serial' })

test.beforeEach(({ page }) => signIn(page, 'TENEUR_ADMIN_PRINC'))

test('a keeper finds its way in the queue', async ({ page }) => {
  await page.goto('/validations')
  await expectScreen(page, 'Demandes à valider')
  await expect(page).toHaveTitle('Demandes à valider - Registre national des copropriétés')
  const vues = page.getByRole('navigation', { name: 'Vues de la file' })
  await expect(vues.locator('[aria-current="page"]')).toContainText('À traiter')
  await expect(page.getByRole('row').nth(1)).toContainText(/Hors délai|Aujourd’hui|Cette semaine/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await expectNoSideScroll(page, 780)
  // Who comes back from a request finds its place again.
  const libre = page.getByRole('row').filter({ hasText: 'À décider' }).nth(3)
  const ligne = libre.locator('.rc-liste__nom')
  const nom = await ligne.textContent()
  await ligne.click()
  await expect(page.getByText(/^\d+ sur \d+, par échéance/)).toBeVisible()
  await page.getByRole('button', { name: 'Traiter cette demande' }).click()
  await page.getByRole('button', { name: 'Quitter' }).click()
  await expect(ligne).toBeFocused()
  await expect(ligne).toHaveText(nom ?? '')
  await vues.getByRole('link', { name: /^Hors délai/ }).click()
  await expect(page).toHaveURL('/validations?vue=hors-delai')
  // One current view: the first one is no ancestor of the others.
  await expect(vues.locator('[aria-current]')).toHaveText([/^Hors délai/])
  await expect(page.getByRole('row').nth(2)).toContainText('de retard')
  await page.getByLabel('Copropriété, numéro, référence').fill('aucune ne porte ce nom')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aucune demande dans cette vue.')).toBeVisible()
})

test('a view is kept under a name, found again, and taken away', async ({ page }) => {
  await page.goto('/validations?vue=sans-point&type=RATTACHEMENT')
  await expectScreen(page, 'Demandes à valider')
  await page.getByRole('button', { name: 'Garder cette vue' }).click()
  await fenetre(page).getByLabel('Nom de la vue').fill('Rattachements simples')
  await fenetre(page).getByRole('button', { name: 'Garder', exact: true }).click()
  const gardees = page.getByRole('list', { name: 'Vues gardées' })
  await expect(gardees.getByRole('link', { name: 'Rattachements simples' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.goto('/validations')
  await gardees.getByRole('link', { name: 'Rattachements simples' }).click()
  await expect(page).toHaveURL('/validations?vue=sans-point&type=RATTACHEMENT')
  await page.getByRole('button', { name: 'Retirer cette vue' }).click()
  await fenetre(page).getByRole('button', { name: 'Retirer' }).click()
  await expect(gardees).toHaveCount(0)
})

test('every request is found by the criteria of the contract, decided ones included', async ({
  page,
}) => {
  await page.goto('/validations?vue=toutes')
  await expect(page.getByRole('columnheader', { name: 'Profil demandeur' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expectAccessible(page)
  await page.getByLabel('Statut').selectOption({ label: 'Validées' })
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Validée')
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await page
    .getByRole('navigation', { name: 'Types de demande' })
    .getByRole('link', { name: /^Rattachement/ })
    .click()
  await expect(page).toHaveURL(/type=RATTACHEMENT/)
  await page.getByLabel('Hors délai').check({ force: true })
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/retard=1/)
  await expect(page.getByRole('row').nth(1)).toContainText('Hors délai')
  await page.getByLabel('Déposée à partir du').fill('99/99/2026')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveTitle(/^Erreur\s: Demandes à valider\s: Rattachement/)
  await expect(page.getByLabel('Déposée à partir du')).toBeFocused()
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await page.getByLabel('Numéro ou nom de la copropriété').fill('aucune ne porte ce nom')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(
    page.getByRole('cell', { name: 'Aucune demande ne correspond à ces filtres.' }),
  ).toBeVisible()
})

test('requests are shared out from the queue, several at once', async ({ page }) => {
  await page.goto('/validations')
  for (const rang of [1, 2])
    await page
      .getByRole('checkbox', { name: /^Choisir / })
      .nth(rang)
      .check()
  await expect(page.getByText('2 sélectionnées')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Affecter à').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Affecter', exact: true }).click()
  await expect(messages(page)).toContainText('2 demandes affectées')
  await expect(page.getByText('2 sélectionnées')).toHaveCount(0)
  await page
    .getByRole('checkbox', { name: /^Choisir / })
    .nth(3)
    .check()
  await page.getByRole('button', { name: 'Me les affecter' }).click()
  await expect(messages(page)).toContainText('1 demande affectée')
})

test('two keys validate a request without a point, and the next one comes', async ({ page }) => {
  await page.goto('/validations?vue=sans-point&type=RATTACHEMENT')
  await page.locator('.rc-liste__nom').first().click()
  await expect(page.getByText('Demande disponible')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucun point à vérifier' })).toBeVisible()
  const url = page.url()
  await page.keyboard.press('?')
  await expect(fenetre(page)).toContainText('Valider et suivante')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+V')
  await expect(fenetre(page).getByRole('button', { name: 'Valider la demande' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText(/Rattachement\s: demande validée/)
  await expect(page).not.toHaveURL(url)
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  // Of the kind that the queue was showing.
  await expect(page.locator('main h1')).toHaveText(/^Demande de rattachement/)
  await page.getByRole('button', { name: 'Quitter' }).click()
  await expectScreen(page, 'Demandes à valider')
})

test('a prepared answer is written by an administrator, and taken up beside the dossier', async ({
  page,
}) => {
  await page.goto('/validations/reponses-types')
  await expectScreen(page, 'Réponses types')
  await page.getByRole('button', { name: 'Ajouter une réponse type' }).click()
  await fenetre(page).getByLabel('Titre').fill('Page manquante')
  await fenetre(page).getByLabel('Texte').fill('Il manque une page au justificatif.')
  await fenetre(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('row', { name: /Page manquante/ })).toBeVisible()
  await expectAccessible(page)
  await ouvrirLibre(page, 'IMMATRICULATION', 8)
  await prendre(page)
  await page.getByRole('button', { name: 'Refuser' }).click()
  await fenetre(page).getByLabel('Réponse type').selectOption({ label: 'Page manquante' })
  await expect(fenetre(page).getByLabel('Explication pour le déclarant')).toHaveValue(
    'Il manque une page au justificatif.',
  )
  // The dossier stays at hand beside the panel.
  await page.getByText('Notes entre teneurs').click()
  await page.keyboard.press('Escape')
  await expect(fenetre(page)).toBeVisible()
  await fenetre(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByLabel(/^Note aux autres teneurs/).fill('Le syndic rappelle demain.')
  await page.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(page.getByText('Le syndic rappelle demain.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitter' }).click()
})
