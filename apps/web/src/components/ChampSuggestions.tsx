import { FieldText } from '@registre/ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import './suggestions.css'

export interface Suggestion {
  cle: string
  label: string
}

const suivant = (touche: string, actif: number, n: number): number | null =>
  touche === 'ArrowDown'
    ? (actif + 1) % n
    : touche === 'ArrowUp'
      ? actif <= 0
        ? n - 1
        : actif - 1
      : null

/**
 * A line of text with suggestions under it (ARIA combobox): arrows choose, Enter takes, Escape
 * closes. Without a chosen suggestion,
 * Enter is left to the form.
 */
export const ChampSuggestions = <S extends Suggestion>({
  nom,
  label,
  hint,
  error,
  texte,
  onTexte,
  suggestions,
  sansResultat = false,
  onChoisir,
  disabled = false,
  addon,
}: {
  nom: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  texte: string
  onTexte: (texte: string) => void
  suggestions: readonly S[]
  /** What was typed has been looked for, and nothing matches. */
  sansResultat?: boolean
  onChoisir: (choisie: S) => void
  disabled?: boolean
  addon?: ReactNode
}) => {
  const liste = useId()
  const [actif, setActif] = useState(-1)
  const [ouvert, setOuvert] = useState(false)
  const montrees = ouvert ? suggestions : []
  const fermer = (): void => {
    setOuvert(false)
    setActif(-1)
  }
  const choisir = (s: S): void => {
    fermer()
    onChoisir(s)
  }
  const surTouche = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') return fermer()
    const choisie = montrees[actif]
    if (event.key === 'Enter') {
      if (!choisie) return fermer()
      event.preventDefault()
      return choisir(choisie)
    }
    const rang = montrees.length === 0 ? null : suivant(event.key, actif, montrees.length)
    if (rang === null) return
    event.preventDefault()
    setActif(rang)
  }
  return (
    <div className="rc-suggestions">
      <FieldText
        name={nom}
        label={label}
        hint={hint}
        error={error}
        disabled={disabled}
        addon={addon}
        inputProps={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': montrees.length > 0,
          'aria-controls': liste,
          ...(actif >= 0 && montrees.length > 0
            ? { 'aria-activedescendant': `${liste}-${actif}` }
            : {}),
          autoComplete: 'off',
          value: texte,
          onChange: (event) => {
            setOuvert(true)
            setActif(-1)
            onTexte(event.target.value)
          },
          onKeyDown: surTouche,
          onBlur: fermer,
        }}
      />
      <div role="status">
        {ouvert && sansResultat && suggestions.length === 0 && (
          <p className="rc-suggestions__liste rc-suggestions__choix">Aucun résultat</p>
        )}
      </div>
      <ul
        id={liste}
        role="listbox"
        aria-label="Suggestions"
        hidden={montrees.length === 0}
        className="rc-suggestions__liste"
      >
        {montrees.map((s, i) => (
          // The press keeps the focus in the field; the keyboard goes through the field itself.
          <li
            key={s.cle}
            id={`${liste}-${i}`}
            role="option"
            aria-selected={i === actif}
            className="rc-suggestions__choix"
            onMouseDown={(event) => {
              event.preventDefault()
              choisir(s)
            }}
          >
            {s.label}
          </li>
        ))}
      </ul>
      <p role="status" className="fr-sr-only">
        {montrees.length > 0
          ? `${montrees.length} suggestion${montrees.length > 1 ? 's' : ''} : flèches pour choisir`
          : ''}
      </p>
    </div>
  )
}
