import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'

const GENRES = { secondaire: 'fr-btn--secondary', tertiaire: 'fr-btn--tertiary' } as const

/** A button of a group; the main one unless its kind is said. */
export const Bouton = ({
  genre,
  ...attributs
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  genre?: keyof typeof GENRES
}) => (
  <li>
    <button type="button" className={genre ? `fr-btn ${GENRES[genre]}` : 'fr-btn'} {...attributs} />
  </li>
)

/** The buttons at the foot of a step; the last one deletes the draft. */
export const Boutons = ({
  occupe,
  children,
  ...attributs
}: ComponentProps<'ul'> & { occupe: boolean }) => (
  <ul className="fr-btns-group fr-btns-group--inline-lg fr-mt-3w" {...attributs}>
    {children}
    <li>
      <BoutonSupprimer disabled={occupe} />
    </li>
  </ul>
)
