import { deNom, lireCivilite } from '@registre/domain'
import { notify } from '../../lib/notifications.ts'
import { BoutonConfirme } from '../Confirmation.tsx'
import { LECTURES_COMPTES, nomDe, type Utilisateur } from './comptes.ts'

/** Shuts an account for a while, or opens it again; for a keeper alone. */
export const SuspendreCompte = ({ utilisateur: u }: { utilisateur: Utilisateur }) => {
  if (!u.allowedToSuspend) return null
  const verbe = u.actif ? 'Désactiver' : 'Réactiver'
  const { version, profil, nom, prenom, email, telephone, numCartePro } = u
  const civilite = lireCivilite(u.civilite)
  const saisi = { version, profil, civilite, nom, prenom, email, telephone, numCartePro }
  return (
    <div className="fr-mt-3w">
      <BoutonConfirme
        bouton={`${verbe} le compte`}
        classe="fr-btn--tertiary"
        titre={`${verbe} le compte ${deNom(nomDe(u))} ?`}
        confirmer={verbe}
        operation="modifierUtilisateurTeledeclarant"
        invalidates={LECTURES_COMPTES}
        args={{ body: { ...saisi, id: Number(u.id), actif: !u.actif } }}
        onFait={() =>
          notify(
            'success',
            `Le compte ${deNom(nomDe(u))} est ${u.actif ? 'désactivé' : 'réactivé'}.`,
          )
        }
      >
        <p>
          {u.actif
            ? 'Cette personne sera déconnectée et ne pourra plus se connecter ; ses jetons cesseront de valoir. Rien de ce qu’elle a déclaré ne change : le compte pourra être réactivé.'
            : 'Cette personne pourra de nouveau se connecter. Ses jetons seront à recréer.'}
        </p>
      </BoutonConfirme>
    </div>
  )
}
