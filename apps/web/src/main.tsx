import '../node_modules/.dsfr/dsfr.css'
import '@registre/ui'
import './brand.css'
import './style.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './lib/api/index.ts'
import { router } from './router.tsx'
import { startDsfr } from './start-dsfr.ts'

void startDsfr()
const root = document.getElementById('racine')
if (!root) throw new Error('index.html has no #racine')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
