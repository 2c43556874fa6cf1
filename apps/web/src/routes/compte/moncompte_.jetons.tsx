import { Button, Alert, Section, Buttons } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { useEffect, useRef, useState } from 'react'
import { CreerJeton } from '../../components/jetons/CreerJeton.tsx'
import { ListeJetons } from '../../components/jetons/ListeJetons.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'

/** The value of a new token, once. */
const Valeur = ({ jeton, onVu }: { jeton: string; onVu: () => void }) => {
  const cadre = useRef<HTMLDivElement>(null)
  useEffect(() => cadre.current?.focus(), [jeton])
  const copier = () =>
    void navigator.clipboard.writeText(jeton).then(
      () => notify('success', 'Le jeton est copié.'),
      () =>
        notify(
          'error',
          'Le navigateur n’a pas copié le jeton : sélectionnez-le et copiez-le vous-même.',
        ),
    )
  return (
    <div ref={cadre} tabIndex={-1} className="fr-mb-3w">
      <Alert severity="success" title="Votre jeton est créé">
        <p>
          Copiez-le maintenant et gardez-le comme un mot de passe : il ne sera plus jamais affiché.
        </p>
        <div className="fr-input-group">
          <label className="fr-label" htmlFor="jeton-cree">
            Jeton
          </label>
          <input
            id="jeton-cree"
            className="fr-input"
            readOnly
            value={jeton}
            onFocus={(e) => e.currentTarget.select()}
          />
        </div>
        <Buttons>
          <Button onClick={copier}>Copier le jeton</Button>
          <Button kind="secondary" onClick={onVu}>
            Je l’ai copié
          </Button>
        </Buttons>
      </Alert>
    </div>
  )
}

const Page = () => {
  const [jeton, setJeton] = useState('')
  const { data } = useSuspenseQuery(queryOf('listerJetons')({ query: {} }))
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Jetons des programmes</h1>
      <p>
        Un jeton permet à un logiciel d’appeler le registre à votre place, avec les seuls droits que
        vous lui choisissez. Il s’envoie dans l’en-tête <code>Authorization: Bearer</code>. Ce qu’il
        fait est inscrit au journal.{' '}
        <InternalLink href="/aide/api">Guide des intégrateurs</InternalLink>
      </p>
      {jeton !== '' && <Valeur jeton={jeton} onVu={() => setJeton('')} />}
      <Section title="Vos jetons">
        {data.jetons.length === 0 ? (
          <p>Vous n’avez pas encore de jeton.</p>
        ) : (
          <ListeJetons jetons={data.jetons} />
        )}
      </Section>
      <Section title="Créer un jeton">
        <CreerJeton possibles={data.usages} onCree={setJeton} />
      </Section>
    </div>
  )
}

export const Route = createFileRoute('/compte/moncompte_/jetons')({
  staticData: {
    titre: 'Jetons des programmes',
    soiMeme: true,
    autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT', 'DONNEES_BRUTES'],
    fil: [{ label: 'Mon compte', href: '/compte/moncompte' }],
  },
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(queryOf('listerJetons')({ query: {} })),
  component: Page,
})
