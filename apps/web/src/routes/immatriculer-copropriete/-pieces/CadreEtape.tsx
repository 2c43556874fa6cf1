import { nommerMiseAJour } from '@registre/domain'
import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import { useEffect, type ReactNode } from 'react'
import { nommerDeclaree } from '../../../components/coproprietes/nommer.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Numero } from '../../../components/Numero.tsx'
import { EtatEnregistrement } from '../../../components/declaration/EtatEnregistrement.tsx'
import { useFil, usePageTitle } from '../../../lib/page-title.ts'
import { NouvellesDonnees } from './NouvellesDonnees.tsx'
import type { Rang } from './etapes-affichees.ts'

const TITRE = 'Immatriculer une copropriété'
const FIL = [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }]

/** Title, step n of N, saved when: the head of every step. */
export const CadreEtape = ({
  rang,
  enErreur,
  children,
}: {
  rang: Rang
  enErreur: boolean
  children: ReactNode
}) => {
  const { restauree, session, declaration, contexte } = useBrouillon()
  const maj = declaration.idDeclarationDeBase !== null && declaration.typeMaj !== null
  const titre =
    maj && declaration.typeMaj
      ? nommerMiseAJour(declaration.typeMaj, declaration.jeu, contexte.aujourdhui)
      : TITRE
  useEffect(() => session.ici(rang.slug), [session, rang.slug])
  usePageTitle({ titre: `${rang.titre} (étape ${rang.numero} sur ${rang.total})`, enErreur })
  useFil(maj ? FIL : null)
  return (
    <>
      <h1 className="fr-h3">
        {titre}
        <span className="fr-sr-only">
          {' '}
          : {rang.titre}, étape {rang.numero} sur {rang.total}
        </span>
      </h1>
      {maj && (
        <p className="fr-text--lead">
          {nommerDeclaree(declaration)}
          {declaration.numeroImmatriculation !== null && (
            <>
              , <Numero valeur={declaration.numeroImmatriculation} />
            </>
          )}
        </p>
      )}
      <Stepper
        currentStep={rang.numero}
        stepCount={rang.total}
        title={rang.titre}
        {...(rang.suivante ? { nextTitle: rang.suivante.titre } : {})}
        progressText={({ currentStep, stepCount }) => `Étape ${currentStep} sur ${stepCount}`}
        nextStepText="Étape suivante :"
      />
      {restauree && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
          <p>La saisie qui n’était pas encore enregistrée a été rétablie.</p>
        </div>
      )}
      <EtatEnregistrement />
      <NouvellesDonnees />
      {children}
    </>
  )
}
