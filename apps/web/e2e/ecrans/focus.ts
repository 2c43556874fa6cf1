import type { Page } from '@playwright/test'

/** A laptop, the same at 200 %, a small telephone. */
const TAILLES = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
  { width: 320, height: 568 },
] as const
/** More than any screen holds; a trap of the keyboard ends there too. */
const MAX = 400

/** True when something sticks to the window, and may so cover what goes under it. */
const quelqueChoseColle = (): boolean =>
  [...document.querySelectorAll('body *')].some((e) => {
    const { position } = getComputedStyle(e)
    return (position === 'sticky' || position === 'fixed') && e.getBoundingClientRect().height > 0
  })

/** What has the focus, and what covers it whole; null on the page itself. */
const focusCourant = (): { rang: number; quoi: string; sous: string } | null => {
  const e = document.activeElement
  if (!e || e === document.body) return null
  const r = e.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => [r.left + r.width * x, r.top + r.height * y] as const),
  )
  const colle = (dessus: Element | null): Element | null => {
    for (let d = dessus; d && !d.contains(e); d = d.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(d).position)) return d
    return null
  }
  const vus = points
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    .map(([x, y]) => colle(document.elementFromPoint(x, y)))
  const sous = vus.length > 0 && vus.every((d) => d !== null) ? vus[0] : null
  return {
    rang: [...document.querySelectorAll('*')].indexOf(e),
    quoi: `${e.tagName.toLowerCase()} « ${(e.textContent || e.getAttribute('name') || '').trim().slice(0, 40)} »`,
    sous: sous ? `.${sous.className || sous.tagName}` : '',
  }
}

/**
 * Walks a screen by the keyboard at each size: gives what has the focus and cannot be seen, because
 * something that sticks covers it (WCAG 2.4.11). A screen where nothing sticks is not walked.
 */
export const focusCaches = async (page: Page): Promise<string[]> => {
  const fautes: string[] = []
  for (const taille of TAILLES) {
    await page.setViewportSize(taille)
    if (!(await page.evaluate(quelqueChoseColle))) continue
    for (const touche of ['Tab', 'Shift+Tab']) {
      await page.evaluate(
        (vers) => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo(0, vers)
        },
        touche === 'Tab' ? 0 : 1e6,
      )
      const vus = new Set<number>()
      for (let n = 0; n < MAX; n += 1) {
        await page.keyboard.press(touche)
        const focus = await page.evaluate(focusCourant)
        if (focus === null || vus.has(focus.rang)) break
        vus.add(focus.rang)
        if (focus.sous !== '')
          fautes.push(
            `à ${taille.width} × ${taille.height} (${touche}), ${focus.quoi} a le focus sous ${focus.sous}`,
          )
      }
    }
  }
  return fautes
}
