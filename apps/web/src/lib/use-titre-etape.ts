import { useEffect, useRef } from 'react'

/**
 * The title of a step: the first one is announced by the page, each later one takes the focus.
 * `etape` says which step is shown.
 */
export const useTitreEtape = (etape: unknown) => {
  const titre = useRef<HTMLHeadingElement>(null)
  const vu = useRef(false)
  useEffect(() => {
    if (vu.current) titre.current?.focus()
    vu.current = true
  }, [etape])
  return titre
}
