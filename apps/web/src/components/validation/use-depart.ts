import { useEffect, useRef } from 'react'

/**
 * Runs `partir` when the page is left: through a link, closed or reloaded. Runs `revenir` when the
 * browser brings the
 * page back as it was.
 */
export const useDepart = (partir: () => void, revenir: () => void): void => {
  const latest = useRef({ partir, revenir })
  latest.current = { partir, revenir }
  useEffect(() => {
    const cacher = () => latest.current.partir()
    const montrer = (event: PageTransitionEvent) =>
      void (event.persisted && latest.current.revenir())
    window.addEventListener('pagehide', cacher)
    window.addEventListener('pageshow', montrer)
    return () => {
      window.removeEventListener('pagehide', cacher)
      window.removeEventListener('pageshow', montrer)
      latest.current.partir()
    }
  }, [])
}
