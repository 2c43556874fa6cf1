import type { ReactNode } from 'react'
import './liste.css'

/** Rows of a page, as the reader chooses, and what else a list offers at its end. */
export const PiedListe = ({
  taille,
  tailles,
  onTaille,
  children,
}: {
  taille: number
  tailles: readonly number[]
  onTaille: (taille: number) => void
  children?: ReactNode
}) => (
  <div className="rc-liste__pied rc-non-imprime">
    <label htmlFor="taille-page">Par page</label>
    <select
      id="taille-page"
      className="fr-select rc-liste__choix"
      value={taille}
      onChange={(event) => onTaille(Number(event.target.value))}
    >
      {tailles.map((t) => (
        <option key={t} value={t}>
          {t}
        </option>
      ))}
    </select>
    {children}
  </div>
)
