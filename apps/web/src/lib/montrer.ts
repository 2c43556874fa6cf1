import { type RefObject, useEffect, useRef } from 'react'

/** Brings an element to the top of the window, and the focus with it. Null does nothing. */
const montrerElement = (element: HTMLElement | null): void => {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}

const GESTES = ['keydown', 'pointerdown'] as const
const PAS_MS = 50

/**
 * The same for the element of an identifier, once it is drawn, ten seconds at most: what a search
 * gives stands below its form, out of sight of a small screen. Who goes on meanwhile is left alone.
 */
export const montrer = (id: string): void => {
  const fin = new AbortController()
  for (const geste of GESTES)
    document.addEventListener(geste, () => fin.abort(), { signal: fin.signal })
  const essayer = (reste: number): void => {
    if (fin.signal.aborted) return
    const element = document.getElementById(id)
    if (!element && reste > 0) return void setTimeout(essayer, PAS_MS, reste - 1)
    fin.abort()
    montrerElement(element)
  }
  setTimeout(essayer, PAS_MS, 200)
}

/**
 * For the top of a list: once another page of it is shown, the link that was pressed has gone, and
 * the router goes to the top of the screen; the list is what was asked for. What keeps the focus (a
 * heading that sorts) is left alone.
 */
export const useHautDeListe = <E extends HTMLElement>(page: number): RefObject<E | null> => {
  const haut = useRef<E>(null)
  const vue = useRef(page)
  useEffect(() => {
    if (vue.current === page) return
    vue.current = page
    setTimeout(() => document.activeElement === document.body && montrerElement(haut.current), 50)
  }, [page])
  return haut
}
