import type { ReactNode } from 'react'
import './liste.css'

type Choisies = ReadonlySet<number>

const basculer = (choisies: Choisies, id: number): Choisies => {
  const apres = new Set(choisies)
  if (!apres.delete(id)) apres.add(id)
  return apres
}

interface Choix {
  choisies: Choisies
  onChoisir: (choisies: Choisies) => void
}

const Case = ({
  label,
  cochee,
  onCocher,
}: {
  label: string
  cochee: boolean
  onCocher: () => void
}) => (
  <input type="checkbox" aria-label={label} title={label} checked={cochee} onChange={onCocher} />
)

/** A row that can be chosen, its checkbox first, unless it is none to act on. `nom` says which one. */
export const LigneChoix = ({
  id,
  nom,
  choisies,
  onChoisir,
  choisissable = true,
  children,
}: Choix & { id: number; nom: string; choisissable?: boolean; children: ReactNode }) => {
  const choisie = choisies.has(id)
  return (
    <tr className={choisie ? 'rc-liste__ligne--choisie' : undefined}>
      <td className="rc-liste__case">
        {choisissable && (
          <Case
            label={`Choisir ${nom}`}
            cochee={choisie}
            onCocher={() => onChoisir(basculer(choisies, id))}
          />
        )}
      </td>
      {children}
    </tr>
  )
}

/**
 * A table of rows that can be chosen, one by one or the whole page; on a telephone, a card each.
 * `ids` are those of the page; a choice on another page stays.
 */
export const TableChoix = ({
  legende,
  ids,
  choisies,
  onChoisir,
  entetes,
  className = '',
  children,
}: Choix & {
  legende: string
  ids: readonly number[]
  /** Cells of the head, after the checkbox. */
  entetes: ReactNode
  className?: string
  /** Bodies of the table. */
  children: ReactNode
}) => {
  const toutes = ids.length > 0 && ids.every((id) => choisies.has(id))
  const ailleurs = [...choisies].filter((id) => !ids.includes(id))
  return (
    <table className={`rc-liste ${className}`}>
      <caption className="fr-sr-only">{legende}</caption>
      <thead>
        <tr>
          <th scope="col" className="rc-liste__case">
            <Case
              label="Choisir toute la page"
              cochee={toutes}
              onCocher={() => onChoisir(new Set(toutes ? ailleurs : [...ailleurs, ...ids]))}
            />
          </th>
          {entetes}
        </tr>
      </thead>
      {children}
    </table>
  )
}
