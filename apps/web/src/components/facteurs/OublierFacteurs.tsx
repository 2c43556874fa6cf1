import { isAdminTeneur } from '@registre/domain'
import { ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { useCompte } from '../../lib/session.ts'

/** An administrator of the register asks for, or confirms, the reset of somebody's second factor. */
export const OublierFacteurs = ({
  utilisateur: { id, secondFacteur, soi },
}: {
  utilisateur: { id: number | string; secondFacteur: boolean; soi: boolean }
}) => {
  const compte = useCompte()
  const [ouvert, setOuvert] = useState(false)
  const oublier = useCommand('oublierFacteurs', { invalidates: ['lireUtilisateur'] })
  if (!compte || compte.loginAs || !isAdminTeneur(compte.profil) || !secondFacteur || soi)
    return null
  return (
    <>
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setOuvert(true)}>
        Effacer ses seconds facteurs
      </button>
      <ConfirmDialog
        open={ouvert}
        title="Effacer les seconds facteurs de ce compte ?"
        confirmLabel="Demander, ou confirmer"
        busy={oublier.isPending}
        onConfirm={() =>
          oublier.mutate(
            { params: { id: Number(id) } },
            {
              onSuccess: ({ fait }) =>
                fait
                  ? notify('success', 'Les seconds facteurs de ce compte sont effacés.')
                  : notify(
                      'info',
                      'Votre demande est enregistrée',
                      'Les autres administrateurs du registre sont prévenus par courriel : l’un d’eux doit la confirmer dans les 24 heures, par ce même bouton.',
                    ),
              onSettled: () => setOuvert(false),
            },
          )
        }
        onCancel={() => setOuvert(false)}
      >
        <p>
          À faire quand la personne a perdu ses moyens et ses codes de secours, une fois son
          identité vérifiée. Deux administrateurs du registre sont nécessaires : la première demande
          prévient les autres, la seconde efface. Ses sessions et ses jetons prendront fin ; elle
          sera prévenue par courriel.
        </p>
      </ConfirmDialog>
    </>
  )
}
