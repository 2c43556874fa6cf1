import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { violationsDe } from './axe.ts'
import { type Ecran, VISITEURS, type Visiteur, voit } from './ecrans/ecran.ts'
import { focusCaches } from './ecrans/focus.ts'
import { ECRANS } from './ecrans/table.ts'
import {
  VUE_ETROITE,
  ecouter,
  TOUTES_VUES,
  visiter,
  visiterRefus,
  type Visite,
  VUES_OUVERTES,
} from './ecrans/visite.ts'
import { erreursHtmlcs, erreursNu } from './ecrans/validite.ts'
import { addressOf, signIn, signInInstitution } from './fixtures.ts'

/**
 * REGISTRE_ECRANS=tous: each profile, each width, each scheme, and each refusal. Otherwise each
 * screen for its main users: in `npm test` narrow and dark, without what judges the text of pages;
 * in `npm run ecrans -- --courte` wide and light too, with it.
 */
const TOUR = process.env['REGISTRE_ECRANS']
const TOUS = TOUR === 'tous'
const VUES = TOUS ? TOUTES_VUES : TOUR === 'courte' ? VUES_OUVERTES : VUE_ETROITE
const LOT = 14

test('every route of the generated tree has its row, and every row its route', async () => {
  const arbre = await readFile(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8')
  const routes =
    /interface FileRoutesByFullPath \{([^}]*)\}/.exec(arbre)?.[1]?.matchAll(/'([^']+)':/g) ?? []
  const chemins = new Set([...routes].map(([, chemin = '']) => chemin.replace(/(?<=.)\/$/, '')))
  expect([...chemins].filter((chemin) => !ECRANS.some(({ route }) => route === chemin))).toEqual([])
  expect(ECRANS.filter(({ route }) => !chemins.has(route)).map(({ route }) => route)).toEqual([])
  expect(new Set(ECRANS.map(({ route }) => route)).size).toBe(ECRANS.length)
  // Its users see it.
  expect(
    ECRANS.flatMap((e) => e.pour.filter((v) => !voit(v, e)).map((v) => `${v} ${e.route}`)),
  ).toEqual([])
})

test('what looks at the screens does see', async ({ page }) => {
  await page.setContent(
    '<html lang="fr"><title>Page</title><main><h1>Page</h1><p style="color:#ccc;background:#fff">Pâle</p><img src="data:,"></main>',
  )
  expect(await violationsDe(page)).toEqual(['axe color-contrast : p', 'axe image-alt : img'])
  await page.setContent(
    '<main style="height:3000px"><div style="height:900px"></div><button style="position:absolute;top:500px">Dessous</button><footer style="position:fixed;inset:0 0 auto;height:100vh;background:#fff">Barre</footer></main>',
  )
  expect((await focusCaches(page)).length).toBeGreaterThanOrEqual(3)
  await page.setContent(
    '<html lang="fr"><title>Page</title><main><h1>Page</h1><p style="color:#ccc;background:#fff">Pâle</p><img src="data:,"></main>',
  )
  if (TOUR === undefined) return
  expect((await erreursHtmlcs(page)).map((faute) => faute.split(' ')[1])).toEqual([
    '1_4.1_4_3.G18.Fail',
    '1_1.1_1_1.H37',
  ])
  if (process.env['REGISTRE_ECRANS_NU'] === undefined) return
  const html = '<!doctype html><html lang="fr"><title>Page</title><span><div>a</div></span></html>'
  expect(await erreursNu([{ nom: 'page', html }])).toEqual([
    expect.stringContaining('page : Nu Element “div” not allowed as child of element “span”'),
  ])
})

const entrer = async (browser: Browser, visiteur: Visiteur, origine: string): Promise<Visite> => {
  // An address for each lot: the limits of one are not spent by the others.
  const contexte = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    baseURL: origine,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(test.info().title) },
  })
  const page = await contexte.newPage()
  if (visiteur === 'INSTITUTIONNEL') await signInInstitution(page)
  else if (visiteur !== 'VISITEUR') await signIn(page, visiteur)
  return { page, visiteur, entendu: ecouter(page, origine), connues: new Map(), gardees: [] }
}

const parLots = (ecrans: readonly Ecran[]): Ecran[][] =>
  Array.from({ length: Math.ceil(ecrans.length / LOT) }, (_, n) =>
    ecrans.slice(n * LOT, (n + 1) * LOT),
  )

for (const visiteur of VISITEURS) {
  const siens = ECRANS.filter((ecran) =>
    TOUS ? !ecran.sansObjet?.includes(visiteur) : ecran.pour.includes(visiteur),
  )
  for (const [n, lot] of parLots(siens).entries()) {
    test(`screens of ${visiteur} (${n + 1})`, async ({ browser, baseURL }) => {
      // Signing in and starting the judges take their time, however few the screens.
      test.setTimeout(45_000 + lot.length * (TOUS ? 60_000 : TOUR === 'courte' ? 30_000 : 15_000))
      const visite = await entrer(browser, visiteur, new URL(baseURL ?? '').origin)
      const fautes: string[] = []
      for (const ecran of lot) {
        if (!voit(visiteur, ecran)) fautes.push(...(await visiterRefus(visite, ecran)))
        else fautes.push(...(await visiter(visite, ecran, VUES)))
      }
      await visite.page.context().close()
      fautes.push(...(await erreursNu(visite.gardees)))
      expect(fautes).toEqual([])
    })
  }
}
