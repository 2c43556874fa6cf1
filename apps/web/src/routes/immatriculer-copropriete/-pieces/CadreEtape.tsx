import { nommerMiseAJour } from '@registre/domain'
import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import type { ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { useFil, usePageTitle } from '../../../lib/page-title.ts'
import type { Rang } from './etapes-affichees.ts'
import { EtatBrouillon, FIL_MAJ, NomDeclaree } from './TeteBrouillon.tsx'

const TITRE = 'Immatriculer une copropriété'
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
  const { declaration, contexte } = useBrouillon()
  const maj = declaration.idDeclarationDeBase !== null && declaration.typeMaj !== null
  const titre =
    maj && declaration.typeMaj
      ? nommerMiseAJour(declaration.typeMaj, declaration.jeu, contexte.aujourdhui)
      : TITRE
  usePageTitle({ titre: `${rang.titre} (étape ${rang.numero} sur ${rang.total})`, enErreur })
  useFil(maj ? FIL_MAJ : null)
  return (
    <>
      <h1 className="fr-h3">
        {titre}
        <span className="fr-sr-only">
          {' '}
          : {rang.titre}, étape {rang.numero} sur {rang.total}
        </span>
      </h1>
      {maj && <NomDeclaree className="fr-text--lead" />}
      <Stepper
        currentStep={rang.numero}
        stepCount={rang.total}
        title={rang.titre}
        {...(rang.suivante ? { nextTitle: rang.suivante.titre } : {})}
        progressText={({ currentStep, stepCount }) => `Étape ${currentStep} sur ${stepCount}`}
        nextStepText="Étape suivante :"
      />
      <EtatBrouillon ici={rang.slug} />
      {children}
    </>
  )
}
