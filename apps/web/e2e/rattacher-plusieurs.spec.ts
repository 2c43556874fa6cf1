import { writeXlsx } from 'hucre/xlsx'
import { expect, expectAccessible, expectNoSideScroll, expectScreen, test } from './fixtures.ts'
import { pdf } from './immatriculation.aides.ts'
import { avecTirets, dans, libre, ouvrirComme } from './rattachement.aides.ts'

const TITRES = [
  'Numéro d’immatriculation',
  'Début du mandat',
  'Fin du mandat',
  'Élu le (si le mandat en place court encore)',
]

test('a firm attaches itself by workbook: what to mend first, what is ready folded, one proof for all', async ({
  browser,
}) => {
  const [teneur, page] = await Promise.all([
    ouvrirComme(browser, 'TENEUR_ADMIN_PRINC'),
    ouvrirComme(browser, 'TELE_PRO_ADMIN_PRINC'),
  ])
  const [a, b] = [await libre(teneur, -1), await libre(teneur, -2)]
  const [debut, unAn] = [dans(0), dans(1, -1)]
  const contenu = await writeXlsx({
    sheets: [
      {
        name: 'Rattachements',
        rows: [
          TITRES,
          [avecTirets(a.numeroImmatriculation), debut, unAn, null],
          ['ZZ9-999-999', debut, unAn, null],
          [b.numeroImmatriculation, debut, dans(0, 200), null],
        ],
      },
    ],
  })

  await page.goto('/rattacher-une-copropriete/classeur')
  await expectScreen(page, 'Se rattacher à plusieurs copropriétés')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Classeur rempli').setInputFiles({
    name: 'rattachements.xlsx',
    mimeType: '',
    buffer: Buffer.from(contenu),
  })
  const bilan = page.getByText('3 lignes contrôlées : 1 à corriger, 1 à confirmer, 1 prête.')
  await expect(page.locator('.fr-alert', { has: bilan })).toBeFocused()
  const aRevoir = page.getByRole('table', { name: 'Lignes à corriger ou à confirmer' })
  await expect(aRevoir.getByRole('row').nth(1)).toContainText('ZZ9-999-999')
  await expect(aRevoir.getByRole('row').nth(2)).toContainText('À confirmer plus bas')
  await page.getByText('1 ligne prête').click()
  await expect(page.getByRole('table', { name: 'Lignes prêtes' })).toContainText(
    avecTirets(a.numeroImmatriculation),
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const envoyer = page.getByRole('button', { name: 'Envoyer 2 demandes' })
  await envoyer.click()
  await expect(page.getByText('Joignez le justificatif des mandats.')).toBeVisible()
  await page.getByLabel('Un justificatif pour toutes les lignes').setInputFiles({
    name: 'proces-verbaux.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  })
  await envoyer.click()
  await expect(page.getByText('Confirmez les dates de ces mandats.')).toBeVisible()
  await page.locator('label', { hasText: 'Oui, je le confirme pour toutes les lignes.' }).click()
  await envoyer.click()
  await expect(page.getByText('2 demandes envoyées.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
})
