import { notify } from '../../lib/notifications.ts'
import { BoutonConfirme } from '../Confirmation.tsx'
import { LECTURES_RATTACHEMENT, nomDe, type Rattachement } from './rattachement.ts'

/** Withdraws one's own request, after a confirmation. */
export const RetirerDemande = ({ rattachement }: { rattachement: Rattachement }) => {
  const nom = nomDe(rattachement)
  return (
    <BoutonConfirme
      bouton={
        <>
          Retirer<span className="fr-sr-only"> la demande : {nom}</span>
        </>
      }
      classe="fr-btn--tertiary-no-outline fr-btn--sm"
      titre="Retirer cette demande ?"
      confirmer="Retirer la demande"
      operation="retirerRattachementDemande"
      invalidates={LECTURES_RATTACHEMENT}
      args={{ params: { id: rattachement.idDemande } }}
      onFait={() => {
        notify(
          'success',
          'Votre demande de rattachement est retirée.',
          `${nom} : elle ne sera pas examinée.`,
        )
        document.querySelector<HTMLElement>('main h1')?.focus()
      }}
    >
      <p>
        Votre demande de rattachement à {nom} ne sera pas examinée. Vous pourrez en présenter une
        autre.
      </p>
    </BoutonConfirme>
  )
}
