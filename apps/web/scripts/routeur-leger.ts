/**
 * A route carries the router's own `Link` (`Route.Link`), which no screen uses: 2 kB that each
 * first page would load. The few that import `Link` load it themselves.
 */
import type { Plugin } from 'vite'

const VIRTUEL = '\0routeur-link'

export const routeurLeger = (): Plugin => ({
  name: 'registre-routeur-leger',
  enforce: 'pre',
  // A screen whose code does not come: the router would reload the page by itself, off line too,
  // where only the browser's own error would be left of it. Error pages know better
  // (shell/pages.tsx).
  transform: (code, id) => {
    if (!id.endsWith('/react-router/dist/esm/lazyRouteComponent.js')) return null
    const sans = code.replace('isModuleNotFoundError(error) && ', 'false && ')
    if (sans === code)
      throw new Error('The router reloads in another way: look at lazyRouteComponent.')
    return { code: sans, map: null }
  },
  resolveId: (source, importer) =>
    source === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js')
      ? VIRTUEL
      : null,
  load: (id) =>
    id === VIRTUEL
      ? `export const Link = () => { throw new Error('Import Link from the router.') }`
      : null,
})
