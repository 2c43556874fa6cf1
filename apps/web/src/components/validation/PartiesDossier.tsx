import { type BlocDeclaration, normaliser } from '@registre/domain'
import { champsLisibles } from '../declaration/affichage.ts'
import { BlocLecture } from '../declaration/BlocLecture.tsx'
import { LIBELLES_BLOC } from '../declaration/libelles.ts'
import { DissolutionDeclaree } from '../dissolution/DissolutionDeclaree.tsx'
import { ancreDe } from './ancres.ts'
import { ConfirmationsOffice, ControleDeclaration } from './ControleDeclaration.tsx'
import type { Geste } from './decision.ts'
import { FilPrecisions } from './FilPrecisions.tsx'
import { HistoriqueDemande } from './HistoriqueDemande.tsx'
import { LieuDemande } from './LieuDemande.tsx'
import { MandatDeclare } from './MandatDeclare.tsx'
import { NotesTeneurs, useMentionNotes } from './NotesTeneurs.tsx'
import { Pli } from './Pli.tsx'
import { RattachementExamine } from './RattachementExamine.tsx'
import { ResumeDemande } from './ResumeDemande.tsx'
import { nomCandidat, TableauDoublons } from './TableauDoublons.tsx'
import type { Candidat, Declaration, InfosValidation } from './types.ts'

const BLOCS = [
  ['identification', 'identification'],
  ['procedures', undefined],
  ['donneesFinancieres', 'finances'],
  ['donneesTechniques', 'technique'],
] as const satisfies readonly (readonly [BlocDeclaration, string | undefined])[]

const champs = (n: number): string => (n === 1 ? '1 champ' : `${n} champs`)

const PlisDeclares = ({ declaration }: { declaration: Declaration }) => {
  const contenu = normaliser(declaration.immatCopropriete)
  return BLOCS.map(([bloc, lieu]) => (
    <Pli
      key={bloc}
      titre={LIBELLES_BLOC[bloc]}
      mention={champs(champsLisibles(bloc, contenu).length)}
      lieu={lieu}
    >
      <BlocLecture
        bloc={bloc}
        contenu={contenu}
        jeuDebiteurs={declaration.jeuDebiteurs}
        marquerManquants
      />
    </Pli>
  ))
}

/** The rest of a request: what bears on the decision open, what is only declared folded. */
export const PartiesDossier = ({
  infos,
  tient,
  onDoublon,
}: {
  infos: InfosValidation
  tient: boolean
  onDoublon: (geste: Geste, candidat: Candidat) => void
}) => {
  const { demande, fiche, actions } = infos
  const { declaration } = fiche
  const notes = useMentionNotes(demande.id)
  const boutonDoublon = (candidat: Candidat) =>
    tient && actions.includes('confirmer-doublon') && candidat.numeroImmatriculation ? (
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm"
        onClick={() => onDoublon('confirmer-doublon', candidat)}
      >
        C’est un doublon de {nomCandidat(candidat)}
      </button>
    ) : null
  const compares =
    declaration &&
    (infos.doublons.length > 0 ||
      demande.type === 'IMMATRICULATION' ||
      demande.type === 'DOUBLON_NOTAIRE')
  return (
    <>
      {demande.echanges.length > 0 && <FilPrecisions echanges={demande.echanges} />}
      {infos.dissolution && (
        <div id={ancreDe('dissolution')} tabIndex={-1}>
          <DissolutionDeclaree dissolution={infos.dissolution} />
        </div>
      )}
      {demande.type === 'RATTACHEMENT' && (
        <div id={ancreDe('mandats-en-place')} tabIndex={-1}>
          <RattachementExamine
            key={demande.version}
            n={demande.id}
            decidee={demande.decideeLe !== null}
          />
        </div>
      )}
      {compares && (
        <div id={ancreDe('doublons')} tabIndex={-1}>
          <TableauDoublons
            declaration={declaration}
            doublons={infos.doublons}
            representant={infos.mandat?.teledeclarant ?? ''}
            actionDe={boutonDoublon}
          />
        </div>
      )}
      <div className="rc-plis">
        {declaration && <LieuDemande declaration={declaration} candidats={infos.doublons} />}
        <Pli titre="La demande" mention={infos.assigneeA || 'affectée à personne'}>
          <ResumeDemande infos={infos} />
        </Pli>
        {demande.type !== 'DISSOLUTION' && (
          <Pli
            titre="Mandat et justificatif"
            mention={infos.mandat?.libelleEtat ?? 'sans mandat'}
            lieu="mandat"
            ouvert={demande.type === 'RATTACHEMENT'}
          >
            <MandatDeclare infos={infos} />
          </Pli>
        )}
        {declaration && (
          <>
            <Pli
              titre="Contrôles du registre"
              mention="règles et vérifications"
              lieu="confirmations"
            >
              <ControleDeclaration declaration={declaration} />
              {declaration.typeImmat === 'OFFICE' && declaration.confirmationsOffice && (
                <ConfirmationsOffice confirmations={declaration.confirmationsOffice} />
              )}
            </Pli>
            <PlisDeclares declaration={declaration} />
          </>
        )}
        <Pli titre="Notes entre teneurs" mention={notes}>
          <NotesTeneurs id={demande.id} />
        </Pli>
        <Pli
          titre="Historique"
          mention={
            fiche.historique.length === 1 ? '1 événement' : `${fiche.historique.length} événements`
          }
          lieu="refus"
        >
          <HistoriqueDemande historique={fiche.historique} />
        </Pli>
      </div>
    </>
  )
}
