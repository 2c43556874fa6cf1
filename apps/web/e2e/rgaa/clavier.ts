import type { Page } from '@playwright/test'

/** Spaces of WCAG 1.4.12: gives what they cut, and was whole before. Runs in the browser. */
export const espacer = (): string[] => {
  const coupes = (): Element[] =>
    [...document.querySelectorAll('main :is(p, li, button, a, label, th, td, h1, h2, h3)')].filter(
      (e) => {
        const { overflowX, overflowY } = getComputedStyle(e)
        return (
          e.getClientRects().length > 0 &&
          ((overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 2) ||
            (overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 2))
        )
      },
    )
  // What is hidden on purpose is cut already.
  const avant = new Set(coupes())
  const style = document.createElement('style')
  style.textContent =
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
  document.head.append(style)
  const apres = coupes().filter((e) => !avant.has(e))
  style.remove()
  return apres.map((e) => (e.textContent ?? '').trim().slice(0, 50))
}

/** What has the focus and shows it: outline, shadow, border or ground that changes. Runs in the browser. */
const montreLeFocus = (): string | null => {
  const e = document.activeElement
  if (!(e instanceof HTMLElement) || e === document.body) return null
  // The browser draws the focus of its own controls.
  if (e instanceof HTMLMediaElement) return ''
  const lu = (): string => {
    const cibles = [e, e.nextElementSibling, e.parentElement].filter((c) => c !== null)
    return cibles
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
  }
  const avec = lu()
  e.blur()
  const sans = lu()
  e.focus()
  return avec === sans
    ? `${e.tagName.toLowerCase()} « ${(e.textContent ?? '').trim().slice(0, 40)} »`
    : ''
}

const PAS = 60
/** Walks the page by the keyboard: what has an unseen focus, and whether it is got out of. */
export const parcourir = async (page: Page): Promise<{ invisibles: string[]; piege: string[] }> => {
  const invisibles: string[] = []
  let surPlace = 0
  let precedent = ''
  for (let n = 0; n < PAS; n += 1) {
    await page.keyboard.press('Tab')
    const vu = await page.evaluate(montreLeFocus)
    if (vu === null) break
    if (vu !== '') invisibles.push(vu)
    const ici = await page.evaluate(() =>
      document.activeElement instanceof HTMLMediaElement
        ? ''
        : String(
            [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
          ),
    )
    surPlace = ici !== '' && ici === precedent ? surPlace + 1 : 0
    precedent = ici
    if (surPlace > 2) return { invisibles, piege: ['le focus n’avance plus'] }
  }
  return { invisibles: [...new Set(invisibles)], piege: [] }
}
