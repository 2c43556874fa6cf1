import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lireGrilleRgaa } from '@registre/domain'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { addressOf, signIn, vivante } from './fixtures.ts'
import type { Constat } from './rgaa/constat.ts'
import { sonder } from './rgaa/sonde.ts'

// The grid of the self-evaluation against the pages: what a machine judges is judged again, with
// JavaScript and without. RGAA_CONSTATS=<folder> keeps what was found and a picture of each page.

const GRILLE = lireGrilleRgaa(
  readFileSync(join(import.meta.dirname, '../src/routes/accessibilite/-grille.tsv'), 'utf8'),
)
const CONSTATS = process.env['RGAA_CONSTATS']
/** Who opens a page of the sample that is not everybody's. */
const pour = (adresse: string): string | null =>
  adresse.startsWith('/immatriculer-copropriete')
    ? 'TELE_PRO_ADMIN_PRINC'
    : adresse.startsWith('/validations')
      ? 'TENEUR_ADMIN_PRINC'
      : null

/** The step of a draft has its own address: that of the first one that the home shows. */
const adresseDe = async (page: Page, adresse: string): Promise<string> => {
  if (!adresse.startsWith('/immatriculer-copropriete/')) return adresse
  await page.goto('/')
  await vivante(page)
  const lien = page.locator('a[href^="/immatriculer-copropriete/"][href*="?id="]').first()
  return ((await lien.getAttribute('href')) ?? '').replace(
    /[^/]+(?=\?)/,
    adresse.split('/')[2] ?? '',
  )
}

const ouvrir = async (
  browser: Browser,
  baseURL: string,
  adresse: string,
  javaScriptEnabled: boolean,
): Promise<Page> => {
  const contexte = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(`rgaa ${adresse}`) },
  })
  const page = await contexte.newPage()
  const profil = pour(adresse)
  if (profil !== null) await signIn(page, profil)
  await page.goto(javaScriptEnabled ? await adresseDe(page, adresse) : adresse)
  if (javaScriptEnabled) {
    await vivante(page)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  return page
}

/** What the machine found against what the grid says of a page. */
const ecarts = (rang: number, constat: Constat): string[] =>
  GRILLE.criteres.flatMap(({ numero, verdicts }) => {
    const trouve = constat[numero]
    const dit = verdicts[rang]
    if (trouve === undefined) return []
    if (trouve.fautes.length > 0 && dit !== 'NC')
      return [`${numero} est dit ${dit} : ${trouve.fautes.join(' ; ')}`]
    if (trouve.n === 0 && dit !== 'NA') return [`${numero} est dit ${dit} : rien ne s’y rapporte`]
    return trouve.n > 0 && dit === 'NA' ? [`${numero} est dit NA : ${trouve.n} éléments`] : []
  })

test('the grid has the criteria of the RGAA once each, on fifteen pages', () => {
  const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
  expect(GRILLE.criteres.map(({ numero }) => numero)).toEqual(
    themes.flatMap((n, t) => Array.from({ length: n }, (_, i) => `${t + 1}.${i + 1}`)),
  )
  expect(GRILLE.pages).toHaveLength(15)
  for (const { numero, verdicts, element } of GRILLE.criteres) {
    expect(verdicts, numero).toHaveLength(15)
    expect(element, numero).not.toBe('')
  }
})

test('a suggestion that is pressed, then left before it is let go, is not chosen', async ({
  browser,
  baseURL,
}) => {
  const page = await ouvrir(browser, baseURL ?? '', '/', true)
  const champ = page.getByRole('main').getByRole('combobox')
  await champ.pressSequentially('gueret')
  const proposition = page.getByRole('option').first()
  await proposition.hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(champ).toHaveValue('gueret')
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(champ).toBeFocused()
  await proposition.click()
  await expect(page).not.toHaveURL('/')
  await page.context().close()
})

for (const [rang, { nom, adresse }] of GRILLE.pages.entries())
  test(`the grid says what is found on ${nom}, with JavaScript and without`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const constats: Record<string, Constat> = {}
    for (const avec of [true, false]) {
      const page = await ouvrir(browser, baseURL ?? '', adresse, avec)
      // A map comes once the rest is read, later on a machine that has others.
      const carte = GRILLE.criteres.find(({ numero }) => numero === '4.12')?.verdicts[rang] !== 'NA'
      if (avec && carte) await page.locator('.maplibregl-canvas').waitFor()
      constats[avec ? 'avec' : 'sans'] = await sonder(page, avec)
      if (CONSTATS !== undefined)
        await page.screenshot({ path: join(CONSTATS, `${rang + 1}-${avec}.png`), fullPage: true })
      await page.context().close()
    }
    if (CONSTATS !== undefined)
      writeFileSync(join(CONSTATS, `${rang + 1}.json`), JSON.stringify(constats, null, 1))
    // Without JavaScript there may be less to judge; nothing may be worse.
    const { avec = {}, sans = {} } = constats
    const ensemble = Object.fromEntries(
      Object.entries(avec).map(([critere, { n, fautes }]) => [
        critere,
        {
          n: Math.max(n, sans[critere]?.n ?? 0),
          fautes: [...fautes, ...(sans[critere]?.fautes ?? []).map((f) => `sans JavaScript, ${f}`)],
        },
      ]),
    )
    expect(ecarts(rang, ensemble)).toEqual([])
  })
