import type { FormEvent } from 'react'
import { FieldText, type FieldTextProps } from './FieldText.tsx'

/**
 * Spaces between thousands go; a comma stays and is refused by the form, or '12,50' would become
 * 1250.
 */
const keepDigits = (event: FormEvent<HTMLInputElement>): void => {
  const input = event.currentTarget
  const kept = input.value.replace(/(?!^-)[^\d,.]/g, '')
  if (kept !== input.value) input.value = kept
}

/**
 * A whole number. Typed or pasted spaces and letters are dropped ('12 345' becomes 12345); decimals
 * are left for the form to refuse.
 */
export const FieldNumber = ({ inputProps, ...props }: FieldTextProps) => (
  <FieldText
    {...props}
    inputProps={{
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 12,
      ...inputProps,
      onInput: (event) => {
        keepDigits(event)
        inputProps?.onInput?.(event)
      },
    }}
  />
)
