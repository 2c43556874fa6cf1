import { readNumberText } from '@registre/domain'
import { FieldText, type FieldTextProps } from '@registre/ui'
import type { FocusEvent } from 'react'

/** What reads as a number is written in digits alone ('12 345 €' becomes 12345); anything else stays as typed. */
const tidy = ({ currentTarget: input }: FocusEvent<HTMLInputElement>): void => {
  const read = readNumberText(input.value)
  if (read !== null) input.value = String(read).replace('.', ',')
}

/**
 * A whole number, tidied when the field is left. Decimals and what is no number are left for the
 * form to refuse.
 */
export const FieldNumber = ({ inputProps, ...props }: FieldTextProps) => (
  <FieldText
    {...props}
    inputProps={{
      inputMode: 'numeric',
      autoComplete: 'off',
      ...inputProps,
      onBlur: (event) => {
        tidy(event)
        inputProps?.onBlur?.(event)
      },
    }}
  />
)
