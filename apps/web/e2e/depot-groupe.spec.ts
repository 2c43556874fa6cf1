import { readFile } from 'node:fs/promises'
import { aMettreAJour, closAvant } from './mises-a-jour.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

interface Classeurs {
  writeWorkbook(
    feuilles: {
      nom: string
      colonnes: { titre: string; largeur: number }[]
      lignes: (string | number)[][]
    }[],
  ): Promise<Uint8Array>
}
const TITRES = [
  'Numéro d’immatriculation',
  'Début de l’exercice',
  'Clôture des comptes',
  'Assemblée générale qui a approuvé les comptes',
  'Charges des opérations courantes (€)',
  'Charges des travaux et opérations exceptionnelles (€)',
  'Dettes envers les fournisseurs et rémunérations (€)',
  'Sommes dues par les copropriétaires (€)',
  'Nombre de copropriétaires débiteurs',
  'Fonds de travaux (€)',
]

/** A workbook as a spreadsheet saves it: the server's own writer makes it. */
const classeur = async (lignes: (string | number)[][]): Promise<Buffer> => {
  const { writeWorkbook } = (await import(
    new URL('../../api/src/platform/classeur/ecrire-classeur.ts', import.meta.url).href
  )) as Classeurs
  return Buffer.from(
    await writeWorkbook([
      { nom: 'Mises à jour', colonnes: TITRES.map((titre) => ({ titre, largeur: 20 })), lignes },
    ]),
  )
}

test('a portfolio of three: the model, the errors by row, a rule confirmed, the filing, the result; sent again, nothing twice', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_GESTION.B')
  const [a, b, c] = await aMettreAJour(page, 3, closAvant(new Date().getFullYear() - 1), {
    parLaFin: true,
  })
  if (!a || !b || !c) throw new Error('three co-ownerships')
  const exercice = (
    { numero, an }: { numero: string; an: number },
    cloture = '31/12',
    ag = `02/01/${an + 2}`,
  ) => [numero, `01/01/${an + 1}`, `${cloture}/${an + 1}`, ag, 32_000, 0, 1500, 400, 1, 5200]
  const fichier = {
    name: 'annuelles.xlsx',
    mimeType: '',
    buffer: await classeur([exercice(a), exercice(b, '30/11'), exercice(c, '31/12', 'bientôt')]),
  }

  await page.goto('/copropriete?filter=annuelle')
  await page.getByRole('link', { name: /^Déposer plusieurs mises à jour/ }).click()
  await expectScreen(page, 'Dépôt groupé de mises à jour annuelles')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const telechargement = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le classeur prérempli' }).click()
  expect((await telechargement).suggestedFilename()).toMatch(/^mises-a-jour-annuelles-.*\.xlsx$/)

  await page.getByLabel('Classeur rempli').setInputFiles(fichier)
  await expectScreen(page, /^Dépôt groupé «\sannuelles\.xlsx\s»$/)
  await expect(page.getByRole('row', { name: /^4/ })).toContainText(
    'Saisissez une date au format jj/mm/aaaa, par exemple 21/11/2025.',
  )
  await expect(page.getByRole('button', { name: /^Déposer 1 mise à jour$/ })).toBeVisible()
  await page.locator('label', { hasText: /\(WS103\)/ }).click()
  await expect(page.getByLabel(/\(WS103\)/)).toBeChecked()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: /^En erreur/ }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  // What was confirmed is kept from one list to the next.
  await page.getByRole('button', { name: 'Déposer 2 mises à jour' }).click()
  const dialogue = page.getByRole('dialog', { name: /^Déposer 2 mises à jour/ })
  await expect(dialogue).toContainText('Une ligne en erreur')
  await expectAccessible(page)
  await dialogue.getByRole('button', { name: 'Déposer', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: /^Dépôt terminé\s: 2 mises à jour déposées/ }),
  ).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: /^Toutes/ }).click()
  await expect(page.getByRole('row', { name: /^2/ })).toContainText('Déposée')
  await expect(page.getByRole('row', { name: /^3/ })).toContainText('Déposée')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const resultat = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le résultat (XLSX)' }).click()
  const chemin = await (await resultat).path()

  await page.getByRole('link', { name: 'Déposer un autre classeur' }).click()
  await expect(page.getByRole('link', { name: 'annuelles.xlsx' }).first()).toBeVisible()
  await page
    .getByLabel('Classeur rempli')
    .setInputFiles({ name: 'resultat.xlsx', mimeType: '', buffer: await readFile(chemin) })
  await expectScreen(page, /resultat\.xlsx/)
  await expect(page.getByRole('row', { name: /^2/ })).toContainText('Déjà enregistrée au registre')
  await expect(page.getByRole('button', { name: /^Déposer 0 mise/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Annuler ce dépôt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le dépôt' }).click()
  await expect(page.getByRole('heading', { name: /^Dépôt annulé/ })).toBeVisible()
})
