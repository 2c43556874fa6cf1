import type { ReactNode } from 'react'

/** A link to another site, in a window of its own, which its title says. */
export const LienExterne = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    title={`${typeof children === 'string' ? `${children} - ` : ''}nouvelle fenêtre`}
  >
    {children}
  </a>
)
