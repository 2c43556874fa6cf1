import { Button, Alert } from '@registre/ui'
import type { ReactNode } from 'react'

/** What could not be read, as a sentence, with the way to read it again. */
export const PasLu = ({
  relire,
  className = 'fr-my-2w',
  children,
}: {
  relire: () => unknown
  className?: string
  children: ReactNode
}) => (
  <Alert severity="error" className={className}>
    <p>{children}</p>
    <Button kind="secondary" small onClick={() => void relire()}>
      Réessayer
    </Button>
  </Alert>
)

/** Says on one line that a part of a page could not be read, and reads it again when asked. */
export const PartiePasLue = ({
  relire,
  children,
}: {
  relire: () => unknown
  children: ReactNode
}) => (
  <p role="alert">
    {children}{' '}
    <button type="button" className="fr-link" onClick={() => void relire()}>
      Réessayer
    </button>
  </p>
)
