import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import { pdf } from './immatriculation.aides.ts'

const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })
const lire = async (page: Page, chemin: string): Promise<unknown> =>
  (await page.context().request.get(chemin)).json()

/** The text of the last mail to an address about something. */
const courriel = async (page: Page, email: string, objet: RegExp): Promise<string> => {
  const recus = async () =>
    (await lire(page, `/api/demo/courriels?a=${encodeURIComponent(email)}`)) as {
      id: number
      objet: string
    }[]
  await expect
    .poll(async () => (await recus()).some((c) => objet.test(c.objet)), { timeout: 20_000 })
    .toBe(true)
  const trouve = (await recus()).find((c) => objet.test(c.objet))
  return ((await lire(page, `/api/demo/courriels/${trouve?.id}`)) as { texte: string }).texte
}
const chemin = (texte: string, motif: RegExp): string => {
  const { pathname, search } = new URL(motif.exec(texte)?.[0] ?? '')
  return `${pathname}${search}`
}

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
    expect(await courriel(page, email, new RegExp(reference))).toContain('pv.pdf')

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
  await document.setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await admin.getByRole('button', { name: 'Déposer', exact: true }).click()
  await expect(messages(admin)).toContainText('est déposé')
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

test('the pages of help and of the footer', async ({ page }) => {
  for (const [adresse, titre] of [
    ['/aide', 'Aide'],
    ['/aide/tutoriels/videos', 'Tutoriels'],
    ['/mentionslegales', 'Mentions légales'],
    ['/accessibilite', 'Accessibilité'],
    ['/accessibilite/declaration', 'Déclaration d’accessibilité'],
    ['/accessibilite/schema-pluriannuel', 'Schéma pluriannuel d’accessibilité 2024-2026'],
    ['/accessibilite/plan/2026', 'Plan annuel d’accessibilité 2026'],
    ['/sitemap', 'Plan du site'],
    ['/aide/regles', 'Règles de saisie'],
    ['/aide/registreetmoi', 'Le registre et moi'],
  ] as const) {
    await page.goto(adresse)
    await expectScreen(page, titre)
    await expectAccessible(page)
    await expectNoSideScroll(page)
  }
})

test('memo sheets, rules and the site map', async ({ page }) => {
  await page.goto('/aide/registreetmoi')
  for (const categorie of [
    'Pour tous',
    'Syndics professionnels',
    'Syndics bénévoles et coopératifs',
    'Notaires',
    'Collectivités et établissements publics',
  ]) {
    await page
      .getByRole('navigation', { name: 'Catégories de fiches' })
      .getByRole('link', { name: categorie })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: categorie })).toBeVisible()
    await expect(page.getByText(/^[2-9] fiches$/)).toBeVisible()
  }
  const telechargement = page.waitForEvent('download')
  await page.getByRole('link', { name: /Repérer les copropriétés fragiles/ }).click()
  expect((await telechargement).suggestedFilename()).toBe('reperer-les-coproprietes-fragiles.pdf')
  await page.goto('/aide/regles?q=WS41')
  await expect(page.getByText('1 règle', { exact: true })).toBeVisible()
  await page.goto('/sitemap')
  const plan = page.getByRole('main')
  await expect(plan.getByRole('link', { name: 'Annuaire', exact: false }).first()).toBeVisible()
  await expect(plan.getByRole('link', { name: 'Messages reçus' })).toHaveCount(0)
})
