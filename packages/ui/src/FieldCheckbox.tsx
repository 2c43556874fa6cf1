import type { InputHTMLAttributes, Ref } from 'react'
import { ariaOf, type FieldProps, labelOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface FieldCheckboxProps extends FieldProps {
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
}

/**
 * One box to tick. The design system's own component gives the input an id that its label then
 * misses: plain markup here.
 */
export const FieldCheckbox = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  inputProps,
}: FieldCheckboxProps) => {
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
        {/* One block: the label is laid out as a row, where its marker would go to a line of its own. */}
        <span>{labelOf(label, required)}</span>
        {hint && <span className="fr-hint-text">{hint}</span>}
      </label>
      <div className="fr-messages-group" id={`${id}-message`} aria-live="polite">
        {error && <p className="fr-message fr-message--error">{error}</p>}
      </div>
    </div>
  )
}
