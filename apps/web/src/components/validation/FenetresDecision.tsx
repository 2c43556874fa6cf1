import { deNom } from '@registre/domain'
import { Numero } from '../Numero.tsx'
import { EFFETS_VALIDER, type Geste } from './decision.ts'
import { FenetreAffecter } from './FenetreAffecter.tsx'
import { FenetreDecision } from './FenetreDecision.tsx'
import { FenetrePrecisions } from './FenetrePrecisions.tsx'
import { FenetreRefuser } from './FenetreRefuser.tsx'
import { FenetreValiderSansPreuve } from './FenetreValider.tsx'
import { MandatsTouches } from './MandatsTouches.tsx'
import type { Point } from './PointsAVerifier.tsx'
import { PointsRappeles } from './PointsRappeles.tsx'
import { nomCandidat } from './TableauDoublons.tsx'
import type { Candidat } from './types.ts'
import type { FenetreSaisieProps } from './use-fenetre-saisie.ts'

export interface FenetresDecisionProps extends FenetreSaisieProps {
  geste: Geste | null
  /** The co-ownership that the request doubles, for `confirmer-doublon`. */
  candidat: Candidat | null
  /** What the register did not find in the proof, in words; '' when it found all. */
  preuve: string
  /** What there is to check, in the dossier and in the proof. */
  points: readonly Point[]
}

/** What there is to check, and what the validation does. */
const AvantDeValider = ({
  infos: { demande, assigneeA, assigneeAMoi },
  points,
  preuve,
}: Pick<FenetresDecisionProps, 'infos' | 'points' | 'preuve'>) => (
  <>
    {assigneeA !== '' && !assigneeAMoi && (
      <p className="fr-message fr-message--warning">Cette demande est affectée à {assigneeA}.</p>
    )}
    <PointsRappeles points={points} />
    {preuve !== '' && <p className="rc-delai--warning">{preuve}</p>}
    <ul>
      {EFFETS_VALIDER[demande.type].map((effet) => (
        <li key={effet}>{effet}</li>
      ))}
      {demande.type === 'RATTACHEMENT' && <MandatsTouches n={demande.id} />}
    </ul>
  </>
)

const FenetreDoublon = ({
  candidat,
  onDecider,
  onFermer,
  enCours,
  erreur,
}: FenetreSaisieProps & { candidat: Candidat }) => (
  <FenetreDecision
    onFermer={onFermer}
    enCours={enCours}
    erreur={erreur}
    titre="Confirmer le doublon"
    pret
    confirmer={`Confirmer : doublon ${deNom(nomCandidat(candidat))}`}
    onConfirmer={() => void onDecider({ geste: 'confirmer-doublon', candidat })}
  >
    <p>
      La demande sera close : la copropriété est déjà immatriculée sous le numéro{' '}
      <Numero valeur={candidat.numeroImmatriculation} />
      {candidat.nom ? ` (${candidat.nom})` : ''}. Le notaire sera prévenu par courriel, avec ce
      numéro.
    </p>
  </FenetreDecision>
)

/** The window of the gesture under way; none without one. */
export const FenetresDecision = ({
  geste,
  candidat,
  preuve,
  points,
  ...saisissable
}: FenetresDecisionProps) => {
  const { infos, onDecider, onFermer, enCours, erreur } = saisissable
  const commun = { onFermer, enCours, erreur }
  const validable = {
    large: points.length > 0,
    pret: points.every(({ gravite }) => gravite !== 'FORTE'),
    children: <AvantDeValider infos={infos} points={points} preuve={preuve} />,
  }
  switch (geste) {
    case 'valider':
      if (points.some(({ code }) => code === 'PREUVE_ABSENTE'))
        return (
          <FenetreValiderSansPreuve {...saisissable}>{validable.children}</FenetreValiderSansPreuve>
        )
      return (
        <FenetreDecision
          {...commun}
          {...validable}
          titre="Valider la demande"
          confirmer="Valider la demande"
          onConfirmer={() => void onDecider({ geste })}
        />
      )
    case 'pas-doublon':
      return (
        <FenetreDecision
          {...commun}
          {...validable}
          titre="Ce n’est pas un doublon"
          confirmer="Immatriculer la copropriété"
          onConfirmer={() => void onDecider({ geste })}
        />
      )
    case 'confirmer-doublon':
      return candidat && <FenetreDoublon {...saisissable} candidat={candidat} />
    case 'refuser':
      return <FenetreRefuser {...saisissable} />
    case 'demander-precisions':
      return <FenetrePrecisions {...saisissable} />
    case 'affecter':
      return <FenetreAffecter {...saisissable} />
    case 'deverrouiller':
      return (
        <FenetreDecision
          {...commun}
          titre="Déverrouiller la demande"
          confirmer="Déverrouiller"
          pret
          onConfirmer={() => void onDecider({ geste })}
        >
          <p>
            {infos.verrou.par || 'Un autre teneur'} traite cette demande. Sa réservation prendra fin
            aussitôt, sans que sa décision en cours soit enregistrée. Ce déverrouillage est inscrit
            au journal.
          </p>
        </FenetreDecision>
      )
    case null:
      return null
  }
}
