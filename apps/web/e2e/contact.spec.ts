import { courriel } from './courriels.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  test,
} from './fixtures.ts'
import { pdf } from './immatriculation.aides.ts'

test.describe('contact', () => {
  // An unknown number is typed once, and the line is lost once, on purpose.
  test.use({ expectedStatuses: [404, 0], extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.18' } })

  test('a visitor writes with an attachment, is acknowledged, a keeper answers by mail', async ({
    page,
    browser,
  }) => {
    await page.goto('/reclamation')
    await expect(page).toHaveURL(/\/aide\/formulaire$/)
    await expectScreen(page, 'Écrire au teneur du registre')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect(page).toHaveTitle(/^Erreur\s: /)
    await expect(main.getByRole('combobox', { name: 'Vous êtes' })).toBeFocused()
    await expect(main.getByText('Indiquez qui vous êtes.')).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('combobox', { name: 'Vous êtes' }).selectOption('COPROPRIETAIRE')
    await main.getByRole('combobox', { name: 'Objet' }).selectOption('MANDAT')
    await main.getByRole('combobox', { name: 'Précisez' }).selectOption('SYNDIC_ERRONE')
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect(main.getByRole('heading', { name: 'La copropriété concernée' })).toBeFocused()
    await expectNoSideScroll(page)
    // What was chosen is still there, and may be changed.
    await main.getByRole('combobox', { name: 'Vous êtes' }).selectOption('')
    await main.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(main.getByRole('group', { name: /à corriger/ })).toContainText(
      'Indiquez qui vous êtes.',
    )
    await expectAccessible(page)
    await main.getByRole('combobox', { name: 'Vous êtes' }).selectOption('COPROPRIETAIRE')
    await expect(main.getByText('Indiquez qui vous êtes.')).toHaveCount(0)
    await main.getByRole('combobox', { name: 'Objet' }).selectOption('MANDAT')
    await main.getByRole('combobox', { name: 'Précisez' }).selectOption('SYNDIC_ERRONE')
    await expect(main.getByRole('group', { name: /à corriger/ })).not.toContainText(
      'Précisez votre demande.',
    )
    const numero = main.getByLabel('Numéro d’immatriculation')
    await numero.fill('ZZ9-999-999')
    await numero.blur()
    await expect(
      main.getByText('ne correspond pas à une copropriété immatriculée').first(),
    ).toBeVisible()
    await numero.fill('aa0-000-005')
    await numero.blur()
    await expect(main.getByText(/^Copropriété trouvée/)).toBeVisible()
    await expect(main.getByLabel('Adresse principale')).not.toHaveValue('')
    // What came with the number leaves with it; what is typed by hand stays.
    await numero.fill('aa0-000-00')
    await expect(main.getByText(/^Copropriété trouvée/)).toHaveCount(0)
    await expect(main.getByLabel('Adresse principale')).toHaveValue('')
    await main.getByLabel('Nom de la copropriété').fill('Les Tilleuls, bâtiment B')
    await numero.fill('aa0-000-005')
    await numero.blur()
    await expect(main.getByText(/^Copropriété trouvée/)).toBeVisible()
    await expect(main.getByLabel('Adresse principale')).not.toHaveValue('')
    await expect(main.getByLabel('Nom de la copropriété')).toHaveValue('Les Tilleuls, bâtiment B')
    await page.locator('[name=nom]').fill('Vasseur')
    await page.locator('[name=prenom]').fill('Inès')
    const email = `ines.vasseur-${Date.now()}@exemple.test`
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=confirmationEmail]').fill(email)
    await page
      .locator('[name=message]')
      .fill('Le syndic affiché n’est plus le nôtre depuis l’assemblée de juin.')
    await expect(main.getByText(/^Il reste 2\s935 caractères$/)).toBeVisible()
    // What is not a PDF is told when it is chosen, not when everything is sent.
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('une photo'),
    })
    await expect(main.getByText(/photo\.pdf.+pas/).first()).toBeVisible()
    await expectAccessible(page)
    // Nothing leaves without the file that somebody believes to be joined.
    await main.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(main.getByRole('group', { name: /à corriger/ })).toContainText('photo.pdf')
    await main.getByRole('button', { name: 'Retirer le fichier' }).click()
    await expect(main.getByText(/photo\.pdf/)).toHaveCount(0)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pv.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await expect(main.getByText('pv.pdf')).toBeVisible()
    await page.locator('altcha-widget').getByRole('checkbox').press('Space')
    await expect(page.locator('altcha-widget')).toContainText('Vérifié', { timeout: 30_000 })
    // A line that is lost is told once, spends no challenge, and is told no more when the next try
    // has left.
    const envoyer = main.getByRole('button', { name: 'Envoyer le message' })
    const perdre = Promise.withResolvers<void>()
    await page.route(
      '**/api/public/reclamation**',
      async (route) => {
        await perdre.promise
        await route.abort()
      },
      { times: 1 },
    )
    await envoyer.press('Enter')
    await expect(main.getByText('Envoi en cours…')).toBeVisible()
    await expect(envoyer).toBeFocused()
    perdre.resolve()
    await expect(messages(page)).toContainText('Le registre ne répond pas')
    await expect(main.getByText('Envoi en cours…')).toHaveCount(0)
    await expect(envoyer).toBeFocused()
    await expect(main.getByRole('group', { name: /à corriger|abouti/ })).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^Erreur/)
    await expect(page.locator('altcha-widget')).toContainText('Vérifié')
    await envoyer.press('Enter')
    await expect(main.getByText('Votre message est envoyé')).toBeVisible()
    await expect(messages(page)).not.toContainText('Le registre ne répond pas')
    await expectAccessible(page)
    const reference = (await main.locator('strong').first().innerText()).trim()
    // The acknowledgement repeats nothing of what was typed.
    const accuse = await courriel(page, email, new RegExp(reference))
    expect(accuse).toContain('Gardez la référence')
    expect(accuse).not.toMatch(/pv\.pdf|Vasseur|Tilleuls/)

    const teneur = await (await browser.newContext()).newPage()
    await signIn(teneur, 'TENEUR_ASS_HOTLINE_GES')
    await teneur.goto('/reclamations-recues')
    await expectScreen(teneur, 'Messages reçus')
    await expectAccessible(teneur)
    await expectNoSideScroll(teneur)
    await teneur.getByRole('link', { name: reference }).click()
    await expectScreen(teneur, `Message ${reference}`)
    await expect(teneur.getByRole('link', { name: /pv\.pdf/ })).toBeVisible()
    await expectAccessible(teneur)
    await expectNoSideScroll(teneur)
    const onglet = await teneur.context().newPage()
    await onglet.goto(teneur.url())
    const texte = onglet.getByRole('textbox', { name: 'Réponse' })
    await texte.fill('Une réponse tapée dans un autre onglet.')
    await teneur
      .getByRole('textbox', { name: 'Réponse' })
      .fill('Le nouveau syndic doit demander son rattachement.')
    await teneur.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(messages(teneur)).toContainText('Votre réponse est envoyée.')
    expect(await courriel(page, email, /^Réponse à votre message/)).toContain(
      'Le nouveau syndic doit demander son rattachement.',
    )
    // The other tab, late, is shown the answer and what may be done now, and keeps what was typed
    // there.
    await onglet.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(messages(onglet)).toContainText('Ce message a été traité entre-temps')
    await expect(onglet.getByRole('heading', { name: /^Réponse du/ })).toBeVisible()
    await expect(texte).toHaveValue('Une réponse tapée dans un autre onglet.')
    await teneur.getByRole('button', { name: 'Noter comme traité' }).click()
    await expect(messages(teneur)).toContainText('Le message est noté comme traité.')
    await expect(teneur.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
    await onglet.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(
      onglet.getByRole('heading', { name: 'Votre réponse n’est pas envoyée' }),
    ).toBeVisible()
    await expectAccessible(onglet)
    await onglet.getByRole('button', { name: 'Rouvrir' }).click()
    await expect(texte).toHaveValue('Une réponse tapée dans un autre onglet.')
    await teneur.context().close()
  })
})

test('a signed-in person need not say who writes, and may', async ({ page }) => {
  await signIn(page, 'TELE_PRO_GESTION')
  await page.goto('/aide/formulaire')
  const demandeur = page.getByRole('combobox', { name: 'Vous êtes' })
  await expect(demandeur).toHaveValue('SYNDIC_PRO')
  await expect(page.getByRole('combobox', { name: 'Objet' })).toBeEnabled()
  await demandeur.selectOption('COPROPRIETAIRE')
  await expect(demandeur).toHaveValue('COPROPRIETAIRE')
})
