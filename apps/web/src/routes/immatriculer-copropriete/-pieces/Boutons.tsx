import { Buttons } from '@registre/ui'
import type { ComponentProps } from 'react'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'

/** The buttons at the foot of a step; the last one deletes the draft. */
export const Boutons = ({
  occupe,
  children,
  ...attributs
}: ComponentProps<typeof Buttons> & { occupe: boolean }) => (
  <Buttons from="lg" className="fr-mt-3w" {...attributs}>
    {children}
    <BoutonSupprimer disabled={occupe} />
  </Buttons>
)
