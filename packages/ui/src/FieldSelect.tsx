import type { Ref, SelectHTMLAttributes } from 'react'
import { ariaOf, type FieldProps, labelOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface Option {
  value: string
  label: string
}

/** A closed list as the options of a field. */
export const optionsOf = <C extends string>(
  codes: readonly C[],
  labels: Readonly<Record<C, string>>,
): { value: C; label: string }[] => codes.map((value) => ({ value, label: labels[value] }))

export interface FieldSelectProps extends FieldProps {
  options: readonly Option[]
  /** First, empty choice; null leaves it out. */
  placeholder?: string | null
  selectProps?: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }
}

/**
 * One choice in a closed list. The design system's own component describes it by nothing
 * (`aria-describedby=""`) when nothing is wrong.
 */
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
}: FieldSelectProps) => {
  const id = fieldId(name)
  const message = `${id}-message`
  const group = [
    'fr-select-group',
    disabled && 'fr-select-group--disabled',
    error && 'fr-select-group--error',
  ]
  return (
    <div className={group.filter(Boolean).join(' ')}>
      <label className="fr-label" htmlFor={id}>
        {labelOf(label, required)}
        {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
      </label>
      <select
        name={name}
        {...selectProps}
        {...ariaOf(error, required)}
        className="fr-select"
        id={id}
        disabled={disabled}
        {...(error ? { 'aria-describedby': message } : {})}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <div className="fr-messages-group" aria-live="polite">
        {error && (
          <p id={message} className="fr-error-text">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
