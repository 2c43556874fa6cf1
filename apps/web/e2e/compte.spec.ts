import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  loginDe,
  MOT_DE_PASSE,
  test,
} from './fixtures.ts'

/** By the screen: a session of this test's own. */
const seConnecter = async (page: Page, login: string, motDePasse: string): Promise<void> => {
  await page.getByLabel('Identifiant').fill(login)
  await page.getByLabel('Mot de passe').fill(motDePasse)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
  if (login.startsWith('teneur_')) {
    await page.getByRole('button', { name: 'Le saisir' }).click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
  }
  await expectScreen(page, /^Bonjour /)
}

test('a forgotten password: mail, link, new password, sign-in, then the usual one again', async ({
  page,
}) => {
  // Six screens, and a mail on its way.
  test.slow()
  const login = loginDe('NOTAIRE_COLLAB')
  const nouveau = 'Tilleul-Brume-4271!'
  await page.goto('/compte')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expectScreen(page, 'Mot de passe oublié')
  await expectAccessible(page)
  await page.getByLabel('Identifiant').fill(login)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByRole('main')).toContainText('Si un compte existe pour')

  // The worker sends; the demonstration mailbox receives.
  const boite = async (chemin: string): Promise<unknown> =>
    (await page.context().request.get(`/api/demo/courriels${chemin}`)).json()
  const recus = async () =>
    (await boite(`?a=${encodeURIComponent(login)}`)) as { id: number; objet: string }[]
  await expect.poll(async () => (await recus())[0]?.objet).toBe('Choisir un nouveau mot de passe')
  const { texte } = (await boite(`/${(await recus())[0]?.id}`)) as { texte: string }
  const adresse = new URL(/https?:\S+mot-de-passe\?cle=\S+/.exec(texte)?.[0] ?? '')
  await page.goto(`${adresse.pathname}${adresse.search}`)
  await expectScreen(page, 'Choisir un mot de passe')
  await page.locator('#champ-newPassword').fill('court')
  await expect(page.getByRole('main')).toContainText(/au moins 12 caractères\s: manquant/)
  const confirmation = page.getByLabel('Confirmez le nouveau mot de passe')
  await confirmation.fill('autre')
  await expect(page.getByRole('main')).toContainText(
    'Le mot de passe ne respecte pas toutes les règles',
  )
  // Pressed, the button does not move away: the field below the pointer speaks once it is released.
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).hover()
  await page.mouse.down()
  await expect(confirmation).toBeFocused()
  await page.mouse.up()
  await expect(page).toHaveTitle(/^Erreur\s: Choisir un mot de passe/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.locator('#champ-newPassword').fill(nouveau)
  await page.getByLabel('Confirmez le nouveau mot de passe').fill('autre')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('main')).toContainText('Les valeurs ne sont pas égales')
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(nouveau)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expectScreen(page, 'Connexion')
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Votre mot de passe est modifié.',
  )
  await seConnecter(page, login, nouveau)

  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await expect(page.getByRole('region', { name: 'Mes sessions' })).toContainText('Cette session')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel('Mot de passe actuel').fill(nouveau)
  await page.locator('#champ-newPassword').fill(MOT_DE_PASSE)
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expectScreen(page, /^Bonjour /)

  // The link has served.
  await page.goto(`${adresse.pathname}${adresse.search}`)
  await expect(page.getByRole('main')).toContainText('Ce lien n’est plus valable')
})

test('a keeper takes the place of the requester, sees it everywhere, and comes back', async ({
  page,
  context,
}) => {
  // Taking another's place changes the session: not the one that the other journeys share.
  await page.goto('/compte')
  await seConnecter(page, loginDe('TENEUR_ADMIN_SCOND'), MOT_DE_PASSE)
  await page.goto('/validations')
  await page.getByRole('main').locator('table a').first().click()
  // A tab that stayed on a keeper's screen: one browser, one session.
  const autre = await context.newPage()
  await autre.goto('/teledeclarants')
  await expectScreen(autre, 'Liste des télédéclarants')
  await page.getByRole('button', { name: /^Se connecter à la place/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Raison/)
    .fill('Appel du déclarant')
  await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click()
  const bandeau = page.getByRole('region', { name: 'Avis' })
  await expect(bandeau).toContainText('Vous êtes connecté à la place d')
  await expectScreen(page, /^Bonjour /)
  await expectAccessible(page)
  await expect(autre.getByRole('region', { name: 'Avis' })).toContainText(
    'Vous êtes connecté à la place d',
  )
  await expectScreen(autre, 'Accès non autorisé')
  await autre.close()
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await expect(bandeau).toContainText('Vous êtes connecté à la place d')
  await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0)
  await expectNoSideScroll(page)
  // The menu leaves that place too, and never the keeper's own session.
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(0)
  await page.locator('header').getByRole('button', { name: 'Revenir à mon compte' }).click()
  await expect(bandeau).not.toContainText('à la place d')
  await page.goto('/validations')
  await expectScreen(page, 'Demandes à valider')
})
