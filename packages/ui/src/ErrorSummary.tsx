import { useEffect, useRef } from 'react'
import { focusField } from './ids.ts'

export interface SummaryError {
  /** Path of the field; '' for the form as a whole. */
  name: string
  message: string
}

/**
 * Lists what is wrong, with links to the fields; takes the focus each time `attempt` changes with errors on it.
 * Shows nothing without errors.
 */
export const ErrorSummary = ({
  errors,
  attempt,
  title,
  onUnknownField,
}: {
  errors: readonly SummaryError[]
  attempt: number
  title?: string
  onUnknownField?: (name: string) => void
}) => {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown && attempt > 0) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div className="fr-alert fr-alert--error fr-mb-4w" ref={box} tabIndex={-1} role="group" aria-labelledby="titre-erreurs">
      <h2 className="fr-alert__title" id="titre-erreurs">
        {title ?? (errors.length === 1 ? 'Une information est à corriger' : `${errors.length} informations sont à corriger`)}
      </h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name === '' ? (
              message
            ) : (
              <a
                href={`#champ-${name.replaceAll('.', '-')}`}
                onClick={(event) => {
                  event.preventDefault()
                  if (!focusField(name)) onUnknownField?.(name)
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
