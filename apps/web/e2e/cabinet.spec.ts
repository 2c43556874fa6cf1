import { siretInvente } from '../../../packages/demonstration/src/siret.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

test('a firm changes its establishment by one act, and comes back', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/compte/monetablissement')
  await expectScreen(page, 'Mon établissement')
  const bouton = page.getByRole('button', { name: 'Changer d’établissement' })
  const fenetre = page.getByRole('dialog', { name: 'Changer d’établissement' })
  const champ = fenetre.getByLabel('Nouveau SIRET')
  const confirmer = fenetre.getByRole('button', { name: 'Changer d’établissement' })

  await bouton.click()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await champ.fill(siretInvente(2))
  await confirmer.click()
  await expect(fenetre).toContainText('Ce SIRET est celui d’une autre entreprise')
  await champ.fill(siretInvente(1, 3))
  await expect(fenetre).toContainText('Fermé')
  await confirmer.click()
  await expect(fenetre).toContainText('Cet établissement est fermé')

  await champ.fill(siretInvente(1, 2))
  await expect(fenetre).toContainText('18 quai Perrache, 69002 Lyon')
  await confirmer.click()
  await expect(fenetre).toBeHidden()
  await expect(page.getByRole('main')).toContainText('18 quai Perrache, 69002 Lyon')
  await expectAccessible(page)

  // The one that it left is free: the other journeys find it where it was.
  await bouton.click()
  await champ.fill(siretInvente(1))
  await confirmer.click()
  await expect(fenetre).toBeHidden()
  await expect(page.getByRole('main')).toContainText('18 cours Gambetta')
})
