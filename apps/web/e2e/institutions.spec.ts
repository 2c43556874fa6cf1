import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, expectScreen, test } from './fixtures.ts'

const choisir = async (page: Page, organisme: RegExp) => {
  await page.goto('/institutionnels/connexion')
  await expectScreen(page, 'Connexion des institutions')
  await page.getByRole('link', { name: /^S’identifier avec/ }).click()
  await expect(page.locator('h1')).toHaveText('Choisissez votre organisme')
  await page.getByRole('button', { name: organisme }).click()
}

test('an institution signs in, accepts the charter, finds its home, signs out at the provider', async ({
  page,
  baseURL,
}, { retry }) => {
  // A charter is accepted once: a second try is another person's.
  const qui =
    retry === 0
      ? { organisme: /Ville de Grenoble/, nom: 'Aïcha Morel', territoire: 'Grenoble (38185)' }
      : { organisme: /Métropole de Lyon/, nom: 'Bastien Rey', territoire: '(200046977)' }
  await page.goto('/compte')
  await page.getByRole('link', { name: 'Accéder à l’espace des institutions' }).click()
  await expectScreen(page, 'Connexion des institutions')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await choisir(page, qui.organisme)
  await expectScreen(page, 'Charte de confidentialité')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // Nothing else before the charter, wherever one goes.
  await page.goto('/')
  await expectScreen(page, 'Charte de confidentialité')
  await page.goto('/charte-confidentialite')
  await expect(page).toHaveURL('/institutionnels/charte-confidentialite')
  await page.getByRole('button', { name: 'J’accepte la charte' }).click()
  await expectScreen(page, `Bonjour ${qui.nom}`)
  await expect(page).toHaveURL('/institutionnels')
  await expect(page.getByRole('main')).toContainText(qui.territoire)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // The register's root is the institution's home.
  await page.goto('/')
  await expect(page).toHaveURL('/institutionnels')
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Accès non autorisé')
  await page.goto('/institutionnels')
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.locator('h1')).toHaveText('Se déconnecter')
  expect(page.url().startsWith(baseURL ?? '')).toBe(false)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expectScreen(page, 'Connexion des institutions')
  await expect(page.getByText('Votre session au registre est fermée.')).toBeVisible()
  await expectAccessible(page)
  // Signed out there as well: the provider asks again. The charter is not asked twice.
  await choisir(page, qui.organisme)
  await expectScreen(page, `Bonjour ${qui.nom}`)
})

test('a refused charter signs out, here and at the provider', async ({ page }) => {
  await choisir(page, /Département de l’Isère/)
  await expectScreen(page, 'Charte de confidentialité')
  await page.getByRole('button', { name: 'Je refuse et je me déconnecte' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expectScreen(page, 'Connexion des institutions')
  await expect(page.getByText('Vous avez refusé la charte de confidentialité')).toBeVisible()
  await page.goto('/institutionnels')
  await expectScreen(page, 'Connexion des institutions')
})

test('an organism that the register does not know, and one who gives up, read a sentence', async ({
  page,
}) => {
  await choisir(page, /Organisme non inscrit/)
  await expectScreen(page, 'Utilisateur non valide')
  await expect(page.getByRole('main')).toContainText(
    'votre organisme ne figure pas parmi les institutions',
  )
  await expect(page.getByRole('link', { name: 'Écrire au teneur du registre' })).toHaveAttribute(
    'href',
    '/aide/formulaire',
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: 'Réessayer avec un autre compte' }).click()
  await page.getByRole('button', { name: 'Annuler et revenir au registre' }).click()
  await expectScreen(page, 'Connexion des institutions')
  await expect(page.getByText('Connexion interrompue')).toBeVisible()
  await expectAccessible(page)
})

test.describe('session lost', () => {
  test.use({ expectedStatuses: [401] })

  test('the institutional flow starts again, and comes back to the same place', async ({
    page,
  }) => {
    await choisir(page, /Région Auvergne/)
    await page.waitForURL(/\/institutionnels/)
    await expectScreen(page, /./)
    const accepter = page.getByRole('button', { name: 'J’accepte la charte' })
    if (await accepter.isVisible()) await accepter.click()
    await expectScreen(page, 'Bonjour Karim Benali')
    // The register's session alone ends; the provider still knows the person.
    await page.context().clearCookies({ name: 'registre_session' })
    await page.goto('/institutionnels/charte-confidentialite')
    await expectScreen(page, 'Charte de confidentialité')
    await expect(page.getByRole('main')).toContainText('Vous avez accepté cette charte.')
    await expect(page).toHaveURL('/institutionnels/charte-confidentialite')
  })
})
