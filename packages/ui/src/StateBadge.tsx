import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { ReactNode } from 'react'

export type Tone = 'info' | 'success' | 'warning' | 'error' | 'new' | 'neutral'

/** A state in one or two words; the tone never carries the meaning alone. */
export const StateBadge = ({
  tone,
  children,
}: {
  tone: Tone
  children: NonNullable<ReactNode>
}) => (
  <Badge
    as="span"
    small
    {...(tone === 'neutral' ? { noIcon: true } : { severity: tone, noIcon: tone === 'info' })}
  >
    {children}
  </Badge>
)
