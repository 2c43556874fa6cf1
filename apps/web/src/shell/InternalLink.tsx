import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { toReload } from '../lib/api/version.ts'

export interface InternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A link by its address, query included: a screen of the register opens without reloading, anything
 * else is left to the browser.
 */
export const InternalLink = ({
  href,
  onClick,
  onMouseEnter,
  onFocus,
  target,
  download,
  ...props
}: InternalLinkProps) => {
  const router = useRouter()
  const internal =
    href.startsWith('/') &&
    !href.startsWith('/api/') &&
    target === undefined &&
    download === undefined
  const preload = () => {
    const [chemin = ''] = href.split(/[?#]/)
    const route = new Map(Object.entries(router.routesByPath)).get(chemin)
    if (internal && route) void router.loadRouteChunk(route)
  }
  return (
    <a
      {...props}
      href={href}
      target={target}
      download={download}
      onMouseEnter={(event) => {
        onMouseEnter?.(event)
        preload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!internal || event.defaultPrevented || !isPlainClick(event)) return
        // A new version comes with the next screen, unless what is typed here would be left.
        if (!router.state.matches.some((m) => m.staticData.saisie) && toReload()) return
        event.preventDefault()
        router.history.push(href)
      }}
    />
  )
}
