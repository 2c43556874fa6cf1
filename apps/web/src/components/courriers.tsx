import { Button } from '@registre/ui'
import { callOf, statusOf } from '../lib/api/index.ts'
import { handleFailure } from '../lib/api/errors.ts'
import { saveFile } from '../lib/download.ts'
import { notify } from '../lib/notifications.ts'

const telecharger = async (
  operation: 'telechargerCourrier' | 'telechargerCourrierDemo',
  id: number,
): Promise<void> => {
  try {
    saveFile(await callOf(operation, { params: { id } }))
  } catch (error) {
    if (statusOf(error) === 404)
      notify(
        'error',
        'Ce courrier n’est plus disponible',
        'Il a été imprimé ou remplacé par un plus récent.',
      )
    else handleFailure(error)
  }
}

/** The lines of an address. */
export const Destinataire = ({ lignes }: { lignes: readonly string[] }) =>
  lignes.map((ligne, i) => (
    <span key={`${i} ${ligne}`} className="rc-ligne-adresse">
      {ligne}
    </span>
  ))

/** Takes the PDF of a letter. */
export const TelechargerCourrier = ({
  id,
  pour,
  demo = false,
}: {
  id: number
  pour: string
  demo?: boolean
}) => (
  <Button
    kind="secondary"
    small
    onClick={() => void telecharger(demo ? 'telechargerCourrierDemo' : 'telechargerCourrier', id)}
  >
    Télécharger le courrier<span className="fr-sr-only"> pour {pour}</span>
  </Button>
)
