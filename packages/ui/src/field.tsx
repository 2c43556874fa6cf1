import type { ReactNode } from 'react'

/** What every field takes. `name` is the dotted path; `error` shows the field as wrong. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  disabled?: boolean
}

/**
 * The label with its required marker. The word is read by screen readers through `aria-required`.
 */
export const labelOf = (label: ReactNode, required: boolean | undefined): ReactNode =>
  required ? (
    <>
      {label}
      <span aria-hidden="true">{'\u00a0*'}</span>
    </>
  ) : (
    label
  )

export const stateOf = (
  error: string | undefined,
): { state: 'error' | 'default'; stateRelatedMessage?: string } =>
  error ? { state: 'error', stateRelatedMessage: error } : { state: 'default' }

export const ariaOf = (
  error: string | undefined,
  required: boolean | undefined,
): { 'aria-invalid'?: true; 'aria-required'?: true } => ({
  ...(error ? { 'aria-invalid': true as const } : {}),
  ...(required ? { 'aria-required': true as const } : {}),
})

/** Said once, above a form that has required fields. */
export const RequiredNote = () => (
  <p className="fr-hint-text fr-mb-2w">Les champs marqués d’un astérisque (*) sont obligatoires.</p>
)
