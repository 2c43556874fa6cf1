import type { ReactNode } from 'react'

/** A message across the screen, above the page: a title, what it says, and a way to put it away. */
export const Bandeau = ({
  ton = 'info',
  titre,
  className = '',
  fermer,
  children,
}: {
  ton?: 'info' | 'warning'
  titre: ReactNode
  className?: string
  fermer?: { libelle: string; onFermer: () => void }
  children?: ReactNode
}) => (
  <div className={`fr-notice fr-notice--${ton} ${className}`}>
    <div className="fr-container">
      <div className="fr-notice__body">
        <p>
          <span className="fr-notice__title">{titre}</span> {children}
        </p>
        {fermer && (
          <button type="button" className="fr-btn--close fr-btn" onClick={fermer.onFermer}>
            {fermer.libelle}
          </button>
        )}
      </div>
    </div>
  </div>
)

/** What it says after its title. */
export const Suite = ({ children }: { children: ReactNode }) => (
  <span className="fr-notice__desc">{children}</span>
)
