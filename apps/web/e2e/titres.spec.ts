import { adresseDe } from './ecrans/visite.ts'
import { PUBLICS } from './ecrans/publics.ts'
import { expect, expectScreen, test } from './fixtures.ts'

/** What a visitor opens, one by one. */
const PAGES = PUBLICS.filter(
  ({ pour, vers }) => pour.includes('VISITEUR') && vers?.('VISITEUR') === undefined,
)

test.describe('public pages', () => {
  test.use({ expectedStatuses: [404] })
  test('each has a title of its own, that says what its address asks for', async ({ page }) => {
    test.setTimeout(300_000)
    const parTitre = new Map<string, string[]>()
    for (const ecran of PAGES)
      for (const adresse of [await adresseDe(page, ecran, new Map()), ...(ecran.variantes ?? [])]) {
        await page.goto(adresse)
        await expect(page.locator('main h1').first()).toBeVisible()
        // A title that is sharpened by what is read comes with it.
        await expect
          .poll(async () => parTitre.has(await page.title()), { message: adresse, timeout: 15_000 })
          .toBe(false)
        const titre = await page.title()
        parTitre.set(titre, [...(parTitre.get(titre) ?? []), adresse])
      }
    expect([...parTitre].filter(([, adresses]) => adresses.length > 1)).toEqual([])
    for (const titre of parTitre.keys())
      expect(titre).toMatch(/.+ - Registre national des copropriétés$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the service tells its state, and a figure is taken with its source', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/etat', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Courriels et attestations' })).toBeVisible()
    await expect(page.getByText(/^(Tout fonctionne|Le registre fonctionne)/)).toBeVisible()
    await expect(page.getByText('Cette page se met à jour seule')).toBeHidden()
    const lien = page.getByRole('link', { name: /chiffres \(CSV\) : Chiffres clés/ })
    // The worker counts in its first minute.
    await expect
      .poll(
        async () => {
          await page.goto('/consulter-les-statistiques-du-registre?niveau=DEPARTEMENT&code=69', {
            waitUntil: 'commit',
          })
          await page.waitForLoadState('domcontentloaded')
          return lien.count()
        },
        { timeout: 90_000, intervals: [2000] },
      )
      .toBe(1)
    const contenu = decodeURIComponent((await lien.getAttribute('href')) ?? '')
    expect(contenu).toMatch(
      /^data:text\/csv;charset=utf-8,\uFEFFChiffre;Valeur\r\nCopropriétés;\d+/,
    )
    expect(contenu).toContain('Territoire;Rhône')
    expect(contenu).toContain('Licence;Licence Ouverte 2.0')
    await page.getByText('Citer').first().click()
    await expect(page.getByText(/Licence Ouverte 2\.0\. http/).first()).toBeVisible()
    await expectScreen(page, 'Statistiques du registre')
  })
})
