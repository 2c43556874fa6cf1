import { FieldText } from '@registre/ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import './suggestions.css'

export interface Suggestion {
  cle: string
  label: string
  /** The label with marks in it; the label alone otherwise. */
  contenu?: ReactNode
  /** What it is told under, with those of its kind. */
  groupe?: string
  /** A short fact on its right. */
  detail?: string
  /** Name of an icon of the design system. */
  icone?: string
}

const suivant = (touche: string, actif: number, n: number): number | null =>
  touche === 'ArrowDown'
    ? (actif + 1) % n
    : touche === 'ArrowUp'
      ? actif <= 0
        ? n - 1
        : actif - 1
      : null

/** Which suggestion the arrows are on, and what the keys do. */
const useChoix = <S extends Suggestion>(
  suggestions: readonly S[],
  onChoisir: (choisie: S) => void,
) => {
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
  const ouvrir = (): void => {
    setOuvert(true)
    setActif(-1)
  }
  return { ouvert, actif, montrees, ouvrir, fermer, choisir, surTouche }
}

/** The suggestions themselves, by kind. */
const Choix = <S extends Suggestion>({
  liste,
  montrees,
  actif,
  onChoisir,
  pied,
}: {
  liste: string
  montrees: readonly S[]
  actif: number
  onChoisir: (choisie: S) => void
  pied: string | undefined
}) => (
  <div
    id={liste}
    role="listbox"
    aria-label="Suggestions"
    hidden={montrees.length === 0}
    className="rc-suggestions__liste"
  >
    {[...Map.groupBy(montrees, (s) => s.groupe ?? '')].map(([groupe, siennes]) => {
      const options = siennes.map((s) => {
        const i = montrees.indexOf(s)
        return (
          // The press keeps the focus in the field, and what is let go elsewhere is not chosen; the
          // keyboard goes through the field itself.
          <div
            key={s.cle}
            id={`${liste}-${i}`}
            role="option"
            aria-selected={i === actif}
            className={`rc-suggestions__choix ${s.icone ?? ''}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoisir(s)}
          >
            <span>{s.contenu ?? s.label}</span>
            {s.detail !== undefined && <small>{s.detail}</small>}
          </div>
        )
      })
      return groupe === '' ? (
        options
      ) : (
        <div key={groupe} role="group" aria-labelledby={`${liste}-${groupe}`}>
          <p id={`${liste}-${groupe}`} role="presentation" className="rc-suggestions__groupe">
            {groupe}
          </p>
          {options}
        </div>
      )
    })}
    {pied !== undefined && (
      <p role="presentation" aria-hidden="true" className="rc-suggestions__pied">
        {pied}
      </p>
    )}
  </div>
)

/**
 * A line of text with suggestions under it (ARIA combobox): arrows choose, Enter takes, Escape
 * closes. Without a chosen suggestion, Enter is left to the form.
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
  pied,
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
  /** A word under the suggestions: what Enter does. */
  pied?: string
}) => {
  const liste = useId()
  const { ouvert, actif, montrees, ouvrir, fermer, choisir, surTouche } = useChoix(
    suggestions,
    onChoisir,
  )
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
            ouvrir()
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
      <Choix liste={liste} montrees={montrees} actif={actif} onChoisir={choisir} pied={pied} />
      <p role="status" className="fr-sr-only">
        {montrees.length > 0
          ? `${montrees.length} suggestion${montrees.length > 1 ? 's' : ''} : flèches pour choisir`
          : ''}
      </p>
    </div>
  )
}
