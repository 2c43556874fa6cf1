import type { ReactNode } from 'react'

const TELLS_A_FAULT = new Set(['error', 'warning'])

/**
 * A message inside the page; without a title, a small one. The design system's own component, which
 * can also be closed, weighs ten times more.
 */
export const Alert = ({
  severity,
  title,
  className = '',
  children,
}: {
  severity: 'success' | 'info' | 'warning' | 'error'
  title?: ReactNode
  className?: string
  children: ReactNode
}) => (
  <div
    className={`fr-alert fr-alert--${severity} ${title === undefined ? 'fr-alert--sm' : ''} ${className}`}
    role={TELLS_A_FAULT.has(severity) ? 'alert' : 'status'}
  >
    {title !== undefined && <h2 className="fr-alert__title">{title}</h2>}
    {children}
  </div>
)
