import { normalizeDateText } from '@registre/domain'
import { FieldText, type FieldTextProps } from '@registre/ui'

/** A day, as text dd/mm/yyyy. `onNormalize` receives the tidied text when the field is left. */
export const FieldDate = ({
  inputProps,
  hint,
  onNormalize,
  ...props
}: FieldTextProps & { onNormalize?: (text: string) => void }) => (
  <FieldText
    {...props}
    hint={hint ?? 'Format attendu : jj/mm/aaaa'}
    inputProps={{
      inputMode: 'numeric',
      autoComplete: 'off',
      placeholder: 'Renseignez une date',
      ...inputProps,
      onBlur: (event) => {
        const tidy = normalizeDateText(event.target.value)
        if (tidy !== event.target.value) {
          event.target.value = tidy
          onNormalize?.(tidy)
        }
        inputProps?.onBlur?.(event)
      },
    }}
  />
)
