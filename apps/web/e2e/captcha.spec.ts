import { expect, expectAccessible, expectScreen, loginDe, MOT_DE_PASSE, test } from './fixtures.ts'

// Failures count for a network and for an account: these belong to this file alone.
test.use({ expectedStatuses: [400, 401], extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.1' } })

test('after failures the captcha appears, is solved on this machine, and lets the right password in', async ({
  page,
}) => {
  await page.goto('/compte')
  await page.getByLabel('Identifiant').fill(loginDe('TELE_PRO_GESTION.B2'))
  const connecter = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
  const widget = page.locator('altcha-widget')
  for (let n = 0; n < 4 && (await widget.count()) === 0; n += 1) {
    await page.getByLabel('Mot de passe').fill(`Mauvais-mot-de-passe-${n}`)
    const answer = page.waitForResponse((r) => r.url().endsWith('/api/authentication'))
    await connecter.click()
    await answer
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'false')
    await page.waitForTimeout(300)
  }
  await expect(widget).toBeVisible()
  await expectAccessible(page)
  await widget.getByRole('checkbox').press('Space')
  await expect(widget).toContainText('Vérifié', { timeout: 30_000 })
  await page.getByLabel('Mot de passe').fill(MOT_DE_PASSE)
  await connecter.click()
  await expectScreen(page, /^Bonjour /)
})
