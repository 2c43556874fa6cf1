import { Button } from '@registre/ui'
import { useState } from 'react'
import { formatNombre } from '../../lib/format.ts'
import type { Trouvee } from './LigneTrouvee.tsx'

/**
 * The whole list of a search as a CSV, whatever page is shown: those at and around its address, then
 * the `total` that its words find (1,000 at most), some of which are the same.
 */
export const TelechargerListe = ({
  q,
  total,
  autour,
}: {
  q: string
  total: number
  autour: readonly Trouvee[]
}) => {
  const [etat, setEtat] = useState<'' | 'cours' | 'panne'>('')
  const prendre = async () => {
    setEtat('cours')
    try {
      await (await import('./prendre-liste.ts')).prendreListe(q, total, autour)
      setEtat('')
    } catch {
      setEtat('panne')
    }
  }
  return (
    <p className="rc-non-imprime">
      <Button
        kind="tertiary"
        small
        aria-disabled={etat === 'cours'}
        onClick={() => etat !== 'cours' && void prendre()}
      >
        Télécharger cette liste ({autour.length === 0 ? `CSV, ${formatNombre(total)}` : 'CSV'})
      </Button>{' '}
      <span role="status">{etat === 'panne' && 'La liste n’est pas venue. Recommencez.'}</span>
    </p>
  )
}
