import { expect, expectAccessible, expectNoSideScroll, signIn, test } from './fixtures.ts'
import {
  appel,
  etape,
  leMois,
  passerDoublons,
  pdf,
  pourUneAutre,
  suivante,
} from './immatriculation.aides.ts'
import { envoyer, libre, ouvrirComme } from './rattachement.aides.ts'

test('a close co-ownership is compared side by side before the request can be sent', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  const { ligneRechercheCoproprieteDTOList: lignes } = await (
    await appel(page, 'POST', '/api/coproprietes/rechercher', {
      etatsCopropriete: ['IMMATRICULEE_RATTACHEE'],
    })
  ).json()
  const { declaration } = await (
    await appel(page, 'GET', `/api/coproprietes/visualisation/${lignes[0].id}`)
  ).json()
  const contenu = pourUneAutre(declaration.immatCopropriete)
  const cree = await (
    await appel(page, 'PUT', '/api/coproprietes/brouillon/save/donnees-techniques', {
      id: null,
      version: 0,
      typeImmat: 'DEFAULT',
      immatCopropriete: {
        ...contenu,
        infoRattachement: {
          ...contenu.infoRattachement,
          adminProvisoire: false,
          dateDebutMandat: leMois(-5),
          dateFinMandat: leMois(6, 'fin'),
          justifMandat: false,
          typeJustifMandat: null,
          idDocument: null,
          nomFichierJustifMandat: '',
        },
        identification: {
          ...contenu.identification,
          dateReglementCopropriete: '04/05/1978',
          nbLots: contenu.identification.nbLots + 1,
        },
      },
    })
  ).json()
  await page.goto(`/immatriculer-copropriete/donnees-techniques?id=${cree.id}`)
  await etape(page, 'Données techniques')
  await suivante(page)
  await etape(page, 'Doublons')
  await expect(page.getByText('Mêmes parcelles cadastrales').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await suivante(page)
  await expect(page).toHaveTitle(/^Erreur\s: /)
  await page.getByText('C’est la même copropriété', { exact: true }).first().click()
  await expect(page.getByText('ne peut pas être immatriculée une seconde fois')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Supprimer le brouillon' })).toBeVisible()
  await suivante(page)
  const refus = page.getByText('cette demande ne peut pas être envoyée')
  await expect(refus).toBeVisible()
  await expectAccessible(page)
  // Another answer is another request.
  await page.getByText('Ce n’est pas la même copropriété', { exact: true }).first().click()
  await expect(refus).toBeHidden()
  await passerDoublons(page)
  await expect(
    page
      .getByText('Ce n’est pas la même copropriété : Autre bâtiment, règlement distinct.')
      .first(),
  ).toBeVisible()
})

test.describe('once the draft is gone', () => {
  test.use({ expectedStatuses: [404] })

  test('the same co-ownership leads to its attachment: dates and proof are carried, the draft is closed', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_PRINC')
    const { id: coproprieteId, numeroImmatriculation } = await libre(teneur, 3)
    const { declaration } = await (
      await appel(teneur, 'GET', `/api/coproprietes/visualisation/${coproprieteId}`)
    ).json()
    await teneur.context().close()
    await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
    const contenu = pourUneAutre(declaration.immatCopropriete)
    const cree = await (
      await appel(page, 'PUT', '/api/coproprietes/brouillon/save/donnees-techniques', {
        id: null,
        version: 0,
        typeImmat: 'DEFAULT',
        immatCopropriete: {
          ...contenu,
          identification: { ...contenu.identification, dateReglementCopropriete: '04/05/1978' },
        },
      })
    ).json()
    await page.goto(`/immatriculer-copropriete/infos-rattachement?id=${cree.id}`)
    await etape(page, 'Informations de rattachement')
    await page.getByLabel(/Date de début du mandat/).fill(leMois(-5))
    await page.getByLabel(/Date de fin du mandat/).fill(leMois(6, 'fin'))
    await page.getByText('Contrat de syndic').click()
    await page
      .getByLabel(/^Justificatif du mandat/)
      .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await expect(page.getByText(/contrat\.pdf \(/)).toBeVisible()
    await suivante(page)
    await etape(page, 'Identification')
    await page.goto(`/immatriculer-copropriete/doublons?id=${cree.id}`)
    await etape(page, 'Doublons')
    const fiche = page.getByRole('region', {
      name: new RegExp(numeroImmatriculation.replace(/^(.{3})(.{3})(.{3})$/, '$1-$2-$3')),
    })
    await fiche.getByText('C’est la même copropriété', { exact: true }).click()
    await fiche.getByRole('button', { name: 'Demander mon rattachement' }).click()
    await expect(page.getByLabel('Date de début du mandat')).toHaveValue(leMois(-5))
    await expect(page.getByText(/brouillon d’immatriculation sera supprimé/)).toBeVisible()
    await expect(page.getByText(/contrat\.pdf \(/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('heading', { name: /Étape 2 sur 2/ })).toBeFocused()
    await envoyer(page)
    await expect(page).not.toHaveURL(/rattacher-une-copropriete/)
    expect((await appel(page, 'GET', `/api/coproprietes/brouillon/${cree.id}`)).status()).toBe(404)
  })
})
