import type { Page } from '@playwright/test'
import { violationsDe } from '../axe.ts'
import { expectNoSideScroll } from '../fixtures.ts'
import type { Constat } from './constat.ts'
import { espacer, parcourir } from './clavier.ts'
import { regarder } from './vue.ts'

/** The rule of axe, and the criterion that it judges. What is not here is 8.2: the code is not what it should be. */
const REGLES: Readonly<Record<string, string>> = {
  'image-alt': '1.1',
  'role-img-alt': '1.1',
  'svg-img-alt': '1.1',
  'input-image-alt': '1.1',
  'object-alt': '1.1',
  'area-alt': '1.1',
  'image-redundant-alt': '1.2',
  'presentation-role-conflict': '1.2',
  'frame-title': '2.1',
  'color-contrast': '3.2',
  'link-in-text-block': '10.6',
  'table-duplicate-name': '5.4',
  'td-headers-attr': '5.7',
  'th-has-data-cells': '5.7',
  'scope-attr-valid': '5.6',
  'link-name': '6.2',
  'identical-links-same-purpose': '6.1',
  'html-has-lang': '8.3',
  'html-lang-valid': '8.4',
  'valid-lang': '8.8',
  'document-title': '8.5',
  'heading-order': '9.1',
  'empty-heading': '9.1',
  'page-has-heading-one': '9.1',
  region: '9.2',
  list: '9.3',
  listitem: '9.3',
  'definition-list': '9.3',
  dlitem: '9.3',
  'aria-hidden-focus': '10.8',
  label: '11.1',
  'select-name': '11.1',
  'button-name': '11.9',
  'autocomplete-valid': '11.13',
  bypass: '12.7',
  'skip-link': '12.7',
  tabindex: '12.8',
  'css-orientation-lock': '13.9',
  'meta-refresh': '13.1',
  'no-autoplay-audio': '4.10',
}
const critereDe = (regle: string): string =>
  REGLES[regle] ??
  (regle.startsWith('landmark-') ? '9.2' : regle.startsWith('aria-') ? '7.1' : '8.2')

/** Counts in the page, and what the sources alone tell. Runs in the browser. */
const compter = (): Constat => {
  const vu = (e: Element): boolean => e.getClientRects().length > 0
  const tous = (quoi: string): Element[] => [...document.querySelectorAll(quoi)].filter(vu)
  const nom = (e: Element): string =>
    (e.getAttribute('aria-label') ?? e.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const champs = tous(
    'input:not([type=hidden]):not([type=button]):not([type=submit]), select, textarea',
  )
  const tableaux = tous('table, [role=table]')
  const medias = tous('video, audio')
  // A map is a medium without time: canvas, or drawn.
  const cartes = tous('.maplibregl-map, canvas')
  const images = tous('img, svg, canvas, [role=img], object')
  const porteuses = images.filter(
    (e) =>
      e.closest('[aria-hidden=true]') === null &&
      (e.tagName === 'IMG'
        ? e.getAttribute('alt') !== ''
        : e.getAttribute('role') === 'img' ||
          (e.tagName === 'svg' && e.hasAttribute('aria-label'))),
  )
  const decor = images.filter((e) => !porteuses.includes(e))
  const identites = [...document.querySelectorAll('[id]')].map((e) => e.id)
  const doublees = [...new Set(identites.filter((id, i) => identites.indexOf(id) !== i))]
  const reperes = tous('header, nav, main, footer, [role=search], [role=banner]')
  const mots = /(^|[-_])(nom|prenom|email|courriel|telephone|login|identifiant|password)/i
  const deLaPersonne = champs.filter(
    (e) =>
      e.getAttribute('autocomplete') ||
      (e.closest('form') && mots.test(e.getAttribute('name') ?? '')),
  )
  const constat = (n: number, fautes: string[] = []): { n: number; fautes: string[] } => ({
    n,
    fautes,
  })
  return {
    '1.1': constat(porteuses.length),
    '1.2': constat(
      decor.length,
      decor
        .filter((e) => e.tagName === 'IMG' && !e.hasAttribute('alt'))
        .map((e) => e.outerHTML.slice(0, 80)),
    ),
    '1.3': constat(porteuses.length),
    '1.9': constat(tous('figure > figcaption').length),
    '2.1': constat(tous('iframe').length),
    '2.2': constat(tous('iframe').length),
    '3.2': constat(1),
    '4.2': constat(medias.length),
    ...Object.fromEntries(['4.8', '4.9'].map((c) => [c, constat(cartes.length)])),
    '4.10': constat(
      medias.filter((m) => m.hasAttribute('autoplay')).length,
      medias.filter((m) => m.hasAttribute('autoplay')).map((m) => m.outerHTML.slice(0, 80)),
    ),
    '5.4': constat(
      tableaux.length,
      tableaux
        .filter(
          (t) =>
            !t.querySelector('caption') &&
            !t.hasAttribute('aria-label') &&
            !t.hasAttribute('aria-labelledby'),
        )
        .map((t) => t.outerHTML.slice(0, 80)),
    ),
    '5.5': constat(tableaux.length),
    '5.6': constat(
      tableaux.length,
      tableaux
        .filter((t) => !t.querySelector('th, [role=columnheader]'))
        .map((t) => nom(t).slice(0, 60)),
    ),
    '5.7': constat(tableaux.length),
    '6.1': constat(tous('a[href]').length),
    '6.2': constat(tous('a[href]').length),
    '7.5': constat(
      [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')].length,
    ),
    '8.1': constat(1, document.doctype?.name === 'html' ? [] : ['pas de doctype']),
    '8.2': constat(
      1,
      doublees.map((id) => `id « ${id} » répété`),
    ),
    '8.3': constat(1),
    '8.4': constat(
      1,
      document.documentElement.lang.startsWith('fr') ? [] : [document.documentElement.lang],
    ),
    '8.5': constat(1),
    '8.7': constat(document.body.querySelectorAll('[lang]').length),
    '8.8': constat(document.body.querySelectorAll('[lang]').length),
    '8.9': constat(
      1,
      [...document.body.querySelectorAll('font, center, b:empty, big, tt, marquee, blink')].map(
        (e) => e.tagName,
      ),
    ),
    '9.1': constat(tous('h1, h2, h3, h4, h5, h6').length),
    '9.2': constat(
      1,
      ['header', 'main', 'footer'].filter(
        (quoi) => document.querySelectorAll(`body ${quoi}`).length === 0,
      ),
    ),
    '9.3': constat(tous('ul, ol, dl').length),
    '9.4': constat(tous('q, blockquote').length),
    '10.1': constat(
      1,
      [
        ...document.querySelectorAll('[bgcolor], [align], [valign], table[border], [cellpadding]'),
      ].map((e) => e.tagName),
    ),
    '10.8': constat(1),
    '11.1': constat(champs.length),
    '11.2': constat(champs.length),
    '11.4': constat(champs.length),
    '11.6': constat(
      tous('fieldset').length,
      tous('fieldset')
        .filter(
          (f) =>
            !f.querySelector('legend') &&
            !f.hasAttribute('aria-labelledby') &&
            !f.hasAttribute('aria-label'),
        )
        .map((f) => nom(f).slice(0, 60)),
    ),
    '11.7': constat(tous('fieldset').length),
    '11.8': constat(tous('select optgroup').length),
    '11.9': constat(tous('form button, form input[type=submit], [role=search] button').length),
    '11.13': constat(
      deLaPersonne.length,
      deLaPersonne
        .filter((e) => !e.getAttribute('autocomplete'))
        .map((e) => e.getAttribute('name') ?? ''),
    ),
    '12.6': constat(1, reperes.length < 3 ? ['moins de trois zones'] : []),
    '12.7': constat(
      1,
      document.querySelector('.fr-skiplinks a[href^="#"]') ? [] : ['pas de lien d’accès rapide'],
    ),
    '12.8': constat(1),
    '13.2': constat(
      1,
      tous('a[target=_blank]')
        .filter((a) => !/nouvelle fenêtre/.test(`${a.getAttribute('title') ?? ''} ${nom(a)}`))
        .map((a) => nom(a)),
    ),
    '13.9': constat(1),
  }
}

const essayer = async (essai: () => Promise<unknown>, dire: string): Promise<string[]> => {
  try {
    await essai()
    return []
  } catch {
    return [dire]
  }
}

/** What a machine finds of each criterion that it can judge, on the page that is open. */
export const sonder = async (page: Page, avecScript: boolean): Promise<Constat> => {
  const constat: Constat = await page.evaluate(compter)
  const ajouter = (critere: string, n: number, fautes: readonly string[]): void => {
    const connu = (constat[critere] ??= { n: 0, fautes: [] })
    connu.n = Math.max(connu.n, n, fautes.length)
    connu.fautes.push(...fautes)
  }
  for (const [critere, { n, fautes }] of Object.entries(await page.evaluate(regarder)))
    ajouter(critere, n, fautes)
  if (avecScript)
    for (const dit of await violationsDe(page)) {
      const [, regle = '', ou = ''] = /^axe (\S+) : (.*)$/.exec(dit) ?? []
      ajouter(critereDe(regle), 1, [`${regle} : ${ou}`])
    }
  ajouter('7.1', avecScript ? 1 : 0, [])
  ajouter('10.4', 1, await essayer(() => expectNoSideScroll(page, 640), 'défilement à 200 %'))
  ajouter('10.11', 1, await essayer(() => expectNoSideScroll(page), 'défilement à 320 px'))
  ajouter('10.12', 1, await page.evaluate(espacer))
  // The same styles and the browser's own keys without JavaScript, where no page hears itself.
  const { invisibles, piege } = avecScript ? await parcourir(page) : { invisibles: [], piege: [] }
  ajouter('10.7', 1, invisibles)
  ajouter('12.9', 1, piege)
  return constat
}
