import { type BlocRegle, ETAPE_DU_BLOC } from '@registre/domain'
import { Button, ErrorSummary, RequiredNote } from '@registre/ui'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DialogueConfirmations } from '../../../components/declaration/DialogueConfirmations.tsx'
import { garderLeChamp, laisserLeChamp } from '../../../components/garder-le-champ.ts'
import { Boutons } from './Boutons.tsx'
import { CadreEtape } from './CadreEtape.tsx'
import type { Rang } from './etapes-affichees.ts'
import { useRang } from './use-navigation-etapes.ts'
import { useParcours } from './use-parcours.ts'
import { VersIdentification } from './VersIdentification.tsx'
import { limitsOf } from '../../../lib/form-check.ts'
import { Refus } from '../../../components/Refus.tsx'

const LABELS_RETOUR = {
  recapitulatif: 'Enregistrer et revenir au récapitulatif',
  reste: 'Enregistrer et revenir à la mise à jour',
} as const

interface Props {
  bloc: BlocRegle
  intro?: ReactNode
  children: ReactNode
}

/** How the form names what the operation names: a blank address or parcel stands for any of its list. */
const champDe = (champ: string): string => champ.replace('immatCopropriete.', '').replace('.*', '')

/**
 * A step that fills a block. A step that this kind of registration does not have leads to the first
 * one.
 */
export const PageEtape = (props: Props) => {
  const rang = useRang(ETAPE_DU_BLOC[props.bloc])
  return rang ? <Etape {...props} rang={rang} /> : <VersIdentification />
}

const Etape = ({ bloc, intro, children, rang }: Props & { rang: Rang }) => {
  const parcours = useParcours(bloc, rang)
  const { occupe, resume } = parcours
  const { retour } = useSearch({ from: '/immatriculer-copropriete/_etapes' })
  return (
    <CadreEtape rang={rang} enErreur={resume.length > 0}>
      {intro}
      <RequiredNote />
      <form
        noValidate
        aria-busy={occupe}
        onFocus={limitsOf('enregistrerBrouillon', champDe)}
        onSubmit={(event) => {
          event.preventDefault()
          laisserLeChamp(event)
          void parcours.suivante()
        }}
      >
        <ErrorSummary errors={resume} attempt={parcours.tentative} />
        {children}
        <Refus>{parcours.blocage}</Refus>
        <Boutons occupe={occupe} onMouseDown={garderLeChamp}>
          {rang.precedente && retour === undefined && (
            <Button kind="secondary" disabled={occupe} onClick={() => void parcours.precedente()}>
              Précédent
            </Button>
          )}
          <Button type="submit" aria-disabled={occupe}>
            {retour === undefined ? 'Étape suivante' : LABELS_RETOUR[retour]}
          </Button>
          <Button kind="tertiary" aria-disabled={occupe} onClick={() => void parcours.quitter()}>
            Enregistrer et quitter
          </Button>
        </Boutons>
      </form>
      <DialogueConfirmations
        phrases={parcours.aConfirmer}
        onConfirmer={parcours.confirmer}
        onRevenir={parcours.revenir}
      />
    </CadreEtape>
  )
}
