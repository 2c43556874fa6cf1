import { Button } from '@registre/ui'
import { GRAVITES_POINT, pointsComptes, pointsDeLaPreuve } from '@registre/domain'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { DecisionsPrises } from '../administration/DecisionsPrises.tsx'
import { ancreDe } from './ancres.ts'
import { AlerteConflit } from './AlerteConflit.tsx'
import { BandeauVerrou } from './BandeauVerrou.tsx'
import { BarreDecisions } from './BarreDecisions.tsx'
import type { Geste } from './decision.ts'
import { EnTeteDemande } from './EnTeteDemande.tsx'
import { FenetreRaccourcis } from './FenetreRaccourcis.tsx'
import { FenetresDecision } from './FenetresDecision.tsx'
import { CarteDuLieu } from './LieuDemande.tsx'
import { PartiesDossier } from './PartiesDossier.tsx'
import { type Point, PointsAVerifier } from './PointsAVerifier.tsx'
import { ReponseRecue } from './ReponseRecue.tsx'
import { ARetrouver, resteALire } from './preuve/ARetrouver.tsx'
import { type Lecture, useLecture } from './preuve/use-lecture.ts'
import { VoletPreuve } from './preuve/VoletPreuve.tsx'
import type { InfosValidation } from './types.ts'
import { useRaccourcis } from './use-raccourcis.ts'
import { useTraitement } from './use-traitement.ts'
import './decision.css'
import './icones.css'
import './parties.css'
import './validation.css'

type Traitement = ReturnType<typeof useTraitement>

const Boutons = ({ infos: { actions }, t }: { infos: InfosValidation; t: Traitement }) => (
  <>
    {t.verrou.phase === 'mien' && (
      <Button
        kind="tertiary"
        small
        onClick={() => document.querySelector<HTMLElement>('#decisions [data-principal]')?.focus()}
      >
        Aller aux décisions
      </Button>
    )}
    {t.verrou.phase !== 'mien' && (actions.includes('ouvrir') || t.verrou.phase === 'perdu') && (
      <Button onClick={() => void t.prendre()}>
        {t.verrou.phase === 'perdu' || t.conflit?.conflit.code === 'verrou-perdu'
          ? 'Reprendre la demande'
          : 'Traiter cette demande'}
      </Button>
    )}
    {actions.includes('deverrouiller') && (
      <Button kind="secondary" onClick={() => t.choisir('deverrouiller')}>
        Déverrouiller
      </Button>
    )}
    {t.verrou.phase !== 'mien' && (
      <Button kind="tertiary" onClick={t.actualiser}>
        Actualiser
      </Button>
    )}
  </>
)

/** The dossier or its proof, where both do not stand side by side. */
const Vues = ({ lecture: { vue, setVue, nbPages } }: { lecture: Lecture }) => (
  <div className="rc-vues" role="group" aria-label="Vue">
    <button type="button" aria-pressed={vue === 'dossier'} onClick={() => setVue('dossier')}>
      Dossier
    </button>
    <button type="button" aria-pressed={vue === 'preuve'} onClick={() => setVue('preuve')}>
      Preuve{nbPages === null ? '' : nbPages === 1 ? ' (1 page)' : ` (${nbPages} pages)`}
    </button>
  </div>
)

const Verrou = ({ infos, t }: { infos: InfosValidation; t: Traitement }) => {
  const boutons = <Boutons infos={infos} t={t} />
  const alerte = t.conflit && (
    <AlerteConflit conflit={t.conflit.conflit} texte={t.conflit.texte}>
      {t.verrou.phase === 'mien' ? null : boutons}
    </AlerteConflit>
  )
  return (
    <>
      {alerte}
      {(!alerte || t.verrou.phase === 'mien') && (
        <BandeauVerrou verrou={t.verrou} demande={infos.demande}>
          {boutons}
        </BandeauVerrou>
      )}
    </>
  )
}

/** What the register found in the dossier and in the proof, the heaviest first. */
const pointsVus = (infos: InfosValidation, { lignes }: Lecture): Point[] => {
  const points: Point[] = [
    // The due day stands in the header.
    ...pointsComptes(infos.points),
    ...(infos.demande.decideeLe === null ? pointsDeLaPreuve(lignes) : []),
  ]
  return points.toSorted(
    (a, b) => GRAVITES_POINT.indexOf(a.gravite) - GRAVITES_POINT.indexOf(b.gravite),
  )
}

/** Where there is no proof to read: the place of the request, beside those that it may double. */
const DeuxLieux = (lieux: ComponentProps<typeof CarteDuLieu>) => (
  <section className="rc-cote" id={ancreDe('lieu')} tabIndex={-1} aria-labelledby="titre-lieu">
    <h2 id="titre-lieu" className="rc-partie__titre">
      Les deux lieux
    </h2>
    <CarteDuLieu {...lieux} />
    <p className="fr-text--sm fr-mt-2w">
      Aucune pièce n’est jointe : le notaire répond de l’acte qu’il publie.
    </p>
  </section>
)

/** The gestures that are possible now, each with its key. Gives how a duplicate is confirmed, when it may be. */
const useGestes = (
  { actions, doublons }: InfosValidation,
  t: Traitement,
  autres: { aller: (pas: 1 | -1) => void; aider: () => void },
) => {
  const tient = t.verrou.phase === 'mien'
  const peut = (geste: Geste) => tient && actions.includes(geste)
  const geste = (g: Geste, suivante = false) =>
    peut(g) ? () => t.choisir(g, null, suivante) : undefined
  const validation = peut('pas-doublon') ? 'pas-doublon' : 'valider'
  const doublon = doublons.find((c) => c.numeroImmatriculation !== null) ?? null
  const confirmerDoublon =
    peut('confirmer-doublon') && doublon ? () => t.choisir('confirmer-doublon', doublon) : undefined
  useRaccourcis({
    v: geste(validation, validation === 'pas-doublon'),
    V: geste(validation, true),
    d: confirmerDoublon,
    r: geste('refuser'),
    p: geste('demander-precisions'),
    a: geste('affecter'),
    t: actions.includes('ouvrir') && !tient ? () => void t.prendre() : undefined,
    j: () => autres.aller(1),
    k: () => autres.aller(-1),
    '?': autres.aider,
  })
  return { tient, doublon, confirmerDoublon }
}

/**
 * A request as a keeper reads and decides it: what to check, what is declared, its proof beside,
 * and the gestures that are possible now always in view.
 */
export const EcranDemande = ({
  infos,
  retourner,
  enchainer,
  aller,
  tete,
}: {
  infos: InfosValidation
  retourner: () => void
  enchainer: () => Promise<void>
  /** To the request before, or after, in the queue as it was shown. */
  aller: (pas: 1 | -1) => void
  /** The way back to the queue. */
  tete: ReactNode
}) => {
  const t = useTraitement(infos, retourner, enchainer)
  const [aide, setAide] = useState(false)
  const lecture = useLecture(infos)
  const points = pointsVus(infos, lecture)
  const preuve = resteALire(lecture.lignes, lecture.etat)
  const { tient, doublon, confirmerDoublon } = useGestes(infos, t, {
    aller,
    aider: () => setAide(true),
  })
  // A notary's registration names no mandate, and is proved by nothing but the notary.
  const prouvee = infos.mandat !== null || infos.demande.type !== 'DOUBLON_NOTAIRE'
  // Nothing to read beside: the place of both takes the room of the proof.
  const { declaration } = infos.fiche
  const seule = !prouvee && !lecture.choisie && declaration !== null
  return (
    <div className="rc-decision" data-vue={seule ? undefined : lecture.vue}>
      <div className="rc-decision__tete">
        {tete}
        <Verrou infos={infos} t={t} />
        <button type="button" className="fr-link fr-link--sm" onClick={() => setAide(true)}>
          Raccourcis
        </button>
        {!seule && <Vues lecture={lecture} />}
      </div>
      <div className="rc-decision__dossier">
        <EnTeteDemande infos={infos} />
        <DecisionsPrises fiche={infos.fiche} demande={infos.demande} />
        <ReponseRecue infos={infos} />
        {infos.demande.decideeLe === null && (
          <PointsAVerifier points={points} attente={lecture.etat.phase === 'attente'} />
        )}
        {(prouvee || lecture.choisie) && (
          <ARetrouver lignes={lecture.lignes} etat={lecture.etat} onPage={lecture.montrerPage} />
        )}
        <PartiesDossier infos={infos} tient={tient} lieu={!seule} onDoublon={t.choisir} />
      </div>
      {seule ? (
        <DeuxLieux declaration={declaration} candidats={infos.doublons} />
      ) : (
        <VoletPreuve lecture={lecture} />
      )}
      {tient && (
        <BarreDecisions
          points={points}
          actions={infos.actions}
          validableLe={infos.validableLe}
          preuve={preuve}
          doublon={doublon}
          onGeste={(g, suivante) =>
            g === 'confirmer-doublon' ? confirmerDoublon?.() : t.choisir(g, null, suivante)
          }
          onQuitter={() => void t.quitter()}
        />
      )}
      <FenetresDecision infos={infos} preuve={preuve} points={points} {...t.fenetres} />
      {aide && <FenetreRaccourcis onFermer={() => setAide(false)} />}
    </div>
  )
}
