import { Button, Alert, FieldText } from '@registre/ui'
import { notify } from '../../lib/notifications.ts'

/** A signing key, shown once: what was done, and what to do with it. */
export const CleMontree = ({ titre, aide, cle }: { titre: string; aide: string; cle: string }) => {
  const copier = async (): Promise<void> => {
    await navigator.clipboard.writeText(cle)
    notify('success', 'La clé est copiée.')
  }
  return (
    <div className="fr-mb-3w">
      <Alert severity="success" title={titre}>
        <FieldText
          name="cle-webhook"
          label="Clé de signature"
          hint={aide}
          inputProps={{ value: cle, readOnly: true, onFocus: (event) => event.target.select() }}
        />
        <Button
          kind="secondary"
          small
          onClick={() =>
            void copier().catch(() =>
              notify('error', 'La clé n’a pas pu être copiée : sélectionnez-la dans le champ.'),
            )
          }
        >
          Copier la clé
        </Button>
      </Alert>
    </div>
  )
}
