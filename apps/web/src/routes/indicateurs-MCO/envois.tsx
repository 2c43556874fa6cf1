import { Button, type Column, DataTable } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirmation } from '../../components/Confirmation.tsx'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatInstant, formatNombre } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'

type Envoi = Answer<'listerEnvoisADecider'>['envois'][number]
type Decision = Envoi['decisions'][number]

const BOUTONS: Record<Decision, string> = {
  renvoyer: 'Renvoyer',
  classer: 'Classer comme reçu',
  abandonner: 'Abandonner',
}
const QUESTIONS: Record<Decision, { titre: string; phrase: (e: Envoi) => string; fait: string }> = {
  renvoyer: {
    titre: 'Renvoyer cet envoi ?',
    phrase: (e) =>
      e.statut === 'UNCERTAIN'
        ? 'Il est peut-être déjà parti : son destinataire pourrait le recevoir deux fois.'
        : 'Le registre essaie de nouveau, dix fois au plus, sur une nuit.',
    fait: 'L’envoi est remis en route.',
  },
  classer: {
    titre: 'Classer cet envoi comme reçu ?',
    phrase: () => 'Vous avez vérifié qu’il est bien arrivé. Il ne sera pas renvoyé.',
    fait: 'L’envoi est classé comme reçu.',
  },
  abandonner: {
    titre: 'Abandonner cet envoi ?',
    phrase: () =>
      'Son destinataire ne le recevra pas. Prévenez-le par un autre moyen s’il le faut.',
    fait: 'L’envoi est abandonné.',
  },
}

const Etat = ({ envoi }: { envoi: Envoi }) => (
  <>
    <span
      className={`fr-badge fr-badge--sm ${envoi.statut === 'FAILED' ? 'fr-badge--error' : 'fr-badge--warning'}`}
    >
      {envoi.libelleStatut}
    </span>
    <span className="rc-ligne-adresse rc-cesure">
      {envoi.cause === '' ? '' : `${envoi.cause} · `}
      {envoi.tentatives} essai{envoi.tentatives > 1 ? 's' : ''}
    </span>
  </>
)

type OnDecider = (question: { envoi: Envoi; decision: Decision }) => void

const colonnes = (onDecider: OnDecider): readonly Column<Envoi>[] => [
  {
    key: 'objet',
    header: 'Envoi',
    rowHeader: true,
    render: (e) => (
      <>
        {e.objet}
        {e.destinataire !== '' && (
          <span className="rc-ligne-adresse rc-cesure">à {e.destinataire}</span>
        )}
      </>
    ),
  },
  { key: 'creeLe', header: 'Demandé le', render: (e) => formatInstant(e.creeLe) },
  { key: 'etat', header: 'État', render: (e) => <Etat envoi={e} /> },
  {
    key: 'actions',
    header: 'Décision',
    render: (e) => (
      <div className="fr-btns-group fr-btns-group--sm">
        {e.decisions.map((decision, i) => (
          <Button
            key={decision}
            kind={i === 0 ? 'secondary' : 'tertiary'}
            small
            onClick={() => onDecider({ envoi: e, decision })}
          >
            {BOUTONS[decision]}
            <span className="fr-sr-only"> : {e.objet}</span>
          </Button>
        ))}
      </div>
    ),
  },
]

const Page = () => {
  const { data } = useSuspenseQuery(queryOf('listerEnvoisADecider')({}))
  const [question, setQuestion] = useState<{ envoi: Envoi; decision: Decision } | null>(null)
  return (
    <>
      <h1 tabIndex={-1}>Envois à vérifier</h1>
      <p>
        Courriels, courriers, attestations et fichiers que le registre n’a pas pu remettre seul. Un
        envoi « en échec » n’est pas parti ; un envoi « incertain » a été interrompu pendant son
        départ : il est peut-être arrivé, et n’est jamais renvoyé sans une décision.
      </p>
      {data.total > data.envois.length && (
        <p>
          Les {formatNombre(data.envois.length)} plus anciens, sur {formatNombre(data.total)}.
        </p>
      )}
      <DataTable
        caption="Envois à vérifier"
        captionHidden
        rows={data.envois}
        rowKey={(e) => String(e.id)}
        empty="Aucun envoi n’attend de décision."
        columns={colonnes(setQuestion)}
      />
      <Confirmation
        titre={question ? QUESTIONS[question.decision].titre : ''}
        confirmer={question ? BOUTONS[question.decision] : ''}
        operation="deciderEnvoi"
        invalidates={['listerEnvoisADecider', 'lireTableauxMco']}
        args={question && { params: { id: question.envoi.id, decision: question.decision } }}
        onFait={() => question && notify('success', QUESTIONS[question.decision].fait)}
        onFermer={() => setQuestion(null)}
      >
        {question && (
          <>
            <p>
              <strong>{question.envoi.objet}</strong>
              {question.envoi.destinataire === '' ? '' : ` à ${question.envoi.destinataire}`}
            </p>
            <p>{QUESTIONS[question.decision].phrase(question.envoi)}</p>
          </>
        )}
      </Confirmation>
    </>
  )
}

/** What the register could not deliver by itself, and the keepers' decisions. */
export const Route = createFileRoute('/indicateurs-MCO/envois')({
  staticData: {
    titre: 'Envois à vérifier',
    autorites: ['SUIVI_INDICATEURS_MCO'],
    fil: [{ label: 'Suivi des indicateurs MCO', href: '/indicateurs-MCO' }],
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryOf('listerEnvoisADecider')({})),
  component: Page,
})
