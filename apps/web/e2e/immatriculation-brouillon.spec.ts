import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import { appel, etape } from './immatriculation.aides.ts'
import { refus } from './reponses.ts'

// A draft is of its firm alone, and nothing that was typed in it is lost.

const ENREGISTRER = '/api/coproprietes/brouillon/save/identification'
/** An empty draft of the person of this page. */
const creerBrouillon = async (page: Page) =>
  (
    await appel(page, 'PUT', ENREGISTRER, {
      id: null,
      version: 0,
      typeImmat: 'DEFAULT',
      immatCopropriete: {},
    })
  ).json()

test('after a card is deleted, the keyboard is at the title of its list', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_SECOND')
  const { id, version, immatCopropriete } = await creerBrouillon(page)
  const identification = {
    ...immatCopropriete.identification,
    nomCopropriete: 'Brouillon de passage',
  }
  await appel(page, 'PUT', ENREGISTRER, {
    id,
    version,
    typeImmat: 'DEFAULT',
    immatCopropriete: { identification },
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Supprimer le brouillon Brouillon de passage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le brouillon' }).click()
  await expect(page.getByText('Brouillon de passage')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Demandes à terminer/ })).toBeFocused()
})

test.describe('with answers that the register refuses', () => {
  test.use({ expectedStatuses: [404, 409] })

  test('two tabs never overwrite each other: both values are shown, and the person chooses', async ({
    page,
  }) => {
    await signIn(page, 'TELE_PRO_ADMIN_SECOND')
    const cree = await creerBrouillon(page)
    await page.goto(`/immatriculer-copropriete/identification?id=${cree.id}`)
    await etape(page, 'Identification')
    const { identification } = cree.immatCopropriete
    await appel(page, 'PUT', ENREGISTRER, {
      id: cree.id,
      version: cree.version,
      typeImmat: 'DEFAULT',
      immatCopropriete: {
        identification: { ...identification, nomCopropriete: 'Autre onglet', nbAsl: 3 },
      },
    })
    await page.getByLabel(/Nom d’usage/).fill('Cet onglet')
    const conflit = page.getByRole('dialog', { name: 'Ce dossier a été modifié entre-temps' })
    await expect(conflit).toContainText('Autre onglet')
    await expect(conflit).toContainText('Cet onglet')
    await expectAccessible(page)
    await conflit.getByRole('button', { name: 'Garder ma saisie' }).click()
    await expect(page.getByLabel(/\(ASL\)/)).toHaveValue('3')
    await expect
      .poll(
        async () =>
          (await (await appel(page, 'GET', `/api/coproprietes/brouillon/${cree.id}`)).json())
            .nomCopropriete,
      )
      .toBe('Cet onglet')
    await page.getByRole('button', { name: 'Supprimer le brouillon' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    expect((await appel(page, 'GET', `/api/coproprietes/brouillon/${cree.id}`)).status()).toBe(404)
    await expect(page.locator('main h1')).toHaveText(/^Bonjour /)
    await page.goBack()
    await expect(page.locator('main h1')).toHaveText('Ce brouillon n’existe plus')
  })

  test('another firm’s draft and an unknown one do not exist', async ({ page, browser }) => {
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    const cree = await creerBrouillon(page)
    const autre = await (await browser.newContext()).newPage()
    await signIn(autre, 'TELE_NONPRO_ADMIN_PRINC')
    for (const id of [cree.id, 2_000_000_000]) {
      await autre.goto(`/immatriculer-copropriete/identification?id=${id}`)
      await expect(autre.locator('main h1')).toHaveText('Ce brouillon n’existe plus')
    }
    await autre.context().close()
  })
})

test.describe('while a service is down', () => {
  test.use({ expectedStatuses: [503] })

  test('what is typed survives a dead connection and a reload', async ({ page }) => {
    await signIn(page, 'TELE_PRO_GESTION')
    const cree = await creerBrouillon(page)
    await page.goto(`/immatriculer-copropriete/identification?id=${cree.id}`)
    await etape(page, 'Identification')
    await page.route('**/api/coproprietes/brouillon/save/**', (route) =>
      route.fulfill(
        refus(
          503,
          'service-indisponible',
          'Une erreur est survenue, veuillez essayer ultérieurement',
        ),
      ),
    )
    page.on('dialog', (avertissement) => void avertissement.accept())
    await page.getByLabel(/Nom d’usage/).fill('Hors ligne')
    await expect(page.getByText(/^Non enregistré\s:/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('a été rétablie')).toBeVisible()
    await expect(page.getByLabel(/Nom d’usage/)).toHaveValue('Hors ligne')
    await page.unroute('**/api/coproprietes/brouillon/save/**')
    await expect
      .poll(
        async () =>
          (await (await appel(page, 'GET', `/api/coproprietes/brouillon/${cree.id}`)).json())
            .nomCopropriete,
        { timeout: 20_000 },
      )
      .toBe('Hors ligne')
  })
})
