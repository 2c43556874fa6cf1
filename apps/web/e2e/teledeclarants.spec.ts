import { randomUUID } from 'node:crypto'
import { appel } from './immatriculation.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  signInAlone,
  test,
} from './fixtures.ts'
import { refus } from './reponses.ts'

const LISTE = '/teledeclarants'

test('a keeper finds a declarant, corrects its file, creates and corrects an account', async ({
  page,
}) => {
  test.slow()
  const marque = randomUUID().slice(0, 8)
  await signIn(page, 'TENEUR_ADMIN_SCOND')
  await page.goto('/')
  await expectScreen(page, /^Bonjour /)
  await page.goto(LISTE)
  await expectScreen(page, 'Liste des télédéclarants')
  await expect(page.getByRole('row', { name: /Atlantis Syndic/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByText('Chercher par critère').click()
  await page.getByLabel('Raison sociale').fill('$atl')
  await page.getByLabel('Statut').selectOption({ label: 'Actif' })
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 télédéclarant' })).toBeVisible()
  await expect(page).toHaveURL(/raisonSociale=%24atl/)
  // The search is the address: it is found again by going back.
  await page.getByRole('link', { name: 'Atlantis Syndic', exact: true }).click()
  await expectScreen(page, 'Atlantis Syndic')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.goBack()
  await expect(page.getByLabel('Raison sociale')).toHaveValue('$atl')
  await page.getByRole('link', { name: /^Modifier/ }).click()
  await expectScreen(page, 'Modifier Atlantis Syndic')
  await expectAccessible(page)
  await page.getByLabel('SIRET').fill('123')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('group', { name: 'Une information est à corriger' })).toBeFocused()
  await expectNoSideScroll(page)
  await page.goto(page.url())
  await expectScreen(page, 'Modifier Atlantis Syndic')
  await page.getByLabel('Type d’établissement').fill(`Siège ${marque}`)
  await page.getByLabel('Certificat client, DN 1').fill('CN=Atlantis')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'La fiche du télédéclarant est enregistrée.',
  )
  await expectScreen(page, 'Atlantis Syndic')
  await expect(page.getByRole('main')).toContainText(`Siège ${marque}`)

  await page.getByRole('link', { name: /^Gérer les comptes utilisateurs/ }).click()
  await expectScreen(page, 'Comptes utilisateurs d’Atlantis Syndic')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: 'Ajouter un compte' }).click()
  await expectScreen(page, 'Ajouter un compte chez Atlantis Syndic')
  await page.getByLabel('Nom', { exact: false }).first().fill(`Essai ${marque}`)
  await page.getByLabel('Prénom').fill('Sacha')
  await page.getByLabel(/^Adresse électronique/).fill(`teneur-${marque}@exemple.test`)
  await page
    .getByLabel('Confirmation de l’adresse électronique')
    .fill(`teneur-${marque}@exemple.test`)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expectScreen(page, 'Comptes utilisateurs d’Atlantis Syndic')
  await page.getByRole('link', { name: `Modifier le compte de Sacha Essai ${marque}` }).click()
  await expectScreen(page, `Compte de Sacha Essai ${marque}`)
  await expectAccessible(page)
  await page.getByLabel('Téléphone').fill('01 22 33 44 55')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    `Le compte de Sacha Essai ${marque} est enregistré.`,
  )
  // Shut for a while, and opened again.
  await page.getByRole('link', { name: `Modifier le compte de Sacha Essai ${marque}` }).click()
  for (const [verbe, fait] of [
    ['Désactiver', 'désactivé'],
    ['Réactiver', 'réactivé'],
  ] as const) {
    await page.getByRole('button', { name: `${verbe} le compte` }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: verbe, exact: true }).click()
    await expect(messages(page)).toContainText(`Le compte de Sacha Essai ${marque} est ${fait}.`)
  }
})

test.describe('in a declarant’s place', () => {
  test.use({ expectedStatuses: [404] })
  test('a keeper stands in the place of a declarant from the list and from a sheet, and comes back', async ({
    page,
  }) => {
    await signInAlone(page, 'TENEUR_ADMIN_PRINC')
    await page.goto(`${LISTE}?raisonSociale=atlantis`)
    await expectScreen(page, 'Liste des télédéclarants')
    await page.getByText('Autres actions sur Atlantis Syndic').click()
    await page.getByRole('button', { name: 'Se connecter à la place d’Atlantis Syndic' }).click()
    const demande = page.getByRole('dialog', { name: /Atlantis Syndic \(.*\)/ })
    await expect(demande.getByLabel(/^Raison/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(demande.getByText('Ce champ est requis')).toBeVisible()
    await demande.getByLabel(/^Raison/).fill('Appel du déclarant')
    // What the register refuses leaves the keeper where it was.
    await page.route('**/api/teledeclarant/loginAs/*', (route) =>
      route.fulfill(refus(404, 'introuvable', 'Introuvable')),
    )
    await page.keyboard.press('Enter')
    await expect(messages(page)).toContainText('Ce compte n’est pas actif')
    await expectScreen(page, 'Liste des télédéclarants')
    await page.unroute('**/api/teledeclarant/loginAs/*')
    await page.getByText('Autres actions sur Atlantis Syndic').click()
    await page.getByRole('button', { name: 'Se connecter à la place d’Atlantis Syndic' }).click()
    await demande.getByLabel(/^Raison/).fill('Appel du déclarant')
    await page.keyboard.press('Enter')
    const bandeau = page.getByRole('region', { name: 'Avis' })
    await expect(bandeau).toContainText('Vous êtes connecté à la place d')
    await expect(bandeau).toContainText('Atlantis Syndic')
    await expectAccessible(page)
    // The keepers' screens are closed to who stands there.
    await page.goto(LISTE)
    await expectScreen(page, 'Accès non autorisé')
    // So is what is not filed in another's place: nobody fills it in to be refused at the end.
    for (const acte of [
      'rattacher-une-copropriete/edit?numero=AA0000158',
      'rattacher-une-copropriete/classeur',
      'copropriete/renouveler-un-mandat',
      'copropriete/declarer-un-successeur',
      'copropriete/declarer-une-dissolution',
      'compte/moncompte/jetons',
      'compte/second-facteur',
    ]) {
      await page.goto(`/${acte}`)
      await expectScreen(page, 'Accès non autorisé')
      await expect(page.getByRole('main')).toContainText('à la place d’un télédéclarant')
    }
    await page.goto('/rattacher-une-copropriete')
    await expect(page.getByRole('main')).toContainText('lui seul le peut')
    await expect(page.getByLabel(/^Numéro d’immatriculation/)).toHaveCount(0)
    await page.goto('/copropriete?filter=mandate')
    await expect(bandeau).toContainText('Atlantis Syndic')
    // One of its own: the account of another house may be closed by another journey.
    const fiche = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href')
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await expect(bandeau).not.toContainText('Vous êtes connecté à la place d')

    await page.goto('/copropriete?statut=MANDAT_EN_COURS')
    await expectScreen(page, 'Toutes les copropriétés')
    await page.goto(fiche ?? '')
    await page.getByRole('button', { name: /^Se connecter à la place/ }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Raison/)
      .fill('Appel du déclarant')
    await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click()
    await expect(bandeau).toContainText('Vous êtes connecté à la place d')
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await expect(bandeau).not.toContainText('Vous êtes connecté à la place d')
  })
})

test.describe('refusals', () => {
  test.use({ expectedStatuses: [409] })

  test('a running mandate forbids a deletion; without any, it asks, then deletes; a stale save shows both values', async ({
    page,
    context,
  }) => {
    await signIn(page, 'TENEUR_ADMIN_PRINC')
    await page.goto(`${LISTE}?raisonSociale=montclair`)
    await page.getByText('Autres actions sur Cabinet Montclair Gestion').click()
    await page.getByRole('button', { name: 'Supprimer Cabinet Montclair Gestion' }).click()
    const fenetre = page.getByRole('dialog', { name: /^Supprimer/ })
    await expect(fenetre).toContainText('La suppression sera refusée')
    await expectAccessible(page)
    await fenetre.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(fenetre.getByRole('alert')).toContainText(
      /ne peut pas être supprimé\s: \d+ mandats? en cours/,
    )
    await fenetre.getByRole('button', { name: 'Annuler' }).click()

    const autre = await context.newPage()
    for (const p of [page, autre]) {
      await p.goto(`${LISTE}/8?modifier=1`)
      await expectScreen(p, 'Modifier Gestion des Deux Rives')
    }
    await autre.getByLabel('Activité').fill('Gestion de copropriétés')
    await autre.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(autre.getByRole('status', { name: 'Messages' })).toContainText('est enregistrée')
    await page.getByLabel('Activité').fill('Syndic de copropriétés')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('main')).toContainText(
      /Activité\s: enregistré «\sGestion de copropriétés\s», votre saisie «\sSyndic de copropriétés\s»/,
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText('est enregistrée')

    await page.goto(`${LISTE}?raisonSociale=compte restreint`)
    await page.getByRole('link', { name: 'Établissement au compte restreint', exact: true }).click()
    await page.getByRole('button', { name: 'Désactiver le télédéclarant' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Désactiver', exact: true }).click()
    await expect(messages(page)).toContainText(/compte restreint\s» est désactivé/)
    await expect(page.getByRole('main')).toContainText('Désactivé')
    await expectAccessible(page)
    await page.goto(`${LISTE}?raisonSociale=compte restreint`)
    await page.getByText('Autres actions sur Établissement au compte restreint').click()
    await page.getByRole('button', { name: /^Supprimer Établissement/ }).click()
    await expect(fenetre).toContainText('Ses brouillons seront supprimés')
    await fenetre.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
      /Le télédéclarant «\sÉtablissement au compte restreint\s» est supprimé/,
    )
    await page.goto(`${LISTE}?raisonSociale=compte restreint`)
    await expect(page.getByRole('row', { name: /compte restreint/ })).toContainText('Supprimé')
    await page.getByText('Autres actions sur Établissement au compte restreint').click()
    await expect(
      page.getByRole('link', { name: /^Comptes utilisateurs d’Établissement/ }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Supprimer Établissement/ })).toHaveCount(0)
  })
})

test('a new version of the register offers to reload: what is typed is still there; a restricted account is signed out at once', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  const cree = (await (
    await appel(page, 'PUT', '/api/coproprietes/brouillon/save/identification', {
      id: null,
      version: 0,
      typeImmat: 'DEFAULT',
      immatCopropriete: {},
    })
  ).json()) as { id: number }
  await page.goto(`/immatriculer-copropriete/identification?id=${cree.id}`)
  const nom = page.getByLabel(/Nom d’usage/)
  await nom.waitFor()
  page.on('dialog', (avertissement) => void avertissement.accept())
  await page.route('**/api/**', async (route) => {
    const reponse = await route.fetch()
    await route.fulfill({
      response: reponse,
      headers: { ...reponse.headers(), 'x-register-version': 'une-autre' },
    })
  })
  await nom.fill('Tapé avant le rechargement')
  // Any answer tells: the draft saves itself.
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(nom).toHaveValue('Tapé avant le rechargement')

  const deconnexion = page.waitForRequest(
    (r) => r.url().endsWith('/api/logout') && r.method() === 'POST',
  )
  await page.route('**/api/logout', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/account', async (route) => {
    const reponse = await route.fetch()
    await route.fulfill({
      response: reponse,
      json: { ...((await reponse.json()) as object), profil: 'restricted' },
    })
  })
  await page.goto('/')
  await deconnexion
  await expectScreen(page, 'Trouver une copropriété')
  await page.goto('/copropriete')
  await expect(page).toHaveURL(/\/compte\?retour=/)
})
