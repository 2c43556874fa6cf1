import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  test,
} from './fixtures.ts'
import { pdf } from './immatriculation.aides.ts'
import { ouvrirComme } from './rattachement.aides.ts'

/** The demonstration's directory: a firm that closed, and that still holds mandates. */
const [CEDANT, SIRET] = ['Habitat social de l’Est', '99950010100012']

test('a firm takes over another’s whole portfolio: one request, one decision, told to the end', async ({
  browser,
}) => {
  test.slow()
  const [teneur, page] = await Promise.all([
    ouvrirComme(browser, 'TENEUR_ADMIN_PRINC'),
    ouvrirComme(browser, 'TELE_PRO_ADMIN_PRINC'),
  ])
  await page.goto('/rattacher-une-copropriete')
  await page.getByRole('link', { name: /Reprenez tout son portefeuille/ }).click()
  await expectScreen(page, 'Reprendre tout le portefeuille d’un cabinet')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const demander = page.getByRole('button', { name: 'Demander la reprise' })
  await demander.click()
  await expect(page.getByText('Saisissez le SIRET du cabinet repris.')).toBeVisible()
  await page.getByLabel('SIRET du cabinet repris').fill(SIRET)
  await demander.click()
  await expect(page.getByText('Joignez ce qui prouve la fusion ou le rachat.')).toBeVisible()
  await page.getByLabel(/^Ce qui prouve la fusion/).setInputFiles({
    name: 'traite-de-fusion.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  })
  await demander.click()
  await expectScreen(page, `Reprise de ${CEDANT}`)
  await expect(page.getByText('Attend la décision du teneur')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await teneur.goto('/teledeclarants')
  await teneur.getByRole('link', { name: 'Reprises de portefeuille à décider' }).click()
  await teneur.getByRole('link', { name: CEDANT, exact: true }).click()
  await expectScreen(teneur, CEDANT)
  await expect(teneur.getByText(/a demandé à reprendre tout le portefeuille/)).toBeVisible()
  await expect(teneur.getByRole('link', { name: /traite-de-fusion/ })).toBeVisible()
  await expectAccessible(teneur)
  await expectNoSideScroll(teneur)
  await teneur.getByRole('button', { name: 'Refuser la reprise' }).click()
  const refus = teneur.getByRole('dialog', { name: 'Refuser cette reprise' })
  await refus.getByRole('button', { name: 'Refuser la reprise' }).click()
  await expect(refus).toContainText('les deux cabinets le liront')
  await refus
    .getByRole('button', { name: /^(Annuler|Fermer)/ })
    .first()
    .click()
  await teneur.getByRole('button', { name: 'Accepter la reprise' }).click()
  await teneur.getByRole('dialog').getByRole('button', { name: 'Accepter la reprise' }).click()
  await expect(messages(teneur)).toContainText('La reprise est acceptée : elle commence.')

  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Reprise terminée')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText(/copropriétés? reprises?$/).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Copropriétés reprises' })).toContainText('Reprise')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await teneur.reload()
  await expect(teneur.getByText(/Reprise terminée\s:/)).toBeVisible()
})
