import { useEffect, type ReactNode } from 'react'
import { nommerDeclaree } from '../../../components/coproprietes/nommer.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { EtatEnregistrement } from '../../../components/declaration/EtatEnregistrement.tsx'
import { Numero } from '../../../components/Numero.tsx'
import { useFil, usePageTitle } from '../../../lib/page-title.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { NouvellesDonnees } from './NouvellesDonnees.tsx'
import { adresseEtape } from './recherche.ts'
import './eclair.css'

const FIL = [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }]

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
  const { session, declaration, restauree } = useBrouillon()
  // Where the draft is taken up again: the same two places as on the long way.
  useEffect(
    () => session.ici(page === 1 ? 'donnees-financieres' : 'recapitulatif'),
    [session, page],
  )
  usePageTitle({ titre: `Mise à jour annuelle : ${titre} (étape ${page} sur 2)`, enErreur })
  useFil(FIL)
  return (
    <>
      <div className="rc-eclair__tete">
        <div>
          <p className="fr-text--sm fr-mb-0">
            {nommerDeclaree(declaration)}
            {declaration.numeroImmatriculation !== null && (
              <>
                , <Numero valeur={declaration.numeroImmatriculation} />
              </>
            )}
          </p>
          <h1 className="fr-h3 fr-mb-0">Mise à jour annuelle : {titre}</h1>
        </div>
        <p className="rc-eclair__place">
          Étape {page} sur 2{ensuite && ` · ensuite : ${ensuite}`}
          <span className={`rc-eclair__jauge rc-eclair__jauge--${page}`} aria-hidden="true" />
        </p>
      </div>
      {restauree && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
          <p>La saisie qui n’était pas encore enregistrée a été rétablie.</p>
        </div>
      )}
      <EtatEnregistrement />
      <NouvellesDonnees />
      {children}
      <p className="fr-text--sm fr-mt-3w">
        <InternalLink href={adresseEtape('identification', declaration.id)}>
          Revoir toutes les données, étape par étape
        </InternalLink>
      </p>
    </>
  )
}
