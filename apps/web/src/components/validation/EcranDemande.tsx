import { DissolutionDeclaree } from '../dissolution/DissolutionDeclaree.tsx'
import { AlerteConflit } from './AlerteConflit.tsx'
import { BandeauVerrou } from './BandeauVerrou.tsx'
import { BarreDecisions } from './BarreDecisions.tsx'
import { DonneesDeclarees } from './DonneesDeclarees.tsx'
import { FenetresDecision } from './FenetresDecision.tsx'
import { FilPrecisions } from './FilPrecisions.tsx'
import { HistoriqueDemande } from './HistoriqueDemande.tsx'
import { MandatDeclare } from './MandatDeclare.tsx'
import { RattachementExamine } from './RattachementExamine.tsx'
import { ResumeDemande } from './ResumeDemande.tsx'
import { nomCandidat, TableauDoublons } from './TableauDoublons.tsx'
import type { Candidat, InfosValidation } from './types.ts'
import { useTraitement } from './use-traitement.ts'
import './validation.css'

type Traitement = ReturnType<typeof useTraitement>

const Boutons = ({ infos: { actions }, t }: { infos: InfosValidation; t: Traitement }) => (
  <>
    {t.verrou.phase === 'mien' && (
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        onClick={() => document.querySelector<HTMLElement>('#decisions button')?.focus()}
      >
        Aller aux décisions
      </button>
    )}
    {t.verrou.phase !== 'mien' && (actions.includes('ouvrir') || t.verrou.phase === 'perdu') && (
      <button type="button" className="fr-btn" onClick={() => void t.prendre()}>
        {t.verrou.phase === 'perdu' || t.conflit?.conflit.code === 'verrou-perdu'
          ? 'Reprendre la demande'
          : 'Traiter cette demande'}
      </button>
    )}
    {actions.includes('deverrouiller') && (
      <button
        type="button"
        className="fr-btn fr-btn--secondary"
        onClick={() => t.choisir('deverrouiller')}
      >
        Déverrouiller
      </button>
    )}
    {t.verrou.phase !== 'mien' && (
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={t.actualiser}>
        Actualiser
      </button>
    )}
  </>
)

/**
 * A request as a keeper reads and decides it: its lock, its content, and the gestures that are
 * possible now.
 */
export const EcranDemande = ({
  infos,
  retourner,
}: {
  infos: InfosValidation
  retourner: () => void
}) => {
  const t = useTraitement(infos, retourner)
  const { demande, fiche, actions } = infos
  const tient = t.verrou.phase === 'mien'
  const boutons = <Boutons infos={infos} t={t} />
  const boutonDoublon = (candidat: Candidat) =>
    tient && actions.includes('confirmer-doublon') && candidat.numeroImmatriculation ? (
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm"
        onClick={() => t.choisir('confirmer-doublon', candidat)}
      >
        C’est un doublon de {nomCandidat(candidat)}
      </button>
    ) : null
  return (
    <>
      {t.conflit && !tient ? (
        <AlerteConflit conflit={t.conflit.conflit} texte={t.conflit.texte}>
          {boutons}
        </AlerteConflit>
      ) : (
        <>
          {t.conflit && (
            <AlerteConflit conflit={t.conflit.conflit} texte={t.conflit.texte}>
              {null}
            </AlerteConflit>
          )}
          <BandeauVerrou verrou={t.verrou} demande={demande}>
            {boutons}
          </BandeauVerrou>
        </>
      )}
      <ResumeDemande infos={infos} />
      {infos.dissolution && <DissolutionDeclaree dissolution={infos.dissolution} />}
      {demande.type !== 'DISSOLUTION' && <MandatDeclare infos={infos} />}
      {demande.type === 'RATTACHEMENT' && (
        <RattachementExamine key={demande.version} n={demande.id} />
      )}
      {fiche.declaration &&
        (infos.doublons.length > 0 ||
          demande.type === 'IMMATRICULATION' ||
          demande.type === 'DOUBLON_NOTAIRE') && (
          <TableauDoublons
            declaration={fiche.declaration}
            doublons={infos.doublons}
            actionDe={boutonDoublon}
          />
        )}
      {fiche.declaration && (
        <DonneesDeclarees
          declaration={fiche.declaration}
          sansMandat={demande.type === 'RATTACHEMENT'}
        />
      )}
      <FilPrecisions echanges={demande.echanges} />
      <HistoriqueDemande historique={fiche.historique} />
      {tient && (
        <BarreDecisions actions={actions} onGeste={t.choisir} onQuitter={() => void t.quitter()} />
      )}
      <FenetresDecision
        infos={infos}
        geste={t.fenetre?.geste ?? null}
        candidat={t.fenetre?.candidat ?? null}
        saisie={t.saisie}
        onSaisie={t.saisir}
        onDecider={t.decider}
        onFermer={t.fermer}
        enCours={t.enCours}
        erreur={t.erreur}
      />
    </>
  )
}
