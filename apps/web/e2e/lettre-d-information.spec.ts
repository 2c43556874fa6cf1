import { chemin, courriel } from './courriels.aides.ts'
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

const ESSAI_PDF = '**/api/public/pdf/estValide'

test('the newsletter: subscribed from the footer, confirmed, received, ended', async ({
  page,
  browser,
}) => {
  const email = `abonne-${Date.now()}@exemple.test`
  await page.goto('/newsletter')
  await expectScreen(page, 'Lettre d’information')
  await expect(page.getByRole('heading', { name: /^La lettre du registre n°/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const pied = page.getByRole('contentinfo')
  await pied.getByRole('button', { name: 'S’abonner' }).click()
  await expect(pied.getByText('Ce champ est requis')).toBeVisible()
  await pied.getByLabel('Votre courriel').fill(email)
  await pied.getByRole('button', { name: 'S’abonner' }).click()
  await expect(pied.getByText(/^Un courriel vient de partir/)).toBeVisible()
  await page.goto(
    chemin(
      await courriel(page, email, /^Confirmez votre abonnement/),
      /https?:\S+confirmer\?cle=\S+/,
    ),
  )
  await expectScreen(page, 'Confirmer mon abonnement')
  await page.getByRole('button', { name: 'Confirmer mon abonnement' }).click()
  await expect(page.getByText('Votre abonnement est confirmé')).toBeVisible()
  await expectAccessible(page)

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'TENEUR_ADMIN_PRINC')
  await admin.goto('/publications')
  await expectScreen(admin, 'Lettres et fiches mémo')
  await expectAccessible(admin)
  await expectNoSideScroll(admin)
  await admin.getByLabel('Genre').selectOption('NEWSLETTER')
  await admin.getByLabel('Titre').fill('La lettre du printemps')
  await admin.getByLabel('Résumé').fill('Au sommaire de ce numéro.')
  const document = admin.locator('input[type=file]')
  await document.setInputFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(admin.getByText('autre.pdf')).toBeVisible()
  // A refused file takes the place of the one before it: that one is not sent in its stead.
  await document.setInputFiles({
    name: 'vide.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  })
  await expect(admin.getByText('autre.pdf')).toHaveCount(0)
  await admin.getByRole('button', { name: 'Déposer', exact: true }).click()
  await expect(admin.getByRole('group', { name: 'Une information est à corriger' })).toBeFocused()
  await expect(admin.getByRole('group', { name: 'Une information est à corriger' })).toContainText(
    'Le fichier « vide.pdf » est vide.',
  )
  // Pressed while the file is being read, let go once it is: nothing moves from under the pointer.
  const lecture = Promise.withResolvers<void>()
  await admin.route(ESSAI_PDF, async (route) => {
    await lecture.promise
    await route.continue()
  })
  await document.setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await admin.getByRole('button', { name: 'Déposer', exact: true }).hover()
  await admin.mouse.down()
  const lue = admin.waitForResponse(ESSAI_PDF)
  lecture.resolve()
  await lue
  await admin.waitForTimeout(500)
  await expect(admin.getByText('Lecture du document…')).toBeVisible()
  await admin.mouse.up()
  // The register writes the file again before it keeps it: two processes, on a machine that has others.
  await expect(messages(admin)).toContainText('est déposé', { timeout: 30_000 })
  const onglet = await admin.context().newPage()
  await onglet.goto('/publications')
  await onglet.getByRole('button', { name: 'Publier « La lettre du printemps »' }).click()
  for (const [bouton, fait] of [
    ['Publier', 'est publié'],
    ['Envoyer aux abonnés', 'part vers les abonnés'],
  ] as const) {
    await admin.getByRole('button', { name: `${bouton} « La lettre du printemps »` }).click()
    await expectAccessible(admin)
    await admin.getByRole('dialog').getByRole('button', { name: bouton, exact: true }).click()
    await expect(messages(admin)).toContainText(fait)
  }
  // The other tab, late, is told so and shown what may be done now.
  await onglet.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(messages(onglet)).toContainText('a été modifiée entre-temps')
  await expect(
    onglet.getByRole('button', { name: 'Retirer « La lettre du printemps »' }),
  ).toBeVisible()
  // What was sent is corrected in place: its readers' links stay good.
  await admin.getByRole('link', { name: 'Modifier « La lettre du printemps »' }).click()
  await expectScreen(admin, /^Modifier «\sLa lettre du printemps\s»$/)
  await expectAccessible(admin)
  await expectNoSideScroll(admin)
  await document.setInputFiles({
    name: 'vide.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  })
  await expect(admin.getByText('Le fichier « vide.pdf » est vide.')).toBeVisible()
  await admin.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(admin.getByRole('group', { name: 'Une information est à corriger' })).toContainText(
    'Le fichier « vide.pdf » est vide.',
  )
  await admin.getByRole('button', { name: 'Retirer le fichier' }).click()
  await admin.getByLabel('Date de publication').fill('31/12/2999')
  await admin.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(admin.getByRole('group', { name: 'Une information est à corriger' })).toBeFocused()
  await admin.getByLabel('Date de publication').fill('01/03/2026')
  await admin.getByLabel('Titre').fill('La lettre du printemps, corrigée')
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'corrigee.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await admin.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(messages(admin)).toContainText('est modifié')
  await expectScreen(admin, 'Lettres et fiches mémo')
  await admin.context().close()

  const lettre = await courriel(page, email, /^La lettre du printemps$/)
  await page.goto('/newsletter')
  const telechargement = page.waitForEvent('download')
  await expect(page.getByRole('main')).toContainText('publié le 01/03/2026')
  await page.getByRole('link', { name: /La lettre du printemps, corrigée/ }).click()
  expect((await telechargement).suggestedFilename()).toBe('la-lettre-du-printemps.pdf')
  await page.goto(chemin(lettre, /https?:\S+desabonnement\?cle=\S+/))
  await page.getByRole('button', { name: 'Me désabonner' }).click()
  await expect(page.getByText('Votre abonnement est terminé')).toBeVisible()
})

test('a sheet: followed without an account, confirmed, followed no more', async ({ page }) => {
  const email = `suivi-${Date.now()}@exemple.test`
  await page.goto('/annuaire/AA0-000-001')
  await page.getByText('Être prévenu des changements').click()
  const suivi = page.getByRole('form', { name: 'Suivre cette copropriété' })
  await suivi.getByText('Une fois par semaine au plus').click()
  await expect(suivi.getByLabel('Une fois par semaine au plus')).toBeChecked()
  await suivi.getByLabel('Votre courriel').fill('pas une adresse')
  await suivi.getByRole('button', { name: 'Suivre' }).click()
  await expect(suivi.getByLabel('Votre courriel')).toBeFocused()
  await suivi.getByLabel('Votre courriel').fill(email)
  await suivi.getByRole('button', { name: 'Suivre' }).click()
  await expect(suivi.getByText(/^Un courriel vient de partir/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const lien = chemin(
    await courriel(page, email, /^Confirmez le suivi de la copropriété AA0-000-001/),
    /https?:\S+suivi\/confirmer\?cle=\S+/,
  )
  // Opening a link acts on nothing: mail filters do it too.
  await page.goto(lien)
  await expectScreen(page, 'Confirmer mon suivi')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suivre cette copropriété pendant un an' }).click()
  await expect(page.getByText('Votre suivi est confirmé pour un an.')).toBeVisible()
  await page.goto(lien.replace('confirmer', 'arreter'))
  await page.getByRole('button', { name: 'Arrêter mon suivi' }).click()
  await expect(page.getByText('Votre suivi est arrêté')).toBeVisible()
})
