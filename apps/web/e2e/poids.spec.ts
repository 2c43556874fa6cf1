import { appendFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/**
 * What a visitor's first page brings of JavaScript, compressed, nothing in the cache: React, its
 * router and its queries are 90 kB of it. What checks a form comes when the form is filled in.
 */
const JAVASCRIPT_MAX = 150_000

const PAGES = [
  '/',
  '/annuaire',
  // With a text too short, with rows that were found, with the form of thirteen criteria, and with both.
  '/annuaire?q=a',
  '/annuaire?q=erables',
  '/annuaire?mode=avancee',
  '/annuaire?mode=avancee&nom=a',
  '/annuaire/AA0-000-001',
  '/aide',
  '/aide/regles',
  '/aide/formulaire',
  '/compte',
  '/compte/mot-de-passe-oublie',
  '/consulter-les-statistiques-du-registre',
  '/institutionnels/outil-categorisation',
]

for (const adresse of PAGES)
  test(`weight of ${adresse}`, async ({ browser, baseURL }) => {
    const contexte = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    })
    const page = await contexte.newPage()
    const reseau = await contexte.newCDPSession(page)
    const scripts = new Map<string, string>()
    const octets = new Map<string, number>()
    reseau.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.url)
    })
    reseau.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
      octets.set(requestId, (octets.get(requestId) ?? 0) + encodedDataLength),
    )
    await reseau.send('Network.enable')
    await page.goto(adresse)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    const javascript = [...octets].reduce((total, [id, n]) => total + (scripts.has(id) ? n : 0), 0)
    // The page did load: nothing is lighter than its libraries.
    expect(javascript).toBeGreaterThan(50_000)
    expect(javascript).toBeLessThanOrEqual(JAVASCRIPT_MAX)
    expect([...scripts.values()].filter((url) => /schemas|\.contract-/.test(url))).toEqual([])
    // POIDS=<file>: what docs/mise-en-service/ecoconception.md tells of the page.
    const total = [...octets.values()].reduce((somme, n) => somme + n, 0)
    if (process.env['POIDS'])
      appendFileSync(
        process.env['POIDS'],
        [adresse, total, javascript, octets.size].join('\t') + '\n',
      )
    await contexte.close()
  })
