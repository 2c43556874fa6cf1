import type { Page } from '@playwright/test'

/** Spaces of WCAG 1.4.12: gives what they cut, and was whole before. Runs in the browser. */
export const espacer = (): string[] => {
  /** What a list shows of its choice has no width to ask for: it is written again, aside. */
  const choixCoupe = (e: HTMLSelectElement): boolean => {
    const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(e)
    const copie = document.createElement('span')
    copie.textContent = e.selectedOptions[0]?.textContent ?? ''
    Object.assign(copie.style, { font, letterSpacing, wordSpacing, position: 'absolute' })
    copie.style.whiteSpace = 'nowrap'
    document.body.append(copie)
    const large = copie.getBoundingClientRect().width
    copie.remove()
    return large > e.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 2
  }
  const coupes = (): Element[] =>
    [
      ...document.querySelectorAll('main :is(p, li, button, a, label, th, td, h1, h2, h3, select)'),
    ].filter((e) => {
      const { overflowX, overflowY } = getComputedStyle(e)
      if (e.getClientRects().length === 0) return false
      return e instanceof HTMLSelectElement
        ? choixCoupe(e)
        : (overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 2) ||
            (overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 2)
    })
  // What is hidden on purpose is cut already.
  const avant = new Set(coupes())
  // A sheet made by code: the content policy would leave an element of style without effect.
  const feuille = new CSSStyleSheet()
  feuille.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  )
  document.adoptedStyleSheets.push(feuille)
  const pose = parseFloat(getComputedStyle(document.body).letterSpacing) > 0
  const apres = coupes().filter((e) => !avant.has(e))
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((f) => f !== feuille)
  return pose
    ? apres.map((e) => (e instanceof HTMLSelectElement ? e.name || e.id : (e.textContent ?? '')))
    : ['les espacements n’ont pas été posés']
}

declare global {
  interface Window {
    parcours?: { suivi: Element[]; avec: Map<Element, string>; lire: (e: Element) => string }
  }
}

/** From here on, what takes the focus is kept, and how it looks then. Runs in the browser. */
const suivre = (): void => {
  const lire = (e: Element): string =>
    [e, e.nextElementSibling, e.parentElement]
      .filter((c) => c !== null)
      .flatMap((c) => [
        getComputedStyle(c),
        getComputedStyle(c, '::before'),
        getComputedStyle(c, '::after'),
      ])
      .map(
        (s) =>
          `${s.outlineStyle} ${s.outlineWidth} ${s.outlineColor} ${s.boxShadow} ${s.borderColor} ${s.backgroundColor} ${s.textDecoration} ${s.opacity} ${s.transform}`,
      )
      .join('|')
  const parcours: NonNullable<Window['parcours']> = { suivi: [], avec: new Map(), lire }
  window.parcours = parcours
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    parcours.suivi.push(target)
    parcours.avec.set(target, lire(target))
  })
}

/** What had the focus unseen, and how many elements had it. Runs in the browser, after `suivre`. */
const conclure = (): { invisibles: string[]; n: number; dernier: boolean } => {
  const { suivi = [], avec = new Map<Element, string>(), lire } = window.parcours ?? {}
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  const invisibles = [...avec].filter(
    // The browser draws the focus of its own controls; what has left the page is not looked at.
    ([e, vu]) => !(e instanceof HTMLMediaElement) && e.isConnected && lire?.(e) === vu,
  )
  return {
    invisibles: invisibles.map(
      ([e]) => `${e.tagName.toLowerCase()} « ${(e.textContent ?? '').trim().slice(0, 40)} »`,
    ),
    n: new Set(suivi).size,
    dernier: activeElement === document.body,
  }
}

const PAS = 60
/**
 * Walks the page by the keyboard: what has an unseen focus, and whether it is got out of. The keys
 * go one after the other without waiting for an answer: sixty at a time cost what one did.
 */
export const parcourir = async (page: Page): Promise<{ invisibles: string[]; piege: string[] }> => {
  await page.evaluate(suivre)
  await Promise.all(Array.from({ length: PAS }, () => page.keyboard.press('Tab')))
  const { invisibles, n, dernier } = await page.evaluate(conclure)
  const atteints = await page.evaluate(
    () => document.querySelectorAll('a[href], button, input, select, textarea, summary').length,
  )
  return {
    invisibles,
    piege: n > Math.min(atteints, PAS) / 4 || dernier ? [] : [`le focus s’arrête après ${n}`],
  }
}
