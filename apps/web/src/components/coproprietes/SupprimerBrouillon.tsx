import { ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
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
}) => {
  const [asking, setAsking] = useState(false)
  const supprimer = useCommand('supprimerBrouillon', {
    invalidates: LECTURES_BROUILLON,
  })
  const confirm = async () => {
    try {
      await supprimer.mutateAsync({ params: { id: idDeclaration } })
      notify('success', 'Le brouillon est supprimé.')
      onDone?.()
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        onClick={() => setAsking(true)}
      >
        Supprimer<span className="fr-sr-only"> le brouillon {nom || (date && `du ${date}`)}</span>
      </button>
      <ConfirmDialog
        open={asking}
        title="Supprimer ce brouillon ?"
        confirmLabel="Supprimer le brouillon"
        busy={supprimer.isPending}
        onConfirm={() => void confirm().catch(() => undefined)}
        onCancel={() => setAsking(false)}
      >
        <p>
          {nom
            ? `Le brouillon « ${nom} » sera retiré de votre liste.`
            : `Le brouillon${date && ` du ${date}`} sera retiré de votre liste.`}{' '}
          Cette action est définitive.
        </p>
      </ConfirmDialog>
    </>
  )
}
