import { setLink } from '@codegouvfr/react-dsfr/link'
import { chargerOperations } from '@registre/contract/client'
import { InternalLink } from './shell/InternalLink.tsx'

declare global {
  interface Window {
    dsfr?: { verbose: boolean; mode: 'react'; start?: () => void }
  }
}

/** The design system's links open screens without reloading. */
export const poserLien = (): void =>
  setLink({ Link: InternalLink as Parameters<typeof setLink>[0]['Link'] })

/**
 * Follows the colour scheme of the system; paper is white, whatever the screen is. The design
 * system's own starter would write an inline style, which the content security policy refuses.
 */
export const poserTheme = (): void => {
  const dark = matchMedia('screen and (prefers-color-scheme: dark)')
  const poser = (sombre: boolean) =>
    document.documentElement.setAttribute('data-fr-theme', sombre ? 'dark' : 'light')
  const apply = () => poser(dark.matches)
  apply()
  dark.addEventListener('change', apply)
  // Told before the page is laid out for paper, where the change of medium may come too late.
  addEventListener('beforeprint', () => poser(false))
  addEventListener('afterprint', apply)
}

/** Starts the design system's behaviours: menus, tabs, accordions. */
export const startDsfr = async (): Promise<void> => {
  window.dsfr = { verbose: false, mode: 'react' }
  await import('./dsfr.ts')
  window.dsfr.start?.()
}

/** What the behaviours answer to by themselves. */
const LEURS_BOUTONS =
  '.fr-btn--menu, .fr-nav__btn, .fr-accordion__btn, .fr-tabs__tab, .fr-breadcrumb__button'
// A screen reader may press without any of the others.
const GESTES = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'] as const
/** Between two tries, when they did not come. */
const REPRISE_MS = 2000

const image = (): Promise<number> => new Promise((suite) => requestAnimationFrame(suite))

/** The behaviours take an element in the images that follow their start, and mark it. */
const prise = async (bouton: Element): Promise<void> => {
  for (
    let reste = 30;
    reste > 0 && !bouton.getAttributeNames().some((nom) => nom.startsWith('data-fr-js'));
    reste -= 1
  )
    await image()
}

/**
 * Starts them at the first gesture, since reading needs none of them; a click that came before they
 * were there is given to them.
 */
export const startDsfrAuGeste = (): void => {
  const fin = new AbortController()
  let clique: HTMLElement | null = null
  const armer = (): void => {
    for (const geste of GESTES) document.addEventListener(geste, auGeste, { passive: true })
  }
  const lancer = async (): Promise<void> => {
    for (const geste of GESTES) document.removeEventListener(geste, auGeste)
    // Who acts will call the register: a call that finds nothing tries again, and says so.
    void chargerOperations().catch(() => undefined)
    try {
      await startDsfr()
    } catch (error) {
      setTimeout(armer, REPRISE_MS)
      throw error
    }
    if (clique) await prise(clique)
    fin.abort()
    clique?.click()
  }
  const auGeste = (): void => void lancer().catch(reportError)
  armer()
  document.addEventListener(
    'click',
    ({ target }) => {
      clique = target instanceof Element ? target.closest<HTMLElement>(LEURS_BOUTONS) : null
    },
    { signal: fin.signal },
  )
}
