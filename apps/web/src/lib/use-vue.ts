import { type RefObject, useEffect, useRef, useState } from 'react'

/** What stands below is made ready before it is in view. */
const MARGE = '600px'

/**
 * True once the element is near what is read, or once somebody acts on the page: what costs much
 * and stands below waits for it. Printing is an act too.
 */
export const useVue = <E extends Element>(): readonly [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null)
  const [vue, setVue] = useState(false)
  useEffect(() => {
    if (vue || !element.current) return
    const fin = new AbortController()
    const voir = () => setVue(true)
    const veille = new IntersectionObserver(
      (entrees) => entrees.some((e) => e.isIntersecting) && voir(),
      { rootMargin: MARGE },
    )
    veille.observe(element.current)
    for (const geste of ['keydown', 'pointerdown', 'beforeprint'])
      addEventListener(geste, voir, { passive: true, signal: fin.signal })
    return () => {
      fin.abort()
      veille.disconnect()
    }
  }, [vue])
  return [element, vue]
}
