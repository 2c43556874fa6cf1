import { Button, FieldText } from '@registre/ui'
import { copier } from '../lib/copier.ts'

/** A value that is shown once, in a field that one takes whole, and the button that copies it. */
export const ValeurMontree = ({
  nom,
  label,
  hint,
  valeur,
  quoi,
  fait,
}: {
  nom: string
  label: string
  hint?: string
  valeur: string
  /** « le jeton », on the button. */
  quoi: string
  fait: string
}) => (
  <>
    <FieldText
      name={nom}
      label={label}
      hint={hint}
      inputProps={{ value: valeur, readOnly: true, onFocus: (e) => e.target.select() }}
    />
    <Button
      kind="secondary"
      small
      onClick={() => void copier(valeur, fait, 'sélectionnez la valeur dans le champ.')}
    >
      Copier {quoi}
    </Button>
  </>
)
