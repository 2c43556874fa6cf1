import './recu.css'
import type { Answer } from '../../lib/api/index.ts'

export type RecuVu = Answer<'lireRecu'>

const DITES = { passee: 'fait', presente: 'en cours', 'a-venir': 'à venir' } as const

/** Where a request stands: its steps side by side, one under the other on a telephone. */
export const Etapes = ({ etapes }: { etapes: RecuVu['etapes'] }) => (
  <ol className="rc-etapes fr-raw-list">
    {etapes.map(({ titre, quand, place }) => (
      <li key={titre} className={`rc-etape rc-etape--${place}`}>
        <span className="rc-etape__titre">{titre}</span>
        <span className="fr-sr-only"> ({DITES[place]})</span>
        <span className="rc-etape__quand">{quand}</span>
      </li>
    ))}
  </ol>
)
