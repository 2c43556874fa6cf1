import { type RefObject, useEffect, useRef } from 'react'

const GESTES = ['pointerdown', 'keydown', 'wheel'] as const

/** When somebody last touched this page, in milliseconds. */
export const useActivite = (): RefObject<number> => {
  const derniere = useRef(Date.now())
  useEffect(() => {
    const noter = () => {
      derniere.current = Date.now()
    }
    for (const geste of GESTES) window.addEventListener(geste, noter, { passive: true })
    return () => GESTES.forEach((geste) => window.removeEventListener(geste, noter))
  }, [])
  return derniere
}
