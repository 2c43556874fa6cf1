import type { FieldError } from '@registre/domain'
import { ConfirmDialog } from '@registre/ui'

/**
 * Asks once what a rule lets a person confirm: the sentences, then confirm or come back to the
 * fields.
 */
export const DialogueConfirmations = ({
  phrases,
  onConfirmer,
  onRevenir,
}: {
  phrases: readonly FieldError[]
  onConfirmer: () => void
  onRevenir: () => void
}) => (
  <ConfirmDialog
    open={phrases.length > 0}
    title={
      phrases.length > 1
        ? 'Confirmez-vous ces informations ?'
        : 'Confirmez-vous cette information ?'
    }
    confirmLabel="Confirmer"
    cancelLabel="Revenir à la saisie"
    onConfirm={onConfirmer}
    onCancel={onRevenir}
  >
    <ul>
      {phrases.map(({ champ, code, message }) => (
        <li key={`${code} ${champ}`}>{message}</li>
      ))}
    </ul>
  </ConfirmDialog>
)
