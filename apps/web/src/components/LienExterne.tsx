import type { ReactNode } from 'react'

/**
 * A link to another site, in a window of its own, which its title says; `ou` says where it leads
 * when its text is a number.
 */
export const LienExterne = ({
  href,
  ou = '',
  children,
}: {
  href: string
  ou?: string
  children: ReactNode
}) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    title={`${typeof children === 'string' ? `${children}${ou} - ` : ''}nouvelle fenêtre`}
  >
    {children}
  </a>
)
