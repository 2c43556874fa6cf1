import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
  vivante,
} from './fixtures.ts'

// A number that does not exist, and a map that is down.
test.use({ expectedStatuses: [404, 503] })

test('a visitor finds a co-ownership by its number and by its name, and keeps its address', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Annuaire des copropriétés' }).click()
  await expectScreen(page, 'Annuaire des copropriétés')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('main')).toContainText('Saisissez un nom, un numéro ou une adresse.')
  // Signs alone name nothing, and are not sent.
  const champ = page.getByRole('combobox', { name: /^Adresse, nom/ })
  await champ.fill('%')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('main')).toContainText('Saisissez un nom, un numéro ou une adresse.')
  await expect(page).not.toHaveURL(/q=/)

  // A beginning of number is looked for, a whole one leads to its sheet.
  await champ.fill('0000001')
  await champ.press('Enter')
  await expect(page.getByRole('heading', { name: '1 copropriété' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('listitem').filter({ hasText: 'AA0-000-001' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/annuaire\/AA0-000-001$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Annuaire des copropriétés')
  const titre = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: '« 0000001 »' }).click()
  await expect(page.getByRole('heading', { name: '1 copropriété' })).toBeVisible()
  await champ.fill('n° aa0 000 001')
  await champ.press('Enter')
  await expectScreen(page, titre)
  await expect(page).toHaveURL(/\/annuaire\/AA0-000-001$/)
  await page.goto('/annuaire?q=ZZ9-999-999')
  await expect(page.getByText('Aucune copropriété ne correspond')).toBeVisible()
  // The permalink works without its dashes, and comes back to one address.
  await page.goto('/annuaire/aa0000001')
  await expectScreen(page, titre)
  await expect(page).toHaveURL(/\/annuaire\/AA0-000-001$/)
  await page.goto('/annuaire/ZZ9-999-999')
  await expectScreen(page, /introuvable|n’existe/i)

  // The signs of a pattern are those of the directory's own call.
  await page.goto('/annuaire')
  await champ.fill(`$${titre.toUpperCase()}`)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('row', { name: /AA0-000-001/ })).toBeVisible()
  await champ.fill('zzzzzz')
  await champ.press('Enter')
  await expect(page.getByText('Nous n’avons pas reconnu « zzzzzz »')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(champ).toHaveValue(/^\$/)
  await expect(page.getByRole('row', { name: /AA0-000-001/ })).toBeVisible()
  await page.goto('/annuaire?q=a')
  await expect(page.getByText('« a » est trop court pour chercher')).toBeVisible()
})

test('misspelt, abbreviated and partial: what was meant comes first, and what was read is told', async ({
  page,
}) => {
  await page.goto('/')
  const champ = page.getByRole('combobox', { name: /^Adresse, nom/ })
  await champ.pressSequentially('clo des erabl', { delay: 20 })
  await expect(page.getByRole('option').first()).toContainText('Le Clos des Érables')
  await expectAccessible(page)
  await champ.fill('clos dez herrables guerret')
  await champ.press('Enter')
  const premier = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await expect(premier).toContainText('Le Clos des Érables')
  await expect(page.getByText('« guerret » lu gueret')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('nothing found: the code that is wrong is told, with each place to look at, and no link to the same answer', async ({
  page,
}) => {
  const lieux = page.getByRole('link', { name: /^Voir les copropriétés de ce lieu/ })
  await page.goto('/annuaire?q=75001+Lyon')
  await expect(page.getByText('Le code postal 75001 n’est pas celui de Lyon')).toBeVisible()
  await expect(lieux).toHaveCount(2)
  await page.goto('/annuaire?q=12345+zzz')
  await expect(page.getByText('Nous ne connaissons pas le code postal 12345')).toBeVisible()
  await expect(lieux).toHaveCount(0)
  await page.goto('/annuaire?q=Val+de+Garonne')
  await expect(page.getByText('Aucune copropriété ne correspond')).toBeVisible()
  await expect(lieux).toHaveCount(0)
  await page.goto('/annuaire?q=12+rue+Haute+Louer')
  await expect(
    page.getByText('nous ne pouvons pas dire si une copropriété s’y trouve'),
  ).toBeVisible()
  await expect(page.getByText('suivent')).toHaveCount(0)
})

test('an address: the answer first, then the neighbours by distance, on a map too', async ({
  page,
}) => {
  await page.goto('/annuaire')
  const champ = page.getByRole('combobox', { name: /^Adresse, nom/ })
  await champ.pressSequentially('13 all des Pins 23000', { delay: 20 })
  await expect(page.getByRole('option').first()).toContainText('1 copropriété')
  await expectAccessible(page)
  await champ.press('ArrowDown')
  await champ.press('Enter')
  await expect(
    page.getByRole('heading', { name: '1 copropriété au 13 Allée des Pins, 23000 Guéret' }),
  ).toBeVisible()
  await expect(page.locator('.rc-carte[data-prete="oui"]')).toBeVisible()
  await expect(page.getByRole('button', { name: /^1 : / })).toBeVisible()
  // Without its commune, an address is a question; nothing is said of one that nobody typed.
  await champ.fill('13 allée des Pins')
  await champ.press('Enter')
  await expect(page.getByRole('list', { name: 'Nous avons lu' })).toContainText(
    'commune non précisée',
  )
  await expect(
    page.getByRole('heading', { name: '1 copropriété à cette adresse exacte, dans 1 commune' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^«\s13 allée des Pins\s»\s: 1\scopropriété/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel('Commune ou code postal').fill('Guéret')
  await page.getByRole('button', { name: 'Préciser' }).click()
  await expect(
    page.getByRole('heading', { name: '1 copropriété au 13 Allée des Pins, 23000 Guéret' }),
  ).toBeVisible()
  await champ.fill('15 allée des Pins 23000 Guéret')
  await champ.press('Enter')
  await expect(
    page.getByRole('heading', {
      name: /^Aucune copropriété trouvée au 15 Allée des Pins, 23000 Guéret le \d\d\/\d\d\/\d{4}$/,
    }),
  ).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first(),
  ).toContainText(/Le Clos des Érables.*7 m/s)
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('an address in its parts: chosen in the window, kept as typed, or looked for while the map is down', async ({
  page,
}) => {
  await page.goto('/annuaire')
  await page.getByRole('link', { name: 'Adresse détaillée' }).click()
  await page.getByLabel('Numéro et voie').fill('Pins')
  await page.getByLabel('Code postal').fill('2300')
  await page.getByRole('button', { name: 'Rechercher l’adresse' }).click()
  await expect(page.getByRole('main')).toContainText('Le code postal comporte 5 chiffres.')
  await page.getByLabel('Code postal').fill('23000')
  await page.getByLabel('Commune').fill('Guéret')
  await page.getByRole('button', { name: 'Rechercher l’adresse' }).click()
  const fenetre = page.getByRole('dialog', { name: 'Choix de l’adresse' })
  await expect(fenetre.getByRole('columnheader', { name: 'Voie' })).toBeVisible()
  await expectAccessible(page)
  await fenetre.getByRole('radio', { name: /^Conserver mon adresse/ }).check()
  await fenetre.getByRole('button', { name: 'Valider l’adresse' }).click()
  await expect(page.getByText('Cette adresse n’est pas géolocalisée.')).toBeVisible()
  await expect(page.getByRole('row', { name: /AA0-000-001/ })).toBeVisible()

  await page.route('**/api/public/geocodage/search**', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  )
  await page.getByLabel('Numéro et voie').fill('13 allée des Pins')
  await page.getByRole('button', { name: 'Rechercher l’adresse' }).click()
  await expect(page.getByText('Le service de géolocalisation ne répond pas.')).toBeVisible()
  await expect(page.getByRole('row', { name: /AA0-000-001/ })).toBeVisible()

  // What is typed while the results come stays typed, though the address says what was sent.
  let repondre = (): void => {}
  const retenue = new Promise<void>((resolve) => (repondre = resolve))
  await page.route('**/api/public/annuaire**', async (route) => {
    await retenue
    await route.continue()
  })
  await page.getByLabel('Numéro et voie').fill('14 allée des Pins')
  await page.getByRole('button', { name: 'Rechercher l’adresse' }).click()
  await page.getByLabel('Numéro et voie').fill('15 allée des Pins')
  await expect(page).toHaveURL(/voie=14/)
  const reponse = page.waitForResponse('**/api/public/annuaire/**')
  repondre()
  await reponse
  await expect(page.getByLabel('Numéro et voie')).toHaveValue('15 allée des Pins')

  // A commune alone is searched whole: it needs no map.
  await page.getByLabel('Numéro et voie').fill('')
  await page.getByRole('button', { name: 'Rechercher l’adresse' }).click()
  await expect(page).not.toHaveURL(/voie=/)
  await expect(
    page.getByRole('status').filter({ hasText: /[2-9]\d* copropriétés|1\d+ copropriétés/ }),
  ).toBeVisible()
  await expect(page.getByText(/géolocalis/)).toBeHidden()
})

test('the advanced search asks for one criterion, a commune by its first letters, and keeps all of it in the address', async ({
  page,
}) => {
  await signIn(page, 'NOTAIRE_NOTAIRE')
  await page.goto('/annuaire?mode=avancee')
  await expectScreen(page, 'Annuaire des copropriétés')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Une information est à corriger' })).toBeFocused()
  await page.getByLabel('Département', { exact: true }).selectOption('23')
  const commune = page.getByRole('combobox', { name: /^Commune/ })
  await commune.fill('zzqqy')
  await expect(page.getByText('Aucun résultat', { exact: true })).toBeVisible()
  await commune.fill('')
  await commune.pressSequentially('guer', { delay: 20 })
  await page.getByRole('option', { name: /^Guéret/ }).click()
  await page
    .getByLabel('Statut du rattachement')
    .selectOption({ label: 'Rattachée, mandat en cours' })
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page).toHaveURL(/insee=23096/)
  // The results take the place, and the keyboard; what they answer is said above them, by a link
  // too.
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeFocused()
  await page.reload()
  const recherche = page.getByRole('region', { name: 'Votre recherche' })
  await expect(recherche).toContainText('Commune : Guéret')
  await expect(recherche).toContainText('Statut du rattachement : Rattachée, mandat en cours')
  await expect(page.getByRole('row', { name: /AA0-000-001/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await recherche.getByRole('link', { name: 'Modifier la recherche' }).click()
  await expect(page.getByLabel('Département', { exact: true })).toBeFocused()
  await expect(commune).toHaveValue('Guéret')
  await page.getByLabel('Code postal').fill('75002')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Une information est à corriger' })).toContainText(
    'ne correspond pas au département',
  )
  await expectAccessible(page)
})

test('a form whose code does not come says so, and comes when it is asked for again', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/annuaire')
  await vivante(page)
  const code = '**/assets/RechercheAvancee-*.js'
  await page.route(code, (route) => route.abort())
  await page.getByRole('link', { name: 'Recherche avancée' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Cette partie de la page n’a pas pu être chargée.',
  )
  await expectAccessible(page)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('search', { name: 'Recherche avancée' })).toBeVisible()
  // What held the keyboard is gone: it goes to the title of the page.
  await expect(page.locator('main h1')).toBeFocused()
  expect(consoleErrors.splice(0).filter((erreur) => !/ERR_FAILED/.test(erreur))).toEqual([])
})

test('what is printed is light, whatever the screen is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/annuaire/AA0-000-001')
  const racine = page.locator('html')
  await expect(racine).toHaveAttribute('data-fr-theme', 'dark')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(racine).toHaveAttribute('data-fr-theme', 'light')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(racine).toHaveAttribute('data-fr-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(racine).toHaveAttribute('data-fr-theme', 'light')
})
