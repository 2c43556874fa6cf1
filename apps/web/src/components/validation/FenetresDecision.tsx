import { Numero } from '../Numero.tsx'
import type { Decision, Geste, Saisie } from './decision.ts'
import { EFFETS_VALIDER } from './decision.ts'
import { FenetreAffecter } from './FenetreAffecter.tsx'
import { FenetreDecision } from './FenetreDecision.tsx'
import { FenetrePrecisions } from './FenetrePrecisions.tsx'
import { FenetreRefuser } from './FenetreRefuser.tsx'
import { nomCandidat } from './TableauDoublons.tsx'
import type { Candidat, InfosValidation } from './types.ts'

export interface FenetresDecisionProps {
  infos: InfosValidation
  geste: Geste | null
  /** The co-ownership that the request doubles, for `confirmer-doublon`. */
  candidat: Candidat | null
  saisie: Saisie
  onSaisie: (changement: Partial<Saisie>) => void
  onDecider: (decision: Decision) => void
  onFermer: () => void
  enCours: boolean
  erreur: string | null
}

/** The window of the gesture under way; none without one. */
export const FenetresDecision = ({
  infos,
  geste,
  candidat,
  saisie,
  onSaisie,
  onDecider,
  ...commun
}: FenetresDecisionProps) => {
  switch (geste) {
    case 'valider':
    case 'pas-doublon':
      return (
        <FenetreDecision
          {...commun}
          titre={geste === 'valider' ? 'Valider la demande' : 'Ce n’est pas un doublon'}
          confirmer={geste === 'valider' ? 'Valider la demande' : 'Immatriculer la copropriété'}
          onConfirmer={() => onDecider({ geste })}
        >
          <ul>
            {EFFETS_VALIDER[infos.demande.type].map((effet) => (
              <li key={effet}>{effet}</li>
            ))}
          </ul>
        </FenetreDecision>
      )
    case 'confirmer-doublon':
      return (
        candidat && (
          <FenetreDecision
            {...commun}
            titre="Confirmer le doublon"
            confirmer={`Confirmer : doublon de ${nomCandidat(candidat)}`}
            onConfirmer={() => onDecider({ geste, candidat })}
          >
            <p>
              La demande sera close : la copropriété est déjà immatriculée sous le numéro{' '}
              <Numero valeur={candidat.numeroImmatriculation} />
              {candidat.nom ? ` (${candidat.nom})` : ''}. Le notaire sera prévenu par courriel, avec
              ce numéro.
            </p>
          </FenetreDecision>
        )
      )
    case 'refuser':
      return (
        <FenetreRefuser
          {...commun}
          motifs={saisie.motifs}
          raison={saisie.raison}
          onChange={onSaisie}
          onRefuser={() =>
            onDecider({ geste, motifs: saisie.motifs, raison: saisie.raison.trim() })
          }
        />
      )
    case 'demander-precisions':
      return (
        <FenetrePrecisions
          {...commun}
          message={saisie.message}
          onChange={(message) => onSaisie({ message })}
          onEnvoyer={() => onDecider({ geste, message: saisie.message.trim() })}
        />
      )
    case 'affecter':
      return (
        <FenetreAffecter
          {...commun}
          idTeneur={saisie.idTeneur}
          raison={saisie.raisonAffectation}
          onChange={onSaisie}
          onAffecter={(nomTeneur) =>
            onDecider({
              geste,
              idTeneur: Number(saisie.idTeneur),
              nomTeneur,
              raison: saisie.raisonAffectation.trim(),
            })
          }
        />
      )
    case 'deverrouiller':
      return (
        <FenetreDecision
          {...commun}
          titre="Déverrouiller la demande"
          confirmer="Déverrouiller"
          onConfirmer={() => onDecider({ geste })}
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
