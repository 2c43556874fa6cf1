import type { ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { useFil, usePageTitle } from '../../../lib/page-title.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { adresseEtape } from './recherche.ts'
import { EtatBrouillon, FIL_MAJ, NomDeclaree } from './TeteBrouillon.tsx'
import './eclair.css'

/** Head of the two screens of an annual update: the building, the page, what comes next. */
export const CadreEclair = ({
  page,
  titre,
  ensuite,
  enErreur,
  children,
}: {
  page: 1 | 2
  titre: string
  ensuite: string
  enErreur: boolean
  children: ReactNode
}) => {
  const { declaration } = useBrouillon()
  usePageTitle({ titre: `Mise à jour annuelle : ${titre} (étape ${page} sur 2)`, enErreur })
  useFil(FIL_MAJ)
  return (
    <>
      <div className="rc-eclair__tete">
        <div>
          <NomDeclaree className="fr-text--sm fr-mb-0" />
          <h1 className="fr-h3 fr-mb-0">Mise à jour annuelle : {titre}</h1>
        </div>
        <p className="rc-eclair__place">
          Étape {page} sur 2{ensuite && ` · ensuite : ${ensuite}`}
          <span className={`rc-eclair__jauge rc-eclair__jauge--${page}`} aria-hidden="true" />
        </p>
      </div>
      {/* The same two places as on the long way. */}
      <EtatBrouillon ici={page === 1 ? 'donnees-financieres' : 'recapitulatif'} />
      {children}
      <p className="fr-text--sm fr-mt-3w">
        <InternalLink href={adresseEtape('identification', declaration.id)}>
          Revoir toutes les données, étape par étape
        </InternalLink>
      </p>
    </>
  )
}
