import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import type { ReactNode } from 'react'
import { type FieldProps, labelOf, stateOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface FieldCheckboxesProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several boxes under one question. */
export const FieldCheckboxes = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  options,
  values,
  onChange,
}: FieldCheckboxesProps) => (
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
        onChange: (event) =>
          onChange(
            event.target.checked
              ? [...values, option.value]
              : values.filter((v) => v !== option.value),
          ),
      },
    }))}
  />
)
