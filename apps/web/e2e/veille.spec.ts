import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  test,
} from './fixtures.ts'

test('a keeper sees what the directory of companies says of firms, and lifts a finding', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'TENEUR_ADMIN_SCOND')
  // The worker asks about a few firms each minute.
  await expect(async () => {
    await page.goto('/teledeclarants')
    await page.getByRole('link', { name: 'Signalés par l’annuaire des entreprises' }).click()
    await expect(page.getByRole('row', { name: /Habitat social de l’Est/ })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByRole('row', { name: /Habitat social de l’Est/ })).toContainText(
    'Établissement fermé',
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // Closed, and read once: nothing can be confirmed yet.
  await page.getByRole('link', { name: 'Habitat social de l’Est', exact: true }).click()
  await expectScreen(page, 'Habitat social de l’Est')
  await expect(page.getByText(/établissement fermé, constaté le/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirmer la fermeture' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Lever ce constat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lever', exact: true }).click()
  await expect(messages(page)).toContainText('Le constat est levé.')
  await expect(page.getByText(/Constat levé le .+ rien n’est bloqué/)).toBeVisible()
  await page.getByRole('link', { name: 'Liste des télédéclarants' }).first().click()
  await page.getByRole('link', { name: 'Signalés par l’annuaire des entreprises' }).click()
  await expect(page.getByRole('row', { name: /Immobilière du Nord/ })).toContainText(
    'Données non diffusibles',
  )
  await expect(page.getByRole('row', { name: /Habitat social de l’Est/ })).toHaveCount(0)
})
