import type { Geste } from './decision.ts'
import type { InfosValidation } from './types.ts'

const BOUTONS: readonly { geste: Geste; label: string; secondaire?: boolean }[] = [
  { geste: 'valider', label: 'Valider' },
  { geste: 'pas-doublon', label: 'Ce n’est pas un doublon' },
  { geste: 'demander-precisions', label: 'Demander des précisions', secondaire: true },
  { geste: 'refuser', label: 'Refuser', secondaire: true },
  { geste: 'affecter', label: 'Affecter', secondaire: true },
]

/** The decisions that the server allows now, as buttons. */
export const BarreDecisions = ({
  actions,
  onGeste,
  onQuitter,
}: Pick<InfosValidation, 'actions'> & {
  onGeste: (geste: Geste) => void
  onQuitter: () => void
}) => (
  <div
    id="decisions"
    className="rc-actions rc-actions--decisions"
    role="group"
    aria-label="Décisions"
  >
    {BOUTONS.filter(({ geste }) => actions.includes(geste)).map(({ geste, label, secondaire }) => (
      <button
        key={geste}
        type="button"
        className={secondaire ? 'fr-btn fr-btn--secondary' : 'fr-btn'}
        onClick={() => onGeste(geste)}
      >
        {label}
      </button>
    ))}
    <button type="button" className="fr-btn fr-btn--tertiary" onClick={onQuitter}>
      Quitter
    </button>
  </div>
)
