import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, expectScreen, test } from './fixtures.ts'

/** Presents a demonstration certificate, as a browser whose key has just been inserted. */
const presenter = async (page: Page, titre: RegExp): Promise<void> => {
  await page.goto('/demo/certificats')
  await expectScreen(page, 'Certificats de démonstration')
  await page.getByRole('button', { name: titre }).click()
}

test('an unknown office registers by its certificate, then its notary finds its drafts', async ({
  page,
}) => {
  await page.goto('/demo/certificats')
  await expectScreen(page, 'Certificats de démonstration')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: /Gabriel Marchand/ }).click()
  await expectScreen(page, 'Inscrire votre étude')
  await expect(page).toHaveURL(/\/compte\/inscription\?numEtude=-1$/)
  await expect(page.getByLabel('Numéro de l’étude')).toHaveValue('37015')
  await expect(page.getByLabel('Nom', { exact: false }).first()).toHaveValue('Marchand')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.getByRole('button', { name: 'Inscrire l’étude' }).click()
  await expect(page.getByRole('group', { name: /informations sont à corriger/ })).toBeFocused()
  await page.getByLabel('SIRET de l’étude').fill('99950101800017')
  await page.getByRole('button', { name: 'Rechercher l’étude' }).click()
  await expect(page.getByRole('main')).toContainText('n’est pas celle d’une étude notariale')
  await page.getByLabel('SIRET de l’étude').fill('999 501 091 00014')
  await page.getByRole('button', { name: 'Rechercher l’étude' }).click()
  await expect(
    page.getByRole('definition').filter({ hasText: 'Étude Marchand, notaires' }),
  ).toBeVisible()
  await page.getByLabel(/^Adresse électronique/).fill('gabriel.marchand@exemple.test')
  await page
    .getByLabel('Confirmation de l’adresse électronique')
    .fill('gabriel.marchand@exemple.test')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Inscrire l’étude' }).click()
  await expectScreen(page, /^Bonjour Gabriel Marchand/)
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'L’étude « Étude Marchand, notaires » est inscrite.',
  )
  await expectAccessible(page)

  // A notary's draft, found again at home.
  await page.getByRole('main').getByRole('link', { name: 'Immatriculer une copropriété' }).click()
  await expect(page.getByRole('heading', { name: 'Commencer une immatriculation' })).toBeVisible()
  await page
    .locator('form')
    .getByText(/^Immatriculation initiale/)
    .first()
    .click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page).toHaveURL(/identification\?id=\d+/)
  await page.goto('/')
  await expectScreen(page, /^Bonjour Gabriel Marchand/)
  await expect(page.getByRole('heading', { name: /^Demandes à terminer/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await expect(page.getByRole('link', { name: 'Mon établissement' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(0)

  // The session is gone, the certificate stays: it opens again by itself.
  await page.context().clearCookies({ name: 'registre_session' })
  await page.reload()
  await expectScreen(page, /^Bonjour Gabriel Marchand/)
})

test('a collaborator comes in by its certificate and sees only its tiles', async ({ page }) => {
  await presenter(page, /Thomas Girard/)
  await expectScreen(page, /^Bonjour Thomas Girard/)
  const tuiles = page
    .getByRole('region', { name: 'Que souhaitez-vous faire ?' })
    .getByRole('heading', { level: 3 })
  const titres = await tuiles.allTextContents()
  expect(titres).toContain('Voir les copropriétés')
  expect(
    titres.filter(
      (t) => !['Voir les copropriétés', 'Statistiques', 'Annuaire des copropriétés'].includes(t),
    ),
  ).toEqual([])
  await expect(page.getByRole('main')).not.toContainText('brouillon')
  await expect(page.getByRole('navigation').getByText('Immatriculer une copropriété')).toHaveCount(
    0,
  )
  await page.goto('/immatriculer-copropriete')
  await expectScreen(page, 'Accès non autorisé')
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await expect(page.getByRole('heading', { name: 'Mes certificats' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('CN=Thomas Girard')
  await page.getByRole('button', { name: 'Rattacher un certificat' }).click()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel('Certificat principal').setInputFiles({
    name: 'cle.pem',
    mimeType: 'application/x-pem-file',
    buffer: Buffer.from('-----BEGIN PRIVATE KEY-----\nMIG\n-----END PRIVATE KEY-----\n'),
  })
  await expect(page.getByRole('main')).toContainText('contient une clé privée')
})

test('who may not register is told so; a certificate that is not valid makes an ordinary visitor', async ({
  page,
}) => {
  await presenter(page, /Lou Marchand/)
  await expectScreen(page, 'Étude non inscrite')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await presenter(page, /Certificat périmé/)
  await expectScreen(page, 'Trouver une copropriété')
  await page.goto('/compte/inscription')
  await expectScreen(page, 'Inscription d’une étude notariale')
  await page.goto('/compte')
  await expect(page.getByRole('heading', { name: 'Vous êtes notaire ?' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('joining an office', () => {
  // Until the office has answered, the certificate opens nothing.
  test.use({ expectedStatuses: [403] })

  test('an administrator sees the certificates of its office, and a new colleague joins it', async ({
    page,
  }) => {
    await presenter(page, /Henri Delmas/)
    await expectScreen(page, /^Bonjour Henri Delmas/)
    await page.goto('/compte/monetablissement')
    await expect(page.getByRole('heading', { name: 'Certificats de l’étude' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('CN=Élise Roche')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await presenter(page, /Amina Belkacem/)
    await expectScreen(page, 'Créer votre compte de notaire')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    const email = `amina-${Date.now()}@exemple.test`
    await page.getByLabel(/^Adresse électronique/).fill(email)
    await page.getByLabel('Confirmation de l’adresse électronique').fill(email)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByText('Votre demande est transmise à l’étude')).toBeVisible()
    await expectAccessible(page)
    // The office answers, then the colleague comes in.
    await presenter(page, /Henri Delmas/)
    await expectScreen(page, /^Bonjour Henri Delmas/)
    await expect(page.getByRole('button', { name: 'Accepter Amina Belkacem' })).toBeVisible()
    await page.goto('/compte/mes-comptes-utilisateurs')
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: 'Amina Belkacem' })
        .getByText('Attend l’accord de l’étude'),
    ).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Personnes qui attendent votre accord' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accepter Amina Belkacem' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
      'Le compte d’Amina Belkacem est ouvert.',
    )
    await presenter(page, /Amina Belkacem/)
    await expectScreen(page, /^Bonjour Amina Belkacem/)
  })
})
