/** A route carries the router's own `Link` (`Route.Link`), which no screen uses: 2 kB that each first page would load. The few that import `Link` load it themselves. */
import type { Plugin } from 'vite'

const VIRTUEL = '\0routeur-link'

export const routeurLeger = (): Plugin => ({
  name: 'registre-routeur-leger',
  enforce: 'pre',
  resolveId: (source, importer) => (source === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js') ? VIRTUEL : null),
  load: (id) => (id === VIRTUEL ? `export const Link = () => { throw new Error('Import Link from the router.') }` : null),
})
