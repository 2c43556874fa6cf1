import { Button } from '@registre/ui'
import { type BlocDeclaration, deNom, normaliser } from '@registre/domain'
import { useState } from 'react'
import { FenetreFusion } from '../administration/FenetreFusion.tsx'
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

const compter = (n: number, quoi: string): string => `${n} ${quoi}${n === 1 ? '' : 's'}`

const PlisDeclares = ({ declaration }: { declaration: Declaration }) => {
  const contenu = normaliser(declaration.immatCopropriete)
  return BLOCS.map(([bloc, lieu]) => (
    <Pli
      key={bloc}
      titre={LIBELLES_BLOC[bloc]}
      mention={compter(champsLisibles(bloc, contenu).length, 'champ')}
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

type OnDoublon = (geste: Geste, candidat: Candidat) => void

/** Those that the request may double, each confirmed or merged from here. */
const Doublons = ({
  infos: { demande, fiche, actions, doublons, mandat },
  tient,
  onDoublon,
}: {
  infos: InfosValidation
  tient: boolean
  onDoublon: OnDoublon
}) => {
  const [conserve, setConserve] = useState<string | null>(null)
  const compares =
    doublons.length > 0 || demande.type === 'IMMATRICULATION' || demande.type === 'DOUBLON_NOTAIRE'
  if (!fiche.declaration || !compares) return null
  const confirme = tient && actions.includes('confirmer-doublon')
  // Both have a number already: one of the two is kept.
  const fusionne = fiche.actions.includes('annuler-immatriculation')
  const bouton = (candidat: Candidat) => {
    const numero = candidat.numeroImmatriculation
    return numero && (confirme || fusionne) ? (
      <Button
        kind="secondary"
        small
        onClick={() => (confirme ? onDoublon('confirmer-doublon', candidat) : setConserve(numero))}
      >
        {confirme
          ? `C’est un doublon ${deNom(nomCandidat(candidat))}`
          : `Fusionner avec ${nomCandidat(candidat)}`}
      </Button>
    ) : null
  }
  return (
    <>
      <div id={ancreDe('doublons')} tabIndex={-1}>
        <TableauDoublons
          declaration={fiche.declaration}
          doublons={doublons}
          representant={mandat?.teledeclarant ?? ''}
          actionDe={bouton}
        />
      </div>
      {conserve !== null && (
        <FenetreFusion fiche={fiche} conserve={conserve} onFermer={() => setConserve(null)} />
      )}
    </>
  )
}

/** The rest of a request: what bears on the decision open, what is only declared folded. */
export const PartiesDossier = ({
  infos,
  tient,
  lieu,
  onDoublon,
}: {
  infos: InfosValidation
  tient: boolean
  /** The map stands here, and not beside. */
  lieu: boolean
  onDoublon: OnDoublon
}) => {
  const { demande, fiche } = infos
  const { declaration } = fiche
  const notes = useMentionNotes(demande.id)
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
      <Doublons infos={infos} tient={tient} onDoublon={onDoublon} />
      <div className="rc-plis">
        {lieu && declaration && (
          <LieuDemande declaration={declaration} candidats={infos.doublons} />
        )}
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
          mention={compter(fiche.historique.length, 'événement')}
          lieu="refus"
        >
          <HistoriqueDemande historique={fiche.historique} />
        </Pli>
      </div>
    </>
  )
}
