import { can, machineTeledeclarant } from '@registre/domain'
import { useState } from 'react'
import { BoutonConfirme } from '../Confirmation.tsx'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

/**
 * A new activation code for a declarant that awaits one: posted again, and read by nobody
 * else. The former one dies.
 */
export const RegenererCode = ({ teledeclarant: t }: { teledeclarant: Teledeclarant }) => {
  const [poste, setPoste] = useState(false)
  if (!t.allowedToEdit || !can(machineTeledeclarant, t.parametres.statut, 'regenerer-code'))
    return null
  return (
    <>
      <BoutonConfirme
        bouton="Regénérer le code d’activation"
        titre="Regénérer le code d’activation ?"
        confirmer="Regénérer le code"
        operation="renouvelerCode"
        invalidates={LECTURES_TELEDECLARANTS}
        args={{ params: { id: Number(t.id) }, body: {} }}
        onFait={() => setPoste(true)}
      >
        <p>
          Le code précédent ne vaudra plus. Le nouveau sera envoyé par courrier à l’adresse du
          télédéclarant.
        </p>
      </BoutonConfirme>
      <div role="status">
        {poste && (
          <p className="fr-mb-0">
            Un nouveau code est envoyé par courrier au télédéclarant. L’ancien ne vaut plus.
          </p>
        )}
      </div>
    </>
  )
}
