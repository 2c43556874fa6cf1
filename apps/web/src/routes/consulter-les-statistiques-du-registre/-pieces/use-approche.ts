import { type RefObject, useEffect, useState } from 'react'

/** How far ahead of the view: one more of its heights. */
const AVANCE = '100% 0px'
/** Who acts may be about to scroll, or to print. */
const GESTES = ['pointermove', 'keydown', 'beforeprint'] as const

/** True once an element comes near the view, or once somebody acts: what it shows is worth fetching. At once where the browser cannot tell. */
export const useApproche = (element: RefObject<Element | null>): boolean => {
  const [proche, setProche] = useState(false)
  useEffect(() => {
    const la = element.current
    if (proche || !la) return
    const approcher = (): void => setProche(true)
    if (!('IntersectionObserver' in globalThis)) return approcher()
    const veille = new IntersectionObserver((vues) => vues.some((v) => v.isIntersecting) && approcher(), { rootMargin: AVANCE })
    veille.observe(la)
    for (const geste of GESTES) addEventListener(geste, approcher, { passive: true })
    return () => {
      veille.disconnect()
      for (const geste of GESTES) removeEventListener(geste, approcher)
    }
  }, [proche, element])
  return proche
}
