import { ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { LECTURES_RATTACHEMENT, nomDe, type Rattachement } from './rattachement.ts'

/** Withdraws one's own request, after a confirmation. */
export const RetirerDemande = ({ rattachement }: { rattachement: Rattachement }) => {
  const [demande, setDemande] = useState(false)
  const retirer = useCommand('retirerRattachementDemande', { invalidates: LECTURES_RATTACHEMENT })
  const nom = nomDe(rattachement)
  const confirmer = async (): Promise<void> => {
    try {
      await retirer.mutateAsync({ params: { id: rattachement.idDemande } })
      notify(
        'success',
        'Votre demande de rattachement est retirée.',
        `${nom} : elle ne sera pas examinée.`,
      )
      document.querySelector<HTMLElement>('main h1')?.focus()
    } finally {
      setDemande(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        onClick={() => setDemande(true)}
      >
        Retirer<span className="fr-sr-only"> la demande : {nom}</span>
      </button>
      <ConfirmDialog
        open={demande}
        title="Retirer cette demande ?"
        confirmLabel="Retirer la demande"
        busy={retirer.isPending}
        onConfirm={() => void confirmer().catch(() => undefined)}
        onCancel={() => setDemande(false)}
      >
        <p>
          Votre demande de rattachement à {nom} ne sera pas examinée. Vous pourrez en présenter une
          autre.
        </p>
      </ConfirmDialog>
    </>
  )
}
