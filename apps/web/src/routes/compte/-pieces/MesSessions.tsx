import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { type Answer, queryOf, useCommand } from '../../../lib/api/index.ts'
import { formatInstant } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'

type SessionOuverte = Answer<'listerMesSessions'>[number]

const Ligne = ({
  session,
  busy,
  onFermer,
}: {
  session: SessionOuverte
  busy: boolean
  onFermer: () => void
}) => (
  <li className="rc-carte">
    <p className="fr-text--bold fr-mb-0">
      {session.appareil}{' '}
      {session.courante && (
        <span className="fr-badge fr-badge--success fr-badge--sm">Cette session</span>
      )}
    </p>
    <p className="fr-text--sm fr-mb-1w">
      Adresse {session.adresse || 'inconnue'}. Ouverte le {formatInstant(session.ouverteLe)},
      dernière activité le {formatInstant(session.vueLe)}.
      {session.memorisee && ' Cet appareil se souvient de vous.'}
    </p>
    {!session.courante && (
      <Button kind="secondary" small disabled={busy} onClick={onFermer}>
        Fermer cette session
        <span className="fr-sr-only">
          {' '}
          : {session.appareil}, ouverte le {formatInstant(session.ouverteLe)}
        </span>
      </Button>
    )}
  </li>
)

/**
 * Where one's account is signed in; closes one session, or all the others with their remembered
 * browsers.
 */
export const MesSessions = () => {
  const { data = [] } = useQuery(queryOf('listerMesSessions')({}))
  const fermer = useCommand('fermerSession', { invalidates: ['listerMesSessions'] })
  const fermerUne = (id: string, message: string) =>
    fermer.mutate({ params: { id } }, { onSuccess: () => notify('success', message) })
  return (
    <Section title="Mes sessions">
      <p>
        Les appareils sur lesquels votre compte est ouvert. Fermez ceux que vous ne reconnaissez
        pas, puis changez de mot de passe.
      </p>
      <ul className="fr-raw-list rc-cartes">
        {data.map((session) => (
          <Ligne
            key={session.id}
            session={session}
            busy={fermer.isPending}
            onFermer={() => fermerUne(session.id, 'La session est fermée.')}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          kind="secondary"
          className="fr-mt-2w"
          disabled={fermer.isPending}
          onClick={() => fermerUne('autres', 'Toutes les autres sessions sont fermées.')}
        >
          Fermer toutes les autres sessions
        </Button>
      )}
    </Section>
  )
}
