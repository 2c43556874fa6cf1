import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { type FieldProps, labelOf, stateOf } from './field.tsx'
import type { Option } from './FieldSelect.tsx'
import { fieldId } from './ids.ts'

export interface FieldRadioProps extends FieldProps {
  options: readonly (Option & { hint?: ReactNode })[]
  /** Attributes of every radio: `register(name)`, or `onChange`. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
  /** Chosen value, for a controlled field. */
  value?: string
  inline?: boolean
}

export const OUI_NON: readonly Option[] = [
  { value: 'true', label: 'Oui' },
  { value: 'false', label: 'Non' },
]

/** One choice among a few, all visible. */
export const FieldRadio = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  options,
  inputProps,
  value,
  inline = true,
}: FieldRadioProps) => (
  <RadioButtons
    id={fieldId(name)}
    name={name}
    legend={labelOf(label, required)}
    hintText={hint}
    disabled={disabled ?? false}
    orientation={inline ? 'horizontal' : 'vertical'}
    {...stateOf(error)}
    options={options.map((option) => ({
      label: option.label,
      ...(option.hint ? { hintText: option.hint } : {}),
      nativeInputProps: {
        name,
        ...inputProps,
        value: option.value,
        ...(value === undefined ? {} : { checked: value === option.value }),
      },
    }))}
  />
)
