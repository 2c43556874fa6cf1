import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import { appel, pourUneAutre } from './immatriculation.aides.ts'
import {
  choisirMotDePasse,
  lienDuCourriel,
  lire,
  remplirPersonne,
  resoudreDefi,
} from './inscription.aides.ts'
import { coproprietes } from './rattachement.aides.ts'

// Creations count for an address: this one belongs to this file alone.
test.use({ expectedStatuses: [400], extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.2' } })

test('a professional creates its account from its SIRET, chooses its password, receives its letter, is active', async ({
  page,
}) => {
  test.slow()
  const email = `regie-${Date.now()}@exemple.test`
  await page.goto('/compte')
  await expectScreen(page, 'Connexion')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: 'Créer un compte', exact: true }).click()
  await expectScreen(page, 'Créer un compte')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Créer un compte de syndic professionnel' }).click()
  await expectScreen(page, 'Créer un compte de syndic professionnel')

  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveTitle(/^Erreur\s: Créer un compte/)
  await expectAccessible(page)
  await page.getByLabel('SIRET').fill('999 501 083 00011')
  await page.getByRole('button', { name: 'Rechercher l’établissement' }).click()
  await expect(page.getByRole('main')).toContainText('n’est pas celle d’un syndic')
  await page.getByLabel('SIRET').fill('999 501 018 00017')
  await page.getByRole('button', { name: 'Rechercher l’établissement' }).click()
  await expect(page.getByRole('main')).toContainText('Régie du Vieux-Port')
  await remplirPersonne(page, 'Bellegarde', email)
  await resoudreDefi(page)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('main')).toContainText('Vérifiez vos courriels')

  await page.goto(
    (await lienDuCourriel(page, email, /^Activez votre compte/)).replace(
      '/compte/activate',
      '/activate',
    ),
  )
  await choisirMotDePasse(page)
  await page.getByRole('link', { name: 'Activer mon compte' }).click()
  await expectScreen(page, 'Activation du compte')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await expect(page.getByRole('link', { name: 'Écrire au teneur du registre' })).toBeVisible()

  // An operator that wants opinions (SATISFACTION_LIEN): each procedure ends by asking for one.
  await page.route('**/api/public/configuration', async (route) => {
    const lue = await route.fetch()
    const satisfaction = 'https://jedonnemonavis.exemple.test/demarche'
    await route.fulfill({ json: { ...(await lue.json()), satisfaction } })
  })
  await page.goto('/demo/lettres')
  await expectScreen(page, 'Courriers de démonstration')
  const lettre = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Régie du Vieux-Port' })
  await expect(lettre.first()).toContainText(/Code\s: [0-9A-Z]{5}-[0-9A-Z]{5}/, { timeout: 20_000 })
  await expect(lettre.first()).toContainText('13001 Marseille')
  await expectAccessible(page)
  const telechargement = page.waitForEvent('download')
  await lettre
    .first()
    .getByRole('button', { name: /^Télécharger le courrier/ })
    .click()
  expect((await telechargement).suggestedFilename()).toMatch(/^courrier-activation-\d+\.pdf$/)
  const code = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await lettre.first().textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('link', { name: 'Activer mon compte' }).click()
  await page.getByLabel('Code d’activation').fill('00000-00000')
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await expect(page.getByRole('main')).toContainText('Il vous reste 4 essais')
  await expectAccessible(page)
  await page.getByLabel('Code d’activation').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  // Back where it was.
  await expectScreen(page, 'Courriers de démonstration')
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Votre compte est activé.',
  )
  await expect(
    page.getByRole('status', { name: 'Messages' }).getByRole('link', { name: 'Je donne mon avis' }),
  ).toHaveAttribute('href', 'https://jedonnemonavis.exemple.test/demarche')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Activer mon compte' })).toHaveCount(0)
})

/** The code of the last letter to a person, once the worker has made it. */
const lireCodePoste = async (page: Page, nom: string): Promise<string> => {
  let code = ''
  await expect(async () => {
    const lettres = (await lire(page, '/api/demo/lettres')) as {
      etat: string
      raisonSociale: string
      code: string
    }[]
    code = lettres.find((l) => l.etat === 'A_IMPRIMER' && l.raisonSociale.includes(nom))?.code ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return code
}

test('a volunteer without a SIRET activates its account by the code that a keeper gives', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `benevole-${Date.now()}@exemple.test`
  const nom = `Essai${Date.now()}`
  await page.goto('/compte/creer/benevole')
  await expectScreen(page, 'Créer un compte de syndic bénévole')
  await remplirPersonne(page, nom, email)
  await page.getByLabel('Numéro et voie').fill('7 rue des Glycines')
  await page.getByLabel('Code postal').fill('38000')
  await page.getByLabel('Commune').fill('Grenoble')
  await resoudreDefi(page)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('main')).toContainText('Vérifiez vos courriels')
  await page.goto(await lienDuCourriel(page, email, /^Activez votre compte/))
  await choisirMotDePasse(page)
  const { idTeledeclarant } = (await lire(page, '/api/account')) as { idTeledeclarant: number }

  const contexte = await browser.newContext()
  const teneur = await contexte.newPage()
  await signIn(teneur, 'TENEUR_ADMIN_PRINC')
  const [modele] = await coproprietes(teneur, 'IMMATRICULEE_RATTACHEE')
  const { declaration } = await (
    await appel(teneur, 'GET', `/api/coproprietes/visualisation/${modele?.id}`)
  ).json()
  await teneur.goto('/teledeclarants/courriers')
  await expectScreen(teneur, 'Courriers à imprimer')
  await expectAccessible(teneur)
  // The keeper agrees to another letter, and does not read its code.
  await teneur.request.post(`/api/teledeclarants/${idTeledeclarant}/code`, {
    data: {},
    headers: { 'x-register-client': '1' },
  })
  const clef = await lireCodePoste(page, nom)
  await contexte.close()

  // What it prepared meanwhile waits for the code, and comes back once it is typed.
  const { id } = await (
    await appel(page, 'PUT', '/api/coproprietes/brouillon/save/donnees-techniques', {
      id: null,
      version: 0,
      typeImmat: 'DEFAULT',
      immatCopropriete: pourUneAutre(declaration.immatCopropriete),
    })
  ).json()
  const recapitulatif = `/immatriculer-copropriete/recapitulatif?id=${id}`
  await page.goto(recapitulatif)
  const attente = page.getByText(/Vous l’enverrez dès que votre compte sera activé/)
  await expect(attente).toBeVisible()
  for (const lien of ['saisir mon code', 'Activer mon compte']) {
    await page.goto(recapitulatif)
    await page.getByRole('link', { name: lien }).click()
    await expectScreen(page, 'Activation du compte')
  }
  await page.getByLabel('Code d’activation').fill(clef.toLowerCase())
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Votre compte est activé.',
  )
  await expect(page).toHaveURL(recapitulatif)
  await expect(attente).toBeHidden()
  await expect(page.getByRole('button', { name: /^Envoyer/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Activer mon compte' })).toHaveCount(0)
})
