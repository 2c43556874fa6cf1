import type { ReactNode } from 'react'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { lienFiche } from './liens.ts'

// What the pages of an act on one co-ownership share (renewal, successor, dissolution).

/** No co-ownership is named yet: the list to choose it from. */
export const ChoisirDabord = ({ href, liste }: { href: string; liste: string }) => (
  <p>
    Choisissez d’abord une copropriété :{' '}
    <InternalLink className="fr-link" href={href}>
      {liste}
    </InternalLink>
  </p>
)

/** The act is not possible now: why, on which co-ownership, and the way to its sheet. */
export const ActeImpossible = ({
  id,
  titre,
  raison,
  children,
}: {
  id: number
  titre: string
  raison: string
  children: ReactNode
}) => (
  <>
    <div className="fr-alert fr-alert--warning fr-mb-3w">
      <h2 className="fr-alert__title">{titre}</h2>
      <p>{raison}</p>
    </div>
    {children}
    <p className="fr-mt-3w">
      <InternalLink className="fr-link" href={lienFiche(id)}>
        Voir la fiche de la copropriété
      </InternalLink>
    </p>
  </>
)

/** The end of the form of an act. */
export const RevenirALaFiche = ({ id }: { id: number }) => (
  <p className="fr-mt-2w">
    <InternalLink className="fr-link" href={lienFiche(id)}>
      Revenir à la fiche de la copropriété
    </InternalLink>
  </p>
)
