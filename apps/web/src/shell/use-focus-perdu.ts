import { useEffect } from 'react'

const TITRES = 'h1, h2, h3, h4'

/**
 * The title of a part of the screen: its own, unless it only holds those of smaller parts; then the
 * nearest that stands before it, or the first of the page.
 */
const titreDe = (lieu: Element): HTMLElement | undefined => {
  const titres = [...document.querySelectorAll<HTMLElement>(`main :is(${TITRES})`)].filter(visible)
  const sien = titres.find((t) => lieu.contains(t))
  const avant = titres.findLast(
    (t) => (t.compareDocumentPosition(lieu) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  return sien && (!avant || sien.tagName <= avant.tagName) ? sien : (avant ?? titres[0])
}

const visible = (e: Element): boolean => e.getClientRects().length > 0

const perdu = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * What held the keyboard has left the screen (a deleted row, a lock released, a button that
 * served): the focus goes to the title of the part where it was, never to the top of the document.
 * A button that waits for its answer gets it back, and so does what a screen that loads had hidden.
 * A screen that puts it elsewhere by itself is left alone.
 */
export const useFocusPerdu = (): void => {
  useEffect(() => {
    let dernier: { element: HTMLElement; chemin: Element[]; eteint: boolean } | null = null
    let attente: ReturnType<typeof setTimeout> | undefined
    const retenir = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return
      const chemin: Element[] = []
      for (let e = target.parentElement; e; e = e.parentElement) chemin.push(e)
      dernier = { element: target, chemin, eteint: false }
    }
    const cacher = ({ target }: FocusEvent): void => {
      if (dernier && target === dernier.element && !visible(dernier.element)) dernier.eteint = true
    }
    const rendre = (): void => {
      const etait = dernier
      if (!etait || !perdu()) return
      dernier = null
      const lieu = etait.chemin.find((e) => e.isConnected && e.closest('main') !== null)
      const titre = lieu && titreDe(lieu)
      if (!titre) return
      if (!titre.hasAttribute('tabindex')) titre.tabIndex = -1
      titre.focus({ preventScroll: titre.tagName !== 'H1' })
    }
    const veille = new MutationObserver(() => {
      if (!dernier) return
      // Gone; while it is there, a person who pressed on nothing keeps that choice.
      if (!dernier.element.isConnected) {
        clearTimeout(attente)
        attente = setTimeout(rendre, 100)
      } else if (dernier.element.matches(':disabled')) dernier.eteint = true
      else if (dernier.eteint && visible(dernier.element)) {
        dernier.eteint = false
        if (perdu()) dernier.element.focus({ preventScroll: true })
      }
    })
    document.addEventListener('focusin', retenir)
    document.addEventListener('focusout', cacher)
    veille.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'style'],
    })
    return () => {
      document.removeEventListener('focusin', retenir)
      document.removeEventListener('focusout', cacher)
      veille.disconnect()
      clearTimeout(attente)
    }
  }, [])
}
