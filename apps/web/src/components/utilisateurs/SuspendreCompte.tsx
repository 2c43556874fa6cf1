import { lireCivilite } from '@registre/domain'
import { ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { LECTURES_COMPTES, nomDe, type Utilisateur } from './comptes.ts'

/** Shuts an account for a while, or opens it again; for a keeper alone. */
export const SuspendreCompte = ({ utilisateur: u }: { utilisateur: Utilisateur }) => {
  const [ouverte, setOuverte] = useState(false)
  const modifier = useCommand('modifierUtilisateurTeledeclarant', {
    invalidates: LECTURES_COMPTES,
  })
  if (!u.allowedToSuspend) return null
  const verbe = u.actif ? 'Désactiver' : 'Réactiver'
  const { version, profil, nom, prenom, email, telephone, numCartePro } = u
  const civilite = lireCivilite(u.civilite)
  const confirmer = async (): Promise<void> => {
    const saisi = { version, profil, civilite, nom, prenom, email, telephone, numCartePro }
    await modifier.mutateAsync({ body: { ...saisi, id: Number(u.id), actif: !u.actif } })
    notify('success', `Le compte de ${nomDe(u)} est ${u.actif ? 'désactivé' : 'réactivé'}.`)
    setOuverte(false)
  }
  return (
    <div className="fr-mt-3w">
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setOuverte(true)}>
        {verbe} le compte
      </button>
      <ConfirmDialog
        open={ouverte}
        title={`${verbe} le compte de ${nomDe(u)} ?`}
        confirmLabel={verbe}
        busy={modifier.isPending}
        onConfirm={() => void confirmer()}
        onCancel={() => setOuverte(false)}
      >
        <p>
          {u.actif
            ? 'Cette personne sera déconnectée et ne pourra plus se connecter ; ses jetons cesseront de valoir. Rien de ce qu’elle a déclaré ne change : le compte pourra être réactivé.'
            : 'Cette personne pourra de nouveau se connecter. Ses jetons seront à recréer.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}
