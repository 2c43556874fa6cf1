import { expect, expectAccessible, expectNoSideScroll, signIn, test } from './fixtures.ts'
import { appel, etape, leMois, passerDoublons, suivante } from './immatriculation.aides.ts'

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
  const contenu = declaration.immatCopropriete
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
  await expectAccessible(page)
  await passerDoublons(page)
  await expect(
    page
      .getByText('Ce n’est pas la même copropriété : Autre bâtiment, règlement distinct.')
      .first(),
  ).toBeVisible()
})
