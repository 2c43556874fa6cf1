import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import { useEffect, type ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { EtatEnregistrement } from '../../../components/declaration/EtatEnregistrement.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { Rang } from './etapes-affichees.ts'

const TITRE = 'Immatriculer une copropriété'

/** Title, step n of N, saved when: the head of every step. */
export const CadreEtape = ({ rang, enErreur, children }: { rang: Rang; enErreur: boolean; children: ReactNode }) => {
  const { restauree, session } = useBrouillon()
  useEffect(() => session.ici(rang.slug), [session, rang.slug])
  usePageTitle({ titre: `${rang.titre} (étape ${rang.numero} sur ${rang.total})`, enErreur })
  return (
    <>
      <h1 className="fr-h3">
        {TITRE}
        <span className="fr-sr-only">
          {' '}
          : {rang.titre}, étape {rang.numero} sur {rang.total}
        </span>
      </h1>
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
      {children}
    </>
  )
}
