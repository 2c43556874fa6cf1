import type { Geste } from './decision.ts'
import { detailDesPoints, titreDesPoints } from './PointsAVerifier.tsx'
import type { InfosValidation } from './types.ts'

const BOUTONS: readonly { geste: Geste; label: string; court?: string; principal?: true }[] = [
  { geste: 'affecter', label: 'Affecter' },
  { geste: 'refuser', label: 'Refuser' },
  { geste: 'demander-precisions', label: 'Demander des précisions', court: 'Préciser' },
  { geste: 'valider', label: 'Valider', principal: true },
  { geste: 'pas-doublon', label: 'Ce n’est pas un doublon', principal: true },
]

/** The decisions that the server allows now, always in view, with what there is to check. */
export const BarreDecisions = ({
  points,
  actions,
  onGeste,
  onQuitter,
}: Pick<InfosValidation, 'actions' | 'points'> & {
  onGeste: (geste: Geste) => void
  onQuitter: () => void
}) => (
  <div className="rc-barre">
    <p className="rc-barre__points">
      <strong>{titreDesPoints(points)}</strong>
      {points.length > 0 && <small>{detailDesPoints(points)}</small>}
    </p>
    <div id="decisions" className="rc-barre__gestes" role="group" aria-label="Décisions">
      <button type="button" className="fr-btn fr-btn--tertiary-no-outline" onClick={onQuitter}>
        Quitter
      </button>
      {BOUTONS.filter(({ geste }) => actions.includes(geste)).map(
        ({ geste, label, court, principal = false }) => (
          <button
            key={geste}
            type="button"
            className={principal ? 'fr-btn' : 'fr-btn fr-btn--secondary'}
            data-principal={principal || undefined}
            onClick={() => onGeste(geste)}
          >
            {court ? (
              <>
                <span className="rc-long">{label}</span>
                <span className="rc-court">{court}</span>
              </>
            ) : (
              label
            )}
          </button>
        ),
      )}
    </div>
  </div>
)
