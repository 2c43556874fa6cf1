import { courriel } from './courriels.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  loginDe,
  messages,
  MOT_DE_PASSE,
  signInAlone,
  test,
} from './fixtures.ts'

const COMPTE = 'TELE_PRO_GESTION.B2'

/** The page of the register that a mail's link leads to. */
const lienDe = (texte: string, page: string): string => {
  const { pathname, search } = new URL(new RegExp(`https?:\\S+/${page}\\S+`).exec(texte)?.[0] ?? '')
  return `${pathname}${search}`
}

test('an address moves once the new one answers; the old one takes it back', async ({
  page,
  browser,
}) => {
  test.slow()
  const nouvelle = `nouvelle-${Date.now()}@exemple.test`
  await signInAlone(page, COMPTE)
  await page.goto('/compte/moncompte')
  await page.getByLabel(/^Adresse électronique/).fill(nouvelle)
  const confirmation = page.getByLabel('Confirmation de l’adresse électronique')
  if (await confirmation.isVisible()) await confirmation.fill(nouvelle)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(messages(page)).toContainText('Ouvrez le lien envoyé')
  await page.goto('/compte/moncompte')
  await expect(page.getByText('Une nouvelle adresse attend votre confirmation')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const ailleurs = await (await browser.newContext()).newPage()
  const ici = new URL(page.url()).origin
  await ailleurs.goto(
    ici + lienDe(await courriel(page, nouvelle, /Confirmez/), 'compte/adresse\\?cle='),
  )
  await expectScreen(ailleurs, 'Confirmer mon adresse')
  await expectAccessible(ailleurs)
  await ailleurs.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(ailleurs.getByText('Votre adresse est confirmée')).toBeVisible()
  // The session that asked has ended too.
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Connexion')

  const arret = lienDe(
    await courriel(page, loginDe(COMPTE), /^Changement d’adresse/),
    'compte/adresse\\?arret=',
  )
  await ailleurs.goto(ici + arret)
  await expectScreen(ailleurs, 'Arrêter le changement d’adresse')
  await ailleurs.getByRole('button', { name: 'Arrêter ce changement' }).click()
  await expect(ailleurs.getByText('Le changement est arrêté')).toBeVisible()
  await ailleurs.goto(
    ici +
      lienDe(
        await courriel(page, loginDe(COMPTE), /^Choisir un nouveau/),
        'compte/mot-de-passe\\?cle=',
      ),
  )
  await ailleurs.locator('#champ-newPassword').fill(MOT_DE_PASSE)
  await ailleurs.getByLabel('Confirmez le nouveau mot de passe').fill(MOT_DE_PASSE)
  await ailleurs.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expectScreen(ailleurs, 'Connexion')
  await ailleurs.context().close()
  await signInAlone(page, COMPTE)
})
