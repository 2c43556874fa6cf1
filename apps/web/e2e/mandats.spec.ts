import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

test('a syndic renews a mandate, of another length than usual: its receipt and its sheet tell it', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  await page.getByRole('button', { name: 'Gérer une copropriété' }).click()
  await page.getByRole('link', { name: 'Renouveler un mandat' }).first().click()
  await expectScreen(page, 'Mandats renouvelables')
  await page
    .getByRole('link', { name: /^Renouveler\s: / })
    .last()
    .click()
  await expectScreen(page, 'Renouveler un mandat')
  await expect(
    page.getByText(/^Mandat .+ \((aujourd’hui|demain|dans \d+ jours|hier|il y a \d+ jours)\)$/),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const debut = await page.getByLabel('Début du mandat').inputValue()
  expect(debut).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
  await page.getByLabel('Fin du mandat').fill('')
  await page.getByRole('button', { name: 'Renouveler le mandat' }).click()
  await expect(page.getByRole('group', { name: /à corriger/ })).toBeFocused()
  await page.getByLabel('Fin du mandat').fill('31/2/30')
  await expect(page.getByText('Le 31/02/2030 n’existe pas').first()).toBeVisible()
  const annee = Number(debut.slice(6)) + 2
  await page.getByLabel('Fin du mandat').fill(`01/02/${annee}`)
  await page.getByRole('button', { name: 'Renouveler le mandat' }).click()
  const question = page.getByRole('dialog', { name: 'Confirmez-vous ces informations' })
  await expect(question).toContainText('12 mois')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Je confirme' }).click()
  const recu = page.getByRole('region', {
    name: 'Déclaration de renouvellement du mandat : bien reçue',
  })
  await expect(recu).toContainText(/Référence N-\d{4}-\d+/)
  await expect(recu).toContainText(`01/02/${annee}`)
  // Back in the list where it began.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mandats renouvelables')
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Votre mandat est renouvelé.',
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await recu.getByRole('link', { name: 'Voir la fiche de la copropriété' }).click()
  await page.getByRole('tab', { name: 'Mandats' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`${debut}.*01/02/${annee}`) }),
  ).toContainText(/Mandat (à venir|en cours)/)
  await expect(page.getByRole('main').getByRole('link', { name: /^Renouveler/ })).toHaveCount(0)
})

test.describe('refused dates', () => {
  test.use({ expectedStatuses: [400] })

  test('a keeper changes the end of a mandate by its rules, and withdraws an attachment', async ({
    page,
    context,
  }) => {
    await signIn(page, 'TENEUR_ADMIN_PRINC')
    await page.goto('/')
    const answer = await context.request.post('/api/coproprietes/rechercher', {
      headers: { 'x-register-client': '1' },
      data: {
        etatsCopropriete: ['IMMATRICULEE_RATTACHEE'],
        paginationOptions: {
          pageNumber: 1,
          pageSize: 1,
          sortField: 'numeroImmatriculation',
          sortDirection: 'DESC',
        },
      },
    })
    const { ligneRechercheCoproprieteDTOList: lignes } = (await answer.json()) as {
      ligneRechercheCoproprieteDTOList: { id: number }[]
    }
    await page.goto(`/copropriete/fiche/${lignes[0]?.id}`)
    await page.getByRole('tab', { name: 'Mandats' }).click()
    const ligne = page.getByRole('row', { name: /Mandat en cours/ })
    await ligne.getByRole('button', { name: /^Modifier la fin/ }).click()
    const fenetre = page.getByRole('dialog', { name: 'Modifier la date de fin du mandat' })
    await expectAccessible(page)
    await fenetre.getByRole('button', { name: 'Enregistrer la date' }).click()
    await expect(fenetre).toContainText('Écrivez le motif : le syndic le lira.')
    await fenetre.getByLabel('Motif').fill('Date lue sur le contrat')
    await fenetre.getByLabel('Nouvelle date de fin').fill('31/02/2027')
    await fenetre.getByRole('button', { name: 'Enregistrer la date' }).click()
    await expect(fenetre).toContainText('Le 31/02/2027 n’existe pas')
    await fenetre.getByLabel('Nouvelle date de fin').fill('01/01/2000')
    await fenetre.getByRole('button', { name: 'Enregistrer la date' }).click()
    await expect(fenetre).toContainText('ne peut pas être postérieure à sa date de fin')
    const fin =
      /\d{2}\/\d{2}\/\d{4}/.exec((await ligne.getByRole('cell').nth(2).textContent()) ?? '')?.[0] ??
      ''
    const nouvelle = `${fin.slice(0, 2) === '01' ? '02' : '01'}${fin.slice(2)}`
    await fenetre.getByLabel('Nouvelle date de fin').fill(nouvelle)
    await expect(fenetre).toContainText(`jusqu’au ${nouvelle}`)
    await fenetre.getByRole('button', { name: 'Enregistrer la date' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
      'La date de fin du mandat est modifiée.',
    )
    await expect(ligne).toContainText(nouvelle)
    await page.getByRole('button', { name: 'Retirer le rattachement' }).click()
    const motif = page.getByRole('dialog', { name: 'Retirer le rattachement' })
    await motif.getByRole('button', { name: 'Retirer le rattachement' }).click()
    await expect(motif).toContainText('Écrivez le motif')
    await motif.getByLabel('Motif').fill('Mandat enregistré par erreur')
    await motif.getByRole('button', { name: 'Retirer le rattachement' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
      'Le rattachement est retiré.',
    )
    await expect(page.getByRole('row', { name: /Mandat retiré/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('à rattacher')
  })
})

test('deadlines as a list and as a month; a calendar reads them at a private address until it is closed', async ({
  page,
  request,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  await page.getByRole('link', { name: 'Voir les échéances des mandats' }).click()
  await expectScreen(page, 'Échéances des mandats')
  await page.getByRole('link', { name: /^Mandats expirés/ }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Expiré')
  await expect(page.getByRole('link', { name: /^Renouveler/ }).first()).toHaveAttribute(
    'href',
    /retour=%2Fcopropriete%2Fecheances%3Ffiltre%3D/,
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: 'Calendrier', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Mois suivant' })).toBeVisible()
  for (let mois = 0; mois < 8 && (await page.locator('.rc-echeance').count()) === 0; mois += 1) {
    await page.getByRole('link', { name: 'Mois suivant' }).click()
    await expect(page.getByRole('status').filter({ hasText: /ce mois-ci/ })).toBeVisible()
  }
  await expect(page.locator('.rc-echeance').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Créer mon adresse de calendrier' }).click()
  const adresse = await page.getByLabel('Adresse privée de votre calendrier').inputValue()
  await expectAccessible(page)
  const lu = await request.get(adresse)
  expect(lu.headers()['content-type']).toContain('text/calendar')
  expect(await lu.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Fin de mandat[\s\S]*END:VCALENDAR\r\n$/,
  )
  await page.getByRole('button', { name: 'Fermer l’adresse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer l’adresse' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('est fermée')
  expect((await request.get(adresse)).status()).toBe(404)
})
