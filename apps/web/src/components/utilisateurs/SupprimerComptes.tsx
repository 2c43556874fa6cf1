import { deNom } from '@registre/domain'
import { ConfirmDialog } from '@registre/ui'
import { statusOf, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { LECTURES_COMPTES, nomDe, type Utilisateur } from './comptes.ts'

const fait = (utilisateurs: readonly Utilisateur[]): string => {
  const [premier] = utilisateurs
  return utilisateurs.length === 1 && premier
    ? `Le compte ${deNom(nomDe(premier))} est supprimé.`
    : `${utilisateurs.length} comptes sont supprimés.`
}

/**
 * Asks before deleting accounts, naming each person; open while there are some. `onClose` is told
 * whether they are gone.
 */
export const SupprimerComptes = ({
  utilisateurs,
  onClose,
}: {
  utilisateurs: readonly Utilisateur[]
  onClose: (supprimes: boolean) => void
}) => {
  const supprimer = useCommand('supprimerUtilisateurs', { invalidates: LECTURES_COMPTES })
  const confirmer = async (): Promise<void> => {
    try {
      await supprimer.mutateAsync({ body: utilisateurs.map((u) => Number(u.id)) })
      notify('success', fait(utilisateurs))
      onClose(true)
    } catch (error) {
      // Somebody else has just deleted one of them: nothing was done, and the list is no longer
      // true.
      if (statusOf(error) === 404)
        notify(
          'error',
          'Aucun compte n’a été supprimé.',
          'Un des comptes choisis n’existe plus : rechargez la page pour voir la liste à jour.',
        )
      onClose(false)
    }
  }
  const plusieurs = utilisateurs.length > 1
  return (
    <ConfirmDialog
      open={utilisateurs.length > 0}
      title={plusieurs ? `Supprimer ${utilisateurs.length} comptes ?` : 'Supprimer ce compte ?'}
      confirmLabel={plusieurs ? 'Supprimer ces comptes' : 'Supprimer ce compte'}
      busy={supprimer.isPending}
      onConfirm={() => void confirmer()}
      onCancel={() => onClose(false)}
    >
      <ul>
        {utilisateurs.map((u) => (
          <li key={String(u.id)}>
            <strong>{nomDe(u)}</strong>, {u.libelleNiveau.toLowerCase()} ({u.email})
          </li>
        ))}
      </ul>
      <p>
        {plusieurs
          ? 'Ces personnes ne pourront plus se connecter et en seront averties'
          : 'Cette personne ne pourra plus se connecter et en sera avertie'}{' '}
        par courriel. Ce qui a été déclaré avec {plusieurs ? 'ces comptes' : 'ce compte'} reste au
        registre. Cette action est définitive.
      </p>
    </ConfirmDialog>
  )
}
