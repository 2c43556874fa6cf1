import { expect, test } from '@playwright/test'

/**
 * What a visitor's page costs on the wire, compressed, nothing in the cache: its JavaScript, and
 * everything. The aim is 130 kB and
 * 250 kB; React, its router and its queries are 90 kB; the behaviours of the design system, 20,
 * come at the first gesture. These ceilings only go
 * down.
 */
const PAGES: readonly (readonly [adresse: string, javascript: number, tout: number])[] = [
  ['/', 122_000, 191_500],
  ['/annuaire', 125_000, 195_000],
  // With what shows results, with the form of thirteen criteria, and with both.
  ['/annuaire?q=a', 129_500, 200_000],
  ['/annuaire?mode=avancee', 130_000, 200_000],
  ['/annuaire?mode=avancee&nom=a', 130_000, 201_000],
  ['/annuaire/AA0-000-001', 122_500, 192_000],
  ['/aide', 121_500, 191_000],
  ['/aide/regles', 122_500, 210_000],
  ['/aide/formulaire', 126_000, 196_000],
  ['/compte', 127_000, 197_000],
  // Without the map of the departments, which stands further down.
  ['/consulter-les-statistiques-du-registre', 128_000, 198_000],
  ['/institutionnels/outil-categorisation', 130_000, 200_000],
]

for (const [adresse, javascriptMax, toutMax] of PAGES)
  test(`weight of ${adresse}`, async ({ browser, baseURL }) => {
    const contexte = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    })
    const page = await contexte.newPage()
    const reseau = await contexte.newCDPSession(page)
    const types = new Map<string, string>()
    const octets = new Map<string, number>()
    reseau.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    reseau.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
      octets.set(requestId, (octets.get(requestId) ?? 0) + encodedDataLength),
    )
    await reseau.send('Network.enable')
    await page.goto(adresse)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    const pesee = (garder: (type: string) => boolean): number =>
      [...octets].reduce((total, [id, n]) => (garder(types.get(id) ?? '') ? total + n : total), 0)
    const [javascript, tout] = [pesee((type) => type === 'Script'), pesee(() => true)]
    // The page did load: nothing is lighter than its libraries.
    expect(javascript).toBeGreaterThan(50_000)
    expect(javascript, 'JavaScript').toBeLessThanOrEqual(javascriptMax)
    expect(tout, 'everything').toBeLessThanOrEqual(toutMax)
    await contexte.close()
  })
