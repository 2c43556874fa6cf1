import { useState } from 'react'
import { formatNombre } from '../../lib/format.ts'

/** The whole list of a search as a CSV, whatever page is shown. `total`: 1,000 at most. */
export const TelechargerListe = ({ q, total }: { q: string; total: number }) => {
  const [etat, setEtat] = useState<'' | 'cours' | 'panne'>('')
  const prendre = async () => {
    setEtat('cours')
    try {
      await (await import('./prendre-liste.ts')).prendreListe(q, total)
      setEtat('')
    } catch {
      setEtat('panne')
    }
  }
  return (
    <p className="rc-non-imprime">
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        aria-disabled={etat === 'cours'}
        onClick={() => etat !== 'cours' && void prendre()}
      >
        Télécharger cette liste (CSV, {formatNombre(total)})
      </button>{' '}
      <span role="status">{etat === 'panne' && 'La liste n’est pas venue. Recommencez.'}</span>
    </p>
  )
}
