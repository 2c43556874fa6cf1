import { setLink } from '@codegouvfr/react-dsfr/link'
import { InternalLink } from './shell/InternalLink.tsx'

declare global {
  interface Window {
    dsfr?: { verbose: boolean; mode: 'react'; start?: () => void }
  }
}

/**
 * Starts the design system's behaviours (menus, tabs). Its own starter writes an inline style element, which the content
 * security policy refuses: the colour scheme is set here from the system's preference instead.
 */
export const startDsfr = async (): Promise<void> => {
  setLink({ Link: InternalLink as Parameters<typeof setLink>[0]['Link'] })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => document.documentElement.setAttribute('data-fr-theme', dark.matches ? 'dark' : 'light')
  apply()
  dark.addEventListener('change', apply)
  window.dsfr = { verbose: false, mode: 'react' }
  await import('./dsfr.ts')
  window.dsfr?.start?.()
}
