import { contenuDepose } from '@registre/domain'
import { Alert } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { libelleDe } from '../../../components/declaration/libelles.ts'
import { versContenu } from '../../../components/declaration/saisie.ts'

/** What was typed and is not asked any more, given the other answers: it is not sent. */
export const NonDemandees = () => {
  const { saisie, contexte } = useBrouillon()
  const { vides } = contenuDepose(versContenu(saisie), contexte)
  if (vides.length === 0) return null
  return (
    <Alert severity="info" className="fr-mb-3w">
      <p>
        Ces réponses ne sont plus demandées, compte tenu des autres : elles ne seront pas
        enregistrées avec votre déclaration.
      </p>
      <ul>
        {vides.map((chemin) => (
          <li key={chemin}>{libelleDe(chemin)}</li>
        ))}
      </ul>
    </Alert>
  )
}
