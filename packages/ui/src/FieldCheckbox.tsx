import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { ariaOf, type FieldProps, labelOf, stateOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface FieldCheckboxProps extends FieldProps {
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
}

/** One box to tick. */
export const FieldCheckbox = ({ name, label, hint, error, required, disabled, inputProps }: FieldCheckboxProps) => (
  <Checkbox
    disabled={disabled ?? false}
    {...stateOf(error)}
    options={[
      {
        label: labelOf(label, required),
        ...(hint ? { hintText: hint } : {}),
        nativeInputProps: { name, ...inputProps, ...ariaOf(error, required), id: fieldId(name) } as never,
      },
    ]}
  />
)

export interface FieldCheckboxesProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several boxes under one question. */
export const FieldCheckboxes = ({ name, label, hint, error, required, disabled, options, values, onChange }: FieldCheckboxesProps) => (
  <Checkbox
    id={fieldId(name)}
    legend={labelOf(label, required)}
    hintText={hint}
    disabled={disabled ?? false}
    {...stateOf(error)}
    options={options.map((option) => ({
      label: option.label,
      ...(option.hint ? { hintText: option.hint } : {}),
      nativeInputProps: {
        name,
        value: option.value,
        checked: values.includes(option.value),
        onChange: (event) => onChange(event.target.checked ? [...values, option.value] : values.filter((v) => v !== option.value)),
      },
    }))}
  />
)
