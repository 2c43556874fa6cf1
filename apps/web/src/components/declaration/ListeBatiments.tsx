import type { Batiment } from '@registre/domain'
import { KeyValueList } from '@registre/ui'
import { faitsDits, resumeBatiment } from './batiments.ts'

/** The declared buildings to read, each folded under its name and what one tells it by. */
export const ListeBatiments = ({ batiments }: { batiments: readonly Batiment[] }) => (
  <ul className="fr-raw-list rc-batiments" aria-label="Bâtiments">
    {batiments.map((b, rang) => (
      <li key={b.cle} className="rc-batiment">
        <details open={batiments.length === 1}>
          <summary>
            <strong>{b.nom || `Bâtiment n° ${rang + 1}`}</strong>
            <span className="fr-text--sm fr-mb-0">{resumeBatiment(b)}</span>
          </summary>
          <KeyValueList items={faitsDits(b)} />
        </details>
      </li>
    ))}
  </ul>
)
