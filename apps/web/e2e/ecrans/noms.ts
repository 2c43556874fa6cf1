import type { Page } from '@playwright/test'
import { type Ecran, type Visiteur, voit } from './ecran.ts'
import { ECRANS } from './table.ts'

const NOM = 'Registre national des copropriétés'

const convient = (attendu: string | RegExp, lu: string): boolean =>
  typeof attendu === 'string' ? attendu === lu : attendu.test(lu)
/** The texts of the client carry non-breaking spaces that the table does not type. */
export const simple = (texte: string): string => texte.replace(/\s+/g, ' ').trim()

const filDe = (page: Page) =>
  page.locator('nav.fr-breadcrumb').evaluateAll((navs) =>
    navs.flatMap((nav) =>
      [...nav.querySelectorAll('.fr-breadcrumb__link')].map((a) => ({
        texte: a.textContent ?? '',
        href: a.getAttribute('href'),
      })),
    ),
  )

/** The path of an address. */
export const chemin = (href: string): string => new URL(href, 'http://registre.invalid').pathname

/**
 * Title, heading and breadcrumb; and each step of the breadcrumb is a screen that the visitor may
 * open.
 */
const lireNoms = async (page: Page, ecran: Ecran, visiteur: Visiteur): Promise<string[]> => {
  const fautes: string[] = []
  // A screen that opens on errors says so first in its title (RGAA 11.10).
  const titre = simple(await page.title()).replace(/^Erreur : /, '')
  const nom = titre.endsWith(` - ${NOM}`) ? titre.slice(0, -NOM.length - 3) : ''
  const h1 = simple((await page.locator('main h1').first().textContent()) ?? '')
  if ((await page.locator('h1').count()) !== 1)
    fautes.push('la page n’a pas un seul titre de niveau 1')
  if (!convient(ecran.titre, nom)) fautes.push(`titre « ${titre} », attendu ${String(ecran.titre)}`)
  if (!(ecran.h1 ? ecran.h1.test(h1) : h1 === nom))
    fautes.push(`titre de niveau 1 « ${h1} », attendu ${String(ecran.h1 ?? nom)}`)
  const fil = await filDe(page)
  const attendu = ecran.accueil
    ? []
    : ['Accueil', ...(ecran.sansFil?.includes(visiteur) ? [] : (ecran.fil ?? [])), nom]
  const lu = fil.map(({ texte }) => simple(texte))
  if (lu.join(' > ') !== attendu.join(' > '))
    fautes.push(`fil d’Ariane « ${lu.join(' > ')} », attendu « ${attendu.join(' > ')} »`)
  for (const { texte, href } of fil) {
    if (href === null) continue
    const cible = ECRANS.find(({ route }) => route === chemin(href))
    if (!cible || !voit(visiteur, cible))
      fautes.push(
        `le fil d’Ariane mène à « ${simple(texte)} » (${href}), que ce profil n’ouvre pas`,
      )
  }
  return fautes
}

const ESSAIS = 20
/** The same once names have settled: those of results come with them. */
export const verifierNoms = async (
  page: Page,
  ecran: Ecran,
  visiteur: Visiteur,
): Promise<string[]> => {
  let fautes = await lireNoms(page, ecran, visiteur)
  for (let i = 1; fautes.length > 0 && i < ESSAIS; i += 1) {
    await page.waitForTimeout(100)
    fautes = await lireNoms(page, ecran, visiteur)
  }
  return fautes
}
