import { Button } from '@registre/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import './liste.css'

/** The search of a list across all that a person would type, with its filters beside it. */
export const ChampRecherche = ({
  label,
  nom,
  q,
  onChercher,
  onFocus,
  children,
}: {
  /** What can be typed: « Nom, numéro, adresse… ». */
  label: string
  /** What the form is for, where a page has several. */
  nom: string
  q: string | undefined
  onChercher: (q: string | undefined) => void
  onFocus: (event: React.FocusEvent<HTMLFormElement>) => void
  children: ReactNode
}) => {
  const [texte, setTexte] = useState(q ?? '')
  useEffect(() => setTexte(q ?? ''), [q])
  const envoyer = (event: FormEvent): void => {
    event.preventDefault()
    onChercher(texte.trim() || undefined)
  }
  return (
    <form
      role="search"
      aria-label={nom}
      className="rc-liste__filtres rc-non-imprime"
      onFocus={onFocus}
      onSubmit={envoyer}
      noValidate
    >
      <div className="rc-cherche">
        <label className="fr-hint-text" htmlFor="champ-q">
          {label}
        </label>
        <div className="fr-search-bar">
          <input
            className="fr-input"
            type="search"
            id="champ-q"
            name="q"
            autoComplete="off"
            value={texte}
            onChange={(event) => setTexte(event.target.value)}
          />
          <Button type="submit">Rechercher</Button>
        </div>
      </div>
      {children}
    </form>
  )
}
