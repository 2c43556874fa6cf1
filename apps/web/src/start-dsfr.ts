import { setLink } from '@codegouvfr/react-dsfr/link'
import { InternalLink } from './shell/InternalLink.tsx'

declare global {
  interface Window {
    dsfr?: { verbose: boolean; mode: 'react'; start?: () => void }
  }
}

/** The design system's links open screens without reloading. */
export const poserLien = (): void => setLink({ Link: InternalLink as Parameters<typeof setLink>[0]['Link'] })

/** Follows the colour scheme of the system: the design system's own starter would write an inline style, which the content security policy refuses. */
export const poserTheme = (): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => document.documentElement.setAttribute('data-fr-theme', dark.matches ? 'dark' : 'light')
  apply()
  dark.addEventListener('change', apply)
}

/** Starts the design system's behaviours: menus, tabs, accordions. */
export const startDsfr = async (): Promise<void> => {
  window.dsfr = { verbose: false, mode: 'react' }
  await import('./dsfr.ts')
  window.dsfr.start?.()
}
