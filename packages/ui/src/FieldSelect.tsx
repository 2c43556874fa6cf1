import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Ref, SelectHTMLAttributes } from 'react'
import { ariaOf, type FieldProps, labelOf, stateOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface Option {
  value: string
  label: string
}

export interface FieldSelectProps extends FieldProps {
  options: readonly Option[]
  /** First, empty choice; null leaves it out. */
  placeholder?: string | null
  selectProps?: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }
}

/** One choice in a closed list. */
export const FieldSelect = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  options,
  placeholder = 'Sélectionnez une valeur',
  selectProps,
}: FieldSelectProps) => (
  <Select
    label={labelOf(label, required)}
    hint={hint}
    disabled={disabled ?? false}
    {...stateOf(error)}
    nativeSelectProps={
      { name, ...selectProps, ...ariaOf(error, required), id: fieldId(name) } as never
    }
  >
    {placeholder !== null && <option value="">{placeholder}</option>}
    {options.map(({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </Select>
)
