import { isAdminTeneur } from '@registre/domain'
import { notify } from '../../lib/notifications.ts'
import { useCompte } from '../../lib/session.ts'
import { BoutonConfirme } from '../Confirmation.tsx'

/** An administrator of the register asks for, or confirms, the reset of somebody's second factor. */
export const OublierFacteurs = ({
  utilisateur: { id, secondFacteur, soi },
}: {
  utilisateur: { id: number | string; secondFacteur: boolean; soi: boolean }
}) => {
  const compte = useCompte()
  if (!compte || compte.loginAs || !isAdminTeneur(compte.profil) || !secondFacteur || soi)
    return null
  return (
    <BoutonConfirme
      bouton="Effacer ses seconds facteurs"
      classe="fr-btn--tertiary"
      titre="Effacer les seconds facteurs de ce compte ?"
      confirmer="Demander, ou confirmer"
      operation="oublierFacteurs"
      invalidates={['lireUtilisateur']}
      args={{ params: { id: Number(id) } }}
      onFait={({ fait, effetLe }) =>
        fait
          ? notify('success', 'Les seconds facteurs de ce compte sont effacés.')
          : notify(
              'info',
              'Votre demande est enregistrée',
              effetLe
                ? 'Vos deux comptes d’administrateur ne sont pas indépendants : l’effacement sera fait dans 48 heures, sauf si le titulaire ou un autre administrateur l’arrête. Tous sont prévenus par courriel.'
                : 'Les autres administrateurs du registre sont prévenus par courriel : l’un d’eux doit la confirmer dans les 24 heures, par ce même bouton.',
            )
      }
    >
      <p>
        À faire quand la personne a perdu ses moyens et ses codes de secours, une fois son identité
        vérifiée. Deux administrateurs du registre sont nécessaires : la première demande prévient
        les autres, la seconde efface, ou dans 48 heures si l’un des deux a ouvert ou modifié le
        compte de l’autre. Son mot de passe est effacé aussi, ses sessions et ses jetons prendront
        fin ; un courriel lui permettra d’en choisir d’autres.
      </p>
    </BoutonConfirme>
  )
}
