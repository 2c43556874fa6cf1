import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { ariaOf, type FieldProps, labelOf, stateOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface FieldCheckboxProps extends FieldProps {
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
}

/** One box to tick. The design system's own component gives the input an id that its label then misses: plain markup here. */
export const FieldCheckbox = ({ name, label, hint, error, required, disabled, inputProps }: FieldCheckboxProps) => {
  const id = fieldId(name)
  return (
    <div className={`fr-checkbox-group${error ? ' fr-checkbox-group--error' : ''}`}>
      <input
        type="checkbox"
        name={name}
        disabled={disabled ?? false}
        {...inputProps}
        {...ariaOf(error, required)}
        id={id}
        {...(error ? { 'aria-describedby': `${id}-message` } : {})}
      />
      <label className="fr-label" htmlFor={id}>
        {labelOf(label, required)}
        {hint && <span className="fr-hint-text">{hint}</span>}
      </label>
      <div className="fr-messages-group" id={`${id}-message`} aria-live="polite">
        {error && <p className="fr-message fr-message--error">{error}</p>}
      </div>
    </div>
  )
}

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
