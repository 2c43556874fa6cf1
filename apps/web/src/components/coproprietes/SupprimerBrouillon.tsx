import { notify } from '../../lib/notifications.ts'
import { BoutonConfirme } from '../Confirmation.tsx'
import { LECTURES_BROUILLON } from './lectures.ts'

/** Deletes a draft, after a confirmation. */
export const SupprimerBrouillon = ({
  idDeclaration,
  nom,
  date = '',
  onDone,
}: {
  idDeclaration: number
  /** Its name, or its address. */
  nom: string
  /** When it was saved, where it may have neither. */
  date?: string
  onDone?: () => void
}) => (
  <BoutonConfirme
    bouton={
      <>
        Supprimer<span className="fr-sr-only"> le brouillon {nom || (date && `du ${date}`)}</span>
      </>
    }
    classe="fr-btn--tertiary-no-outline fr-btn--sm"
    titre="Supprimer ce brouillon ?"
    confirmer="Supprimer le brouillon"
    operation="supprimerBrouillon"
    invalidates={LECTURES_BROUILLON}
    args={{ params: { id: idDeclaration } }}
    onFait={() => {
      notify('success', 'Le brouillon est supprimé.')
      onDone?.()
    }}
  >
    <p>
      {nom
        ? `Le brouillon « ${nom} » sera retiré de votre liste.`
        : `Le brouillon${date && ` du ${date}`} sera retiré de votre liste.`}{' '}
      Cette action est définitive.
    </p>
  </BoutonConfirme>
)
