import { Button, Alert, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { useEffect, useRef, useState } from 'react'
import { CreerJeton } from '../../components/jetons/CreerJeton.tsx'
import { ListeJetons } from '../../components/jetons/ListeJetons.tsx'
import { ValeurMontree } from '../../components/ValeurMontree.tsx'
import { queryOf } from '../../lib/api/index.ts'

/** The value of a new token, once. */
const Valeur = ({ jeton, onVu }: { jeton: string; onVu: () => void }) => {
  const cadre = useRef<HTMLDivElement>(null)
  useEffect(() => cadre.current?.focus(), [jeton])
  return (
    <div ref={cadre} tabIndex={-1} className="fr-mb-3w">
      <Alert severity="success" title="Votre jeton est créé">
        <p>
          Copiez-le maintenant et gardez-le comme un mot de passe : il ne sera plus jamais affiché.
        </p>
        <ValeurMontree
          nom="jeton-cree"
          label="Jeton"
          valeur={jeton}
          quoi="le jeton"
          fait="Le jeton est copié."
        />
        <Button kind="secondary" small onClick={onVu}>
          Je l’ai copié
        </Button>
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
