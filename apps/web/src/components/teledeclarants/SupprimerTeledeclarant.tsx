import { ConfirmDialog } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { LECTURES_TELEDECLARANTS, teledeclarantQuery } from './teledeclarant.ts'

interface Cible {
  id: number
  nom: string
}

const Consequences = ({ id }: { id: number }) => {
  const { data } = useQuery({ ...teledeclarantQuery(id), staleTime: 0 })
  if (!data) return <p>Lecture de sa situation…</p>
  if (data.empechements.length > 0)
    return (
      <div className="fr-alert fr-alert--warning fr-mb-2w">
        <p>
          La suppression sera refusée : {data.empechements.join(' et ')}. Retirez d’abord ses
          rattachements, tous à la fois depuis sa fiche, et décidez ses demandes.
        </p>
      </div>
    )
  const comptes =
    data.nbUtilisateurs === 0
      ? 'aucun compte'
      : data.nbUtilisateurs === 1
        ? '1 compte'
        : `${data.nbUtilisateurs} comptes`
  return (
    <ul>
      <li>
        Ses utilisateurs ({comptes}) seront déconnectés et ne pourront plus se connecter ; chacun
        sera prévenu par courriel.
      </li>
      <li>
        Ses brouillons seront supprimés. Les copropriétés immatriculées restent inscrites au
        registre.
      </li>
      <li>Son SIRET pourra servir à une nouvelle inscription.</li>
    </ul>
  )
}

/**
 * Asks, deletes a declarant, and tells what happened; a refusal stays in the window with its
 * reason. Null: closed.
 */
export const SupprimerTeledeclarant = ({
  cible,
  onClose,
}: {
  cible: Cible | null
  onClose: (supprime: boolean) => void
}) => {
  const supprimer = useCommand('supprimerTeledeclarant', {
    business: true,
    invalidates: LECTURES_TELEDECLARANTS,
  })
  const [refus, setRefus] = useState('')
  const fermer = (supprime: boolean) => {
    setRefus('')
    onClose(supprime)
  }
  const confirmer = async () => {
    if (!cible) return
    try {
      await supprimer.mutateAsync({ params: { id: cible.id } })
      notify('success', `Le télédéclarant « ${cible.nom} » est supprimé.`)
      fermer(true)
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(error.problem.message)
    }
  }
  return (
    <ConfirmDialog
      open={cible !== null}
      title={`Supprimer « ${cible?.nom ?? ''} » ?`}
      confirmLabel="Supprimer définitivement"
      busy={supprimer.isPending}
      onConfirm={() => void confirmer()}
      onCancel={() => fermer(false)}
    >
      {cible && <Consequences id={cible.id} />}
      <div role="alert">
        {refus !== '' && (
          <div className="fr-alert fr-alert--error fr-mt-2w">
            <p>{refus}</p>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
