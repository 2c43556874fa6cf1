import { useEffect } from 'react'
import { nommerDeclaree } from '../../../components/coproprietes/nommer.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { EtatEnregistrement } from '../../../components/declaration/EtatEnregistrement.tsx'
import { Numero } from '../../../components/Numero.tsx'
import type { SlugEtape } from '@registre/domain'
import { NouvellesDonnees } from './NouvellesDonnees.tsx'

export const FIL_MAJ = [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }]

/** The co-ownership that an update is of: its name and its number. */
export const NomDeclaree = ({ className }: { className: string }) => {
  const { declaration } = useBrouillon()
  return (
    <p className={className}>
      {nommerDeclaree(declaration)}
      {declaration.numeroImmatriculation !== null && (
        <>
          , <Numero valeur={declaration.numeroImmatriculation} />
        </>
      )}
    </p>
  )
}

/** Of a draft, above what is typed: what a reload kept, when it was saved, what the law changes. */
export const EtatBrouillon = ({ ici }: { ici: SlugEtape }) => {
  const { session, restauree } = useBrouillon()
  // Where the draft is taken up again.
  useEffect(() => session.ici(ici), [session, ici])
  return (
    <>
      {restauree && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
          <p>La saisie qui n’était pas encore enregistrée a été rétablie.</p>
        </div>
      )}
      <EtatEnregistrement />
      <NouvellesDonnees />
    </>
  )
}
