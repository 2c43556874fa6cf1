import { notify } from '../../lib/notifications.ts'
import { BoutonConfirme } from '../Confirmation.tsx'
import { initiale, versCorps } from './FormulaireTeledeclarant.tsx'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

/** Shuts all the accounts of a syndic for a while, or opens them again: its mandates stay. */
export const SuspendreTeledeclarant = ({ t, nom }: { t: Teledeclarant; nom: string }) => {
  if (!t.allowedToEdit || t.nbUtilisateurs === 0 || t.type === 'NOTAIRE') return null
  const verbe = t.comptesActifs ? 'Désactiver' : 'Réactiver'
  return (
    <BoutonConfirme
      bouton={`${verbe} le télédéclarant`}
      classe="fr-btn--tertiary"
      titre={`${verbe} « ${nom} » ?`}
      confirmer={verbe}
      operation="modifierTeledeclarant"
      invalidates={LECTURES_TELEDECLARANTS}
      args={{
        params: { id: Number(t.id) },
        body: { ...versCorps(initiale(t)), version: t.version, comptesActifs: !t.comptesActifs },
      }}
      onFait={() =>
        notify('success', `« ${nom} » est ${t.comptesActifs ? 'désactivé' : 'réactivé'}.`)
      }
    >
      {t.comptesActifs ? (
        <p>
          Tous ses utilisateurs seront déconnectés et ne pourront plus se connecter ; ses jetons
          cesseront de valoir. Ses mandats, ses demandes et son historique restent : il pourra être
          réactivé.
        </p>
      ) : (
        <p>Ses utilisateurs pourront de nouveau se connecter. Ses jetons seront à recréer.</p>
      )}
    </BoutonConfirme>
  )
}
