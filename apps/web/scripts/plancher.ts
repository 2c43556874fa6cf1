/**
 * Prints how many bytes the libraries that every screen stands on weigh by themselves, built and
 * compressed as the client is: the floor of `npm run bench -- pages`.
 */
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

// It stands here for its imports to be found; nothing of it is on the disk.
const ENTREE = join(import.meta.dirname, 'plancher-entree.js')
const CODE = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
const Page = () => createElement('p', null, useQuery({ queryKey: ['page'], queryFn: () => 'ici' }).data)
const router = createRouter({ routeTree: createRootRoute({ component: Page }) })
createRoot(document.body).render(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router })))
`

const bati = await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [
    {
      name: 'plancher',
      resolveId: (source) => (source === ENTREE ? ENTREE : null),
      load: (id) => (id === ENTREE ? CODE : null),
    },
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: ENTREE },
  },
})
const sorties = (Array.isArray(bati) ? bati : [bati]).flatMap((b) =>
  'output' in b ? b.output : [],
)
process.stdout.write(
  `${sorties.reduce((n, s) => n + (s.type === 'chunk' ? brotliCompressSync(s.code).length : 0), 0)}\n`,
)
