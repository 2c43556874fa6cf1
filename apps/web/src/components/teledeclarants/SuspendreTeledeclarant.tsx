import { ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { initiale, versCorps } from './FormulaireTeledeclarant.tsx'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

/** Shuts all the accounts of a syndic for a while, or opens them again: its mandates stay. */
export const SuspendreTeledeclarant = ({ t, nom }: { t: Teledeclarant; nom: string }) => {
  const [ouverte, setOuverte] = useState(false)
  const modifier = useCommand('modifierTeledeclarant', { invalidates: LECTURES_TELEDECLARANTS })
  if (!t.allowedToEdit || t.nbUtilisateurs === 0 || t.type === 'NOTAIRE') return null
  const verbe = t.comptesActifs ? 'Désactiver' : 'Réactiver'
  const confirmer = async (): Promise<void> => {
    await modifier.mutateAsync({
      params: { id: Number(t.id) },
      body: { ...versCorps(initiale(t)), version: t.version, comptesActifs: !t.comptesActifs },
    })
    notify('success', `« ${nom} » est ${t.comptesActifs ? 'désactivé' : 'réactivé'}.`)
    setOuverte(false)
  }
  return (
    <>
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setOuverte(true)}>
        {verbe} le télédéclarant
      </button>
      <ConfirmDialog
        open={ouverte}
        title={`${verbe} « ${nom} » ?`}
        confirmLabel={verbe}
        busy={modifier.isPending}
        onConfirm={() => void confirmer()}
        onCancel={() => setOuverte(false)}
      >
        {t.comptesActifs ? (
          <p>
            Tous ses utilisateurs seront déconnectés et ne pourront plus se connecter ; ses jetons
            cesseront de valoir. Ses mandats, ses demandes et son historique restent : il pourra
            être réactivé.
          </p>
        ) : (
          <p>Ses utilisateurs pourront de nouveau se connecter. Ses jetons seront à recréer.</p>
        )}
      </ConfirmDialog>
    </>
  )
}
