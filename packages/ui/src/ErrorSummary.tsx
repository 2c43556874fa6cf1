import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldId, focusField } from './ids.ts'

export interface SummaryError {
  /** Path of the field; '' for the form as a whole. */
  name: string
  message: string
}

/** Sentences that say nothing of their field: the summary names it. */
const SANS_NOM = /^(?:Ce|Le) champ\b/

/** What the screen calls a field: its label or its legend, without marker nor hint. */
const nomAffiche = (field: HTMLElement): string => {
  const nom = (
    field.matches('fieldset')
      ? field.querySelector('legend')
      : document.querySelector(`label[for="${field.id}"]`)
  )?.cloneNode(true)
  if (!(nom instanceof HTMLElement)) return ''
  for (const autre of nom.querySelectorAll('.fr-hint-text, [aria-hidden="true"], .fr-sr-only'))
    autre.remove()
  return (nom.textContent ?? '').trim()
}

const nommee = ({ name, message }: SummaryError, field: HTMLElement | null): SummaryError => {
  const nom = field && SANS_NOM.test(message) ? nomAffiche(field) : ''
  return {
    name,
    message:
      nom === '' ? message : `${nom} : ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }
}

/** What no field can mend is not something to correct. */
const titreDe = (errors: readonly SummaryError[]): string => {
  const nombre = errors.filter(({ name }) => name !== '').length
  if (nombre === 0) return 'Votre demande n’a pas abouti'
  return nombre === 1 ? 'Une information est à corriger' : `${nombre} informations sont à corriger`
}

/** The errors in the order of their fields on the screen; those without a field there come last. */
const inScreenOrder = (errors: readonly SummaryError[]): SummaryError[] => {
  const found = errors.map((error) => ({
    error,
    field: error.name === '' ? null : document.getElementById(fieldId(error.name)),
  }))
  const follows = (a: Element, b: Element): number =>
    a === b ? 0 : a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  return found
    .sort((a, b) =>
      a.field && b.field
        ? follows(a.field, b.field)
        : Number(a.field === null) - Number(b.field === null),
    )
    .map(({ error, field }) => nommee(error, field))
}

/**
 * Lists what is wrong, with links to the fields; takes the focus each time `attempt` changes with
 * errors on it.
 * Shows nothing without errors.
 */
export const ErrorSummary = ({
  errors,
  attempt,
  title,
  onUnknownField,
  hrefOf = (name) => `#${fieldId(name)}`,
}: {
  errors: readonly SummaryError[]
  attempt: number
  title?: string
  onUnknownField?: (name: string) => void
  /** Where a field stands, when it is on another page. */
  hrefOf?: (name: string) => string
}) => {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  const [ordered, setOrdered] = useState<readonly SummaryError[]>(errors)
  const listed = JSON.stringify(errors)
  // The fields are on the page once it is drawn.
  useLayoutEffect(() => setOrdered(inScreenOrder(JSON.parse(listed))), [listed])
  // What is wrong shows again as somebody types: the focus then stays where it is typed.
  const typing = useRef(false)
  useEffect(() => {
    typing.current = false
    const note = (): void => {
      typing.current = true
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [attempt])
  useEffect(() => {
    if (shown && attempt > 0 && !typing.current) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div
      className="fr-alert fr-alert--error fr-mb-4w"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="titre-erreurs"
    >
      <h2 className="fr-alert__title" id="titre-erreurs">
        {title ?? titreDe(errors)}
      </h2>
      <ul>
        {ordered.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name === '' ? (
              message
            ) : (
              <a
                href={hrefOf(name)}
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
