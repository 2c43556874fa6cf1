import type { BlocRegle, SlugEtape } from '@registre/domain'
import { ErrorSummary, RequiredNote } from '@registre/ui'
import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { DialogueConfirmations } from '../../../components/declaration/DialogueConfirmations.tsx'
import { garderLeChamp, laisserLeChamp } from '../../../components/garder-le-champ.ts'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'
import { CadreEtape } from './CadreEtape.tsx'
import { rangEtape, type Rang } from './etapes-affichees.ts'
import { useParcours } from './use-parcours.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { Refus } from '../../../components/Refus.tsx'

const LABELS_RETOUR = {
  recapitulatif: 'Enregistrer et revenir au récapitulatif',
  reste: 'Enregistrer et revenir à la mise à jour',
} as const

interface Props {
  slug: SlugEtape
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
  const { declaration, reponses } = useBrouillon()
  const rang = rangEtape(
    declaration.typeImmat,
    props.slug,
    reponses.length > 0,
    declaration.typeMaj,
  )
  return rang ? (
    <Etape {...props} rang={rang} />
  ) : (
    <Navigate
      to="/immatriculer-copropriete/identification"
      search={declaration.id === null ? {} : { id: declaration.id }}
      replace
    />
  )
}

const Etape = ({ slug, bloc, intro, children, rang }: Props & { rang: Rang }) => {
  const {
    suivante,
    precedente,
    quitter,
    resume,
    tentative,
    aConfirmer,
    confirmer,
    revenir,
    occupe,
    blocage,
  } = useParcours(slug, bloc, rang)
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
          void suivante()
        }}
      >
        <ErrorSummary errors={resume} attempt={tentative} />
        {children}
        <Refus>{blocage}</Refus>
        <ul className="fr-btns-group fr-btns-group--inline-lg fr-mt-3w" onMouseDown={garderLeChamp}>
          {rang.precedente && retour === undefined && (
            <li>
              <button
                type="button"
                className="fr-btn fr-btn--secondary"
                disabled={occupe}
                onClick={() => void precedente()}
              >
                Précédent
              </button>
            </li>
          )}
          <li>
            <button type="submit" className="fr-btn" aria-disabled={occupe}>
              {retour === undefined ? 'Étape suivante' : LABELS_RETOUR[retour]}
            </button>
          </li>
          <li>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary"
              aria-disabled={occupe}
              onClick={() => void quitter()}
            >
              Enregistrer et quitter
            </button>
          </li>
          <li>
            <BoutonSupprimer disabled={occupe} />
          </li>
        </ul>
      </form>
      <DialogueConfirmations phrases={aConfirmer} onConfirmer={confirmer} onRevenir={revenir} />
    </CadreEtape>
  )
}
