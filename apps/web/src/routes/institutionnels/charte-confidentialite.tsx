import { Button, Buttons } from '@registre/ui'
import { LABELS_NIVEAU_GEOGRAPHIQUE, VERSION_CHARTE } from '@registre/domain'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCommand } from '../../lib/api/index.ts'
import {
  type Compte,
  compteQuery,
  quitterPour,
  setCompte,
  useCompteConnecte,
} from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Charte } from './-pieces/Charte.tsx'

const Reponse = ({ compte }: { compte: Compte }) => {
  const router = useRouter()
  const { queryClient } = Route.useRouteContext()
  const repondre = useCommand('repondreCharte')
  const accepter = async () => {
    await repondre.mutateAsync({ body: { version: VERSION_CHARTE, acceptee: true } })
    setCompte({ ...compte, charteAcceptee: true })
    await queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
    await router.navigate({ to: '/institutionnels' })
  }
  const refuser = async () => {
    const { response } = await repondre.mutateAsync({
      body: { version: VERSION_CHARTE, acceptee: false },
    })
    quitterPour(response)
  }
  // A failure has already been notified; the person may try again.
  const lancer = (action: () => Promise<void>) => () => void action().catch(() => undefined)
  const occupe = repondre.isPending || repondre.isSuccess
  return (
    <Buttons className="fr-mt-4w">
      <Button disabled={occupe} onClick={lancer(accepter)}>
        J’accepte la charte
      </Button>
      <Button kind="secondary" disabled={occupe} onClick={lancer(refuser)}>
        Je refuse et je me déconnecte
      </Button>
    </Buttons>
  )
}

const Page = () => {
  const compte = useCompteConnecte()
  const { territoire, charteAcceptee } = compte
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Charte de confidentialité</h1>
      <p className="fr-text--lead">
        {charteAcceptee
          ? 'Vous avez accepté cette charte.'
          : 'Avant d’accéder aux données, lisez cette charte puis dites si vous l’acceptez.'}
      </p>
      {territoire && (
        <p>
          Vous utilisez le registre pour <strong>{compte.raisonSociale}</strong> (
          {LABELS_NIVEAU_GEOGRAPHIQUE[territoire.niveau]}
          {territoire.niveau !== 'NATIONAL' && <> : {territoire.nom}</>}).
        </p>
      )}
      <Charte />
      <p className="fr-text--sm fr-mt-4w">
        Version {VERSION_CHARTE}. Votre réponse est enregistrée avec cette version et sa date.
      </p>
      {charteAcceptee ? (
        <InternalLink className="fr-btn" href="/institutionnels">
          Aller à l’espace des institutions
        </InternalLink>
      ) : (
        <Reponse compte={compte} />
      )}
    </div>
  )
}

export const Route = createFileRoute('/institutionnels/charte-confidentialite')({
  staticData: { titre: 'Charte de confidentialité', autorites: ['CHART_CONFIDENTIALITE'] },
  component: Page,
})
