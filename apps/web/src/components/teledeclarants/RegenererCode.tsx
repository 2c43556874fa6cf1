import { can, machineTeledeclarant } from '@registre/domain'
import { ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

/**
 * A new activation code for a declarant that awaits one: posted again, and read by nobody
 * else. The former one dies.
 */
export const RegenererCode = ({ teledeclarant: t }: { teledeclarant: Teledeclarant }) => {
  const regenerer = useCommand('renouvelerCode', { invalidates: LECTURES_TELEDECLARANTS })
  const [ouvert, setOuvert] = useState(false)
  const [poste, setPoste] = useState(false)
  if (!t.allowedToEdit || !can(machineTeledeclarant, t.parametres.statut, 'regenerer-code'))
    return null
  const confirmer = () =>
    regenerer.mutate(
      { params: { id: Number(t.id) }, body: {} },
      { onSuccess: () => setPoste(true), onSettled: () => setOuvert(false) },
    )
  return (
    <>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setOuvert(true)}>
        Regénérer le code d’activation
      </button>
      <div role="status">
        {poste && (
          <p className="fr-mb-0">
            Un nouveau code est envoyé par courrier au télédéclarant. L’ancien ne vaut plus.
          </p>
        )}
      </div>
      <ConfirmDialog
        open={ouvert}
        title="Regénérer le code d’activation ?"
        confirmLabel="Regénérer le code"
        busy={regenerer.isPending}
        onConfirm={confirmer}
        onCancel={() => setOuvert(false)}
      >
        <p>
          Le code précédent ne vaudra plus. Le nouveau sera envoyé par courrier à l’adresse du
          télédéclarant.
        </p>
      </ConfirmDialog>
    </>
  )
}
