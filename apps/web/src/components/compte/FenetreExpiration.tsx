import { Button, Countdown, Dialog } from '@registre/ui'

/** The session is about to end: how long remains, and how to stay. */
export const FenetreExpiration = ({
  fin,
  onRester,
  onFin,
}: {
  fin: number
  onRester: () => void
  onFin: () => void
}) => (
  <Dialog
    open
    title="Votre session va se fermer"
    onClose={onRester}
    actions={<Button onClick={onRester}>Rester connecté</Button>}
  >
    <p>
      Sans activité de votre part, vous serez déconnecté dans <Countdown end={fin} onEnd={onFin} />.
      La saisie non enregistrée serait perdue.
    </p>
  </Dialog>
)
