import type { Page } from '@playwright/test'
import { appel, etape, suivante } from './immatriculation.aides.ts'
import { aMettreAJour } from './mises-a-jour.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import { focusCaches } from './ecrans/focus.ts'

/** Goes from step to step until the title of one shows. */
const jusqua = async (page: Page, titres: readonly string[]): Promise<void> => {
  for (const titre of titres) {
    await suivante(page)
    await etape(page, titre)
  }
}
const enregistrer = async (page: Page): Promise<void> => {
  await page.getByText('J’atteste sur l’honneur').click()
  await page.getByRole('button', { name: 'Enregistrer la mise à jour' }).click()
}

test('an annual update: next year proposed, a rule confirmed once, large changes shown, then in force', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  // Whatever the day of the test: the next year is closed, its assembly was yesterday.
  const hier = new Date(Date.now() - 86_400_000)
  const [suivie] = await aMettreAJour(page, 1, ({ dateClotureComptes: cloture }) => {
    const suivante = Date.UTC(Number(cloture.slice(6)) + 1, 11, 1)
    return cloture.startsWith('31/12/') && suivante < hier.getTime()
  })
  if (!suivie) throw new Error('a co-ownership to update')
  const { id, nom, an } = suivie
  await page.goto(`/copropriete/mettre-a-jour?id=${id}&type=ANNUELLE`)
  await expectScreen(page, 'Mise à jour annuelle')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: /^Commencer ou reprendre/ }).click()
  await expectScreen(page, 'Mise à jour annuelle : les chiffres')
  await expect(page.getByRole('textbox', { name: /^au \(clôture\)/ })).toHaveValue(
    `31/12/${an + 1}`,
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // Last year stands beside each of the seven figures, on the long way too.
  await expect(page.locator('.rc-chiffre__avant')).toHaveText(Array(7).fill(/\d|oui|non/))
  const chiffres = page.url()
  // The bar « Continuer » sticks: what has the focus is never under it.
  const taille = page.viewportSize()
  expect(await focusCaches(page)).toEqual([])
  if (taille) await page.setViewportSize(taille)
  await page.goto(chiffres.replace('/chiffres', '/donnees-financieres'))
  await etape(page, 'Données financières')
  await expect(page.getByText(/^Exercice précédent\s: (\d|oui|non)/)).toHaveCount(7)
  await page.goto(chiffres)
  await expectScreen(page, 'Mise à jour annuelle : les chiffres')
  // The year closes a month earlier than it used to: to be confirmed.
  await page.getByRole('textbox', { name: /^au \(clôture\)/ }).fill(`30/11/${an + 1}`)
  await page
    .getByLabel(/Comptes approuvés le/)
    .fill(hier.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' }))
  await page.getByLabel(/Charges pour opérations courantes/).fill('987654')
  await page.getByLabel(/opérations exceptionnelles/).fill('0')
  await page.getByLabel(/Dettes fournisseurs/).fill('1200')
  await page.getByLabel(/Sommes dues/).fill('800')
  await page.getByLabel(/débiteurs/).fill('900')
  await page.getByLabel(/fonds de travaux/i).fill('60000')
  // What is impossible is named as one types, and stops nobody who is sure; here it was a slip.
  await expect(page.getByText(/chacun possède au moins un lot/).first()).toBeVisible()
  await expect(page.getByText('à vérifier').first()).toBeVisible()
  await page.getByLabel(/débiteurs/).fill('1')
  await expect(page.getByText(/chacun possède au moins un lot/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page
    .locator('.rc-chiffre__doute', { hasText: 'moins de 4 ans' })
    .getByRole('button', { name: /je le confirme/ })
    .click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expectScreen(page, 'Mise à jour annuelle : le reste')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // « Modifier » leads back here.
  await page.getByRole('link', { name: 'Modifier : Procédures' }).click()
  await etape(page, 'Procédures')
  await page.getByRole('button', { name: 'Enregistrer et revenir à la mise à jour' }).click()
  await expectScreen(page, 'Mise à jour annuelle : le reste')
  await enregistrer(page)
  await expect(page.getByText('Mise à jour enregistrée')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Mise à jour annuelle : bien reçue' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/copropriete/fiche/${id}`)
  await expectScreen(page, nom)
  await expect(page.getByRole('main')).toContainText(`30/11/${an + 1}`)
})

test('a standard update: the validated year is only read, one field changes, the history tells it', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_SECOND')
  const [suivie] = await aMettreAJour(
    page,
    1,
    (f) => f.dateAg !== '' && !f.donneesFinancieresInconnues,
  )
  if (!suivie) throw new Error('a co-ownership to update')
  const { id } = suivie
  await page.goto(`/copropriete/mettre-a-jour?id=${id}&type=STANDARD`)
  await page.getByRole('button', { name: /^Commencer ou reprendre/ }).click()
  await etape(page, 'Identification')
  const renommee = `Résidence renommée ${id}`
  await page.getByLabel(/Nom d’usage/).fill(renommee)
  await jusqua(page, ['Procédures', 'Données financières'])
  await expect(page.getByRole('main')).toContainText('ses données ne peuvent plus être modifiées')
  await expectAccessible(page)
  await jusqua(page, ['Données techniques', 'Récapitulatif'])
  const changements = page.getByRole('table', { name: 'Champs qui diffèrent' })
  await expect(changements.getByRole('row')).toHaveCount(2)
  await expect(changements).toContainText(renommee)
  await enregistrer(page)
  await expect(page.getByText('Mise à jour enregistrée')).toBeVisible()
  await page.goto(`/copropriete/historique/${id}`)
  await expect(page.getByRole('table', { name: /^Chronologie/ })).toContainText(
    'Mise à jour standard',
  )
  await expect(page.getByRole('table', { name: 'Champs qui diffèrent' })).toContainText(renommee)
  // The year of accounts is the same: it is not compared with itself.
  await expect(page.getByRole('heading', { name: 'Chiffres des exercices' })).toHaveCount(0)
})

test('the history: timeline, any two declarations side by side, the state on a day', async ({
  page,
}) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  // The first numbers of the demonstration have several years of declarations.
  const lignes = (
    (await (
      await appel(page, 'POST', '/api/coproprietes/rechercher', {
        etatsCopropriete: ['IMMATRICULEE_RATTACHEE'],
        paginationOptions: { pageSize: 50 },
      })
    ).json()) as { ligneRechercheCoproprieteDTOList: { id: number }[] }
  ).ligneRechercheCoproprieteDTOList
  // From the end of the list: other journeys take theirs from its beginning. The oldest declaration
  // stays what it is, whoever files another.
  let id = 0
  let premiere: { id: number; du: string } | undefined
  for (const ligne of lignes.toReversed()) {
    const passees = (await (
      await appel(page, 'GET', `/api/coproprietes/${ligne.id}/declarationsPrecedentes`)
    ).json()) as { id: number; du: string }[]
    if (passees.length < 3) continue
    id = ligne.id
    premiere = passees.at(-1)
    break
  }
  if (!premiere) throw new Error('no co-ownership has three declarations')
  await page.goto(`/copropriete/fiche/${id}`)
  await page.getByRole('link', { name: /^Historique, comparaison/ }).click()
  await expectScreen(page, 'Historique de la copropriété')
  await expect(page.getByRole('table', { name: /^Chronologie/ })).toContainText(
    'Mise à jour annuelle',
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel('Déclaration de départ').selectOption(String(premiere.id))
  await expect(page).toHaveURL(new RegExp(`de=${premiere.id}`))
  await expect(page.getByRole('table', { name: 'Champs qui diffèrent' })).toContainText(
    'Date de clôture des comptes',
  )
  const jour = new Date(Date.parse(premiere.du) + 3 * 86_400_000).toLocaleDateString('fr-FR')
  await page.getByLabel(/^Date/).fill(jour)
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page).toHaveURL(/a_la_date=\d{4}-\d{2}-\d{2}/)
  await expect(page.getByRole('main')).toContainText(/Immatriculation.* du \d{2}\/\d{2}\/\d{4}/)
  await expectAccessible(page)
  await page.getByLabel(/^Date/).fill('01/01/2100')
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page.getByRole('main')).toContainText(
    /Choisissez une date passée ou la date du jour, le \d\d\/\d\d\/\d{4} à Paris/,
  )
})
