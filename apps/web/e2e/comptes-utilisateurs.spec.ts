import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

const LISTE = '/compte/mes-comptes-utilisateurs'

const remplir = async (
  page: Page,
  { nom, email, niveau }: { nom: string; email: string; niveau?: string },
): Promise<void> => {
  if (niveau) await page.getByLabel('Niveau du compte').selectOption({ label: niveau })
  await page.getByLabel('Nom', { exact: false }).first().fill(nom)
  await page.getByLabel('Prénom').fill('Sacha')
  await page.getByLabel(/^Adresse électronique/).fill(email)
  await page.getByLabel('Confirmation de l’adresse électronique').fill(email)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
}

test('a main administrator creates, edits and deletes the accounts of its firm', async ({
  page,
}) => {
  const marque = randomUUID().slice(0, 8)
  const [un, deux] = [`un-${marque}@exemple.test`, `deux-${marque}@exemple.test`]
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  await expectScreen(page, /^Bonjour /)
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await page.getByRole('link', { name: 'Mes comptes utilisateurs' }).first().click()
  await expectScreen(page, 'Mes comptes utilisateurs')
  await expect(page.getByRole('row', { name: /Claire Montclair/ })).toContainText(
    'Administrateur principal',
  )
  await expect(page.getByRole('main')).toContainText(/dont \d administrateurs? secondaires? sur 4/)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.getByRole('link', { name: 'Ajouter un compte' }).click()
  await expectScreen(page, 'Ajouter un compte')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByRole('group', { name: '5 informations sont à corriger' })).toBeFocused()
  await expect(page).toHaveTitle(/^Erreur\s: Ajouter un compte/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await remplir(page, { nom: 'Essai Un', email: un, niveau: 'Gestionnaire' })
  await expectScreen(page, 'Mes comptes utilisateurs')
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Le compte de Sacha Essai Un est créé.',
  )
  await expect(page.getByRole('row', { name: /Sacha Essai Un/ })).toContainText(
    'En attente de mot de passe',
  )

  await page.getByRole('link', { name: 'Ajouter un compte' }).click()
  await remplir(page, { nom: 'Essai Deux', email: deux, niveau: 'Gestionnaire' })
  await expectScreen(page, 'Mes comptes utilisateurs')

  await page.getByRole('link', { name: 'Modifier le compte de Sacha Essai Deux' }).click()
  await expectScreen(page, 'Compte de Sacha Essai Deux')
  await expectAccessible(page)
  await page.getByLabel('Téléphone').fill('01 22 33 44 55')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Le compte de Sacha Essai Deux est enregistré.',
  )

  await page.getByLabel('Choisir Sacha Essai Un').check({ force: true })
  await page.getByLabel('Choisir Sacha Essai Deux').check({ force: true })
  await page.getByRole('button', { name: 'Supprimer les comptes choisis (2)' }).click()
  const question = page.getByRole('dialog', { name: /^Supprimer 2 comptes/ })
  await expect(question).toContainText(un)
  await expect(question).toContainText(deux)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('row', { name: /Sacha Essai Un/ })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer les comptes choisis (2)' }).click()
  await question.getByRole('button', { name: 'Supprimer ces comptes' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    '2 comptes sont supprimés.',
  )
  await expect(page.getByRole('row', { name: /Sacha Essai/ })).toHaveCount(0)
})

test.describe('address taken', () => {
  test.use({ expectedStatuses: [409] })

  test('an address that is taken is told beside its field, and nothing typed is lost', async ({
    page,
  }) => {
    await signIn(page, 'NOTAIRE_ADMIN')
    await page.goto(`${LISTE}/nouveau`)
    await expectScreen(page, 'Ajouter un compte')
    await remplir(page, {
      nom: 'Double',
      email: 'notaire_collab@demo.registre.test',
      niveau: 'Collaborateur',
    })
    await expect(page.getByRole('main')).toContainText(
      'Cette adresse est déjà utilisée par un autre compte.',
    )
    await expect(page.getByLabel('Prénom')).toHaveValue('Sacha')
    await expectAccessible(page)
  })
})

test('a secondary administrator touches managers alone, a keeper has its team, a manager no list', async ({
  page,
  context,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_SECOND')
  await page.goto(LISTE)
  await expectScreen(page, 'Mes comptes utilisateurs')
  await expect(page.getByRole('link', { name: 'Modifier le compte de Nadia Haddad' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Modifier le compte de Claire Montclair' }),
  ).toHaveCount(0)
  await context.clearCookies()
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto(LISTE)
  await expect(page.getByRole('row', { name: /Olivier Blanchard/ })).toContainText(
    'Administrateur secondaire',
  )
  await expect(page.getByRole('main')).not.toContainText('sur 4')
  await context.clearCookies()
  await signIn(page, 'TELE_PRO_GESTION')
  await page.goto(LISTE)
  await expectScreen(page, 'Accès non autorisé')
})

test('those who may write save the establishment; the others read it', async ({
  page,
  context,
}) => {
  await signIn(page, 'NOTAIRE_ADMIN')
  await page.goto('/compte/monetablissement')
  await expectScreen(page, 'Mon établissement')
  await expect(page.getByRole('main')).toContainText('Étude Delmas et associés')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel('Code postal').fill('99')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('group', { name: /à corriger/ })).toBeFocused()
  await page.getByLabel('Code postal').fill('69002')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Les coordonnées de votre établissement sont enregistrées.',
  )
  await context.clearCookies()
  await signIn(page, 'TELE_PRO_GESTION')
  await page.goto('/compte/monetablissement')
  await expectScreen(page, 'Mon établissement')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Claire')
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test.describe('two at once', () => {
  test.use({ expectedStatuses: [409] })

  test('what a colleague saved meanwhile is shown before it is replaced', async ({
    page,
    context,
  }) => {
    await signIn(page, 'NOTAIRE_ADMIN.B')
    const autre = await context.newPage()
    for (const p of [page, autre]) {
      await p.goto('/compte/monetablissement')
      await expectScreen(p, 'Mon établissement')
    }
    const telephone = `+335560000${10 + Math.floor(Math.random() * 89)}`
    await autre.getByLabel('Téléphone de l’établissement').fill(telephone)
    await autre.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(autre.getByRole('status', { name: 'Messages' })).toContainText('sont enregistrées')
    await page.getByLabel('Bâtiment').fill('C')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('main')).toContainText('a enregistré ces informations entre-temps')
    await expect(page.getByRole('definition').filter({ hasText: telephone })).toBeVisible()
    await expect(page.getByLabel('Bâtiment')).toHaveValue('C')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText('sont enregistrées')
  })
})

test('a new colleague chooses a password from the mail, signs in, and is deleted', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const marque = randomUUID().slice(0, 8)
  const email = `collegue-${marque}@exemple.test`
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  await page.goto(`${LISTE}/nouveau`)
  await expectScreen(page, 'Ajouter un compte')
  await remplir(page, { nom: `Essai ${marque}`, email, niveau: 'Gestionnaire' })
  await expectScreen(page, 'Mes comptes utilisateurs')

  // The worker sends; the demonstration mailbox receives.
  const boite = async (chemin: string): Promise<unknown> =>
    (await context.request.get(`/api/demo/courriels${chemin}`)).json()
  const recus = async () =>
    (await boite(`?a=${encodeURIComponent(email)}`)) as { id: number; objet: string }[]
  await expect.poll(async () => (await recus()).length, { timeout: 30_000 }).toBe(1)
  const { texte } = (await boite(`/${(await recus())[0]?.id}`)) as { texte: string }
  const adresse = new URL(/https?:\S+mot-de-passe\?cle=\S+/.exec(texte)?.[0] ?? '')

  const ailleurs = await (await browser.newContext()).newPage()
  await ailleurs.goto(new URL(`${adresse.pathname}${adresse.search}`, page.url()).href)
  await expectScreen(ailleurs, 'Choisir un mot de passe')
  await ailleurs.locator('#champ-newPassword').fill('Tilleul-Brume-4271!')
  await ailleurs.getByLabel('Confirmez le nouveau mot de passe').fill('Tilleul-Brume-4271!')
  await ailleurs.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expectScreen(ailleurs, 'Connexion')
  await ailleurs.getByLabel('Identifiant').fill(email)
  await ailleurs.getByLabel('Mot de passe').fill('Tilleul-Brume-4271!')
  await ailleurs.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expectScreen(ailleurs, /^Bonjour Sacha/)

  await page.reload()
  const ligne = page.getByRole('row', { name: new RegExp(`Essai ${marque}`) })
  await expect(ligne).toContainText('Actif')
  await ligne.getByRole('button', { name: /^Supprimer/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer ce compte' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    `Le compte de Sacha Essai ${marque} est supprimé.`,
  )
  await ailleurs.reload()
  // Its session is closed: the home is the visitors' one.
  await expectScreen(ailleurs, 'Trouver une copropriété')
  await ailleurs.context().close()
})
