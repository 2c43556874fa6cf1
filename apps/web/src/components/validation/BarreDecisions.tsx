import { Button } from '@registre/ui'
import type { Geste } from './decision.ts'
import { detailDesPoints, type Point, titreDesPoints } from './PointsAVerifier.tsx'
import type { Candidat, InfosValidation } from './types.ts'
import { useRaccourcisActifs } from './use-raccourcis.ts'

interface Bouton {
  geste: Geste
  label: string
  /** On a telephone. */
  court?: string
  touche?: string
  /** The next request comes once this one is decided. */
  suivante?: true
}

const BOUTONS: readonly Bouton[] = [
  { geste: 'affecter', label: 'Affecter', touche: 'a' },
  { geste: 'refuser', label: 'Refuser', touche: 'r' },
  {
    geste: 'demander-precisions',
    label: 'Demander des précisions',
    court: 'Préciser',
    touche: 'p',
  },
  { geste: 'valider', label: 'Valider', touche: 'v' },
  {
    geste: 'valider',
    label: 'Valider et suivante',
    court: 'Valider, suivante',
    touche: '⇧ v',
    suivante: true,
  },
  { geste: 'confirmer-doublon', label: 'C’est un doublon', touche: 'd' },
  { geste: 'pas-doublon', label: 'Ce n’est pas un doublon', touche: 'v', suivante: true },
]

/** Of the two answers on a duplicate, the one that the points speak for. */
const estPrincipal = (
  geste: Geste,
  suivante: boolean,
  points: readonly Point[],
  doublon: Candidat | null,
): boolean => {
  const proche = points.some(
    (p) =>
      p.code === 'DOUBLON_PROCHE' &&
      'coproprieteId' in p &&
      Number(p.coproprieteId) === Number(doublon?.id),
  )
  return geste === 'confirmer-doublon' ? proche : geste === 'pas-doublon' ? !proche : suivante
}

/** The decisions that the server allows now, always in view, with what there is to check. */
export const BarreDecisions = ({
  points,
  actions,
  validableLe,
  preuve,
  doublon,
  onGeste,
  onQuitter,
}: Pick<InfosValidation, 'actions' | 'validableLe'> & {
  points: readonly Point[]
  /** What the register did not find in the proof, in words; '' when it found all. */
  preuve: string
  /** The closest co-ownership that the request may double; null for none. */
  doublon: Candidat | null
  onGeste: (geste: Geste, suivante: boolean) => void
  onQuitter: () => void
}) => {
  const [touches] = useRaccourcisActifs()
  return (
    <div className="rc-barre">
      <p className="rc-barre__points">
        <strong>{titreDesPoints(points)}</strong>
        {points.length > 0 && <small>{detailDesPoints(points)}</small>}
        {validableLe && (
          <small className="rc-delai--warning">
            Validation possible à partir du {validableLe} : d’ici là, le syndic en place peut
            répondre.
          </small>
        )}
        {preuve !== '' && <small className="rc-delai--warning">{preuve}</small>}
      </p>
      <div id="decisions" className="rc-barre__gestes" role="group" aria-label="Décisions">
        <Button kind="tertiary-no-outline" onClick={onQuitter}>
          Quitter
        </Button>
        {BOUTONS.filter(
          ({ geste }) =>
            actions.includes(geste) && (geste !== 'confirmer-doublon' || doublon !== null),
        ).map(({ geste, label, court, touche, suivante = false }) => (
          <Button
            key={label}
            kind={estPrincipal(geste, suivante, points, doublon) ? undefined : 'secondary'}
            data-principal={geste === 'valider' || geste === 'pas-doublon' || undefined}
            onClick={() => onGeste(geste, suivante)}
          >
            {court ? (
              <>
                <span className="rc-long">{label}</span>
                <span className="rc-court">{court}</span>
              </>
            ) : (
              label
            )}
            {touches && touche && (
              <kbd className="rc-long" aria-hidden="true">
                {touche}
              </kbd>
            )}
          </Button>
        ))}
      </div>
    </div>
  )
}
