import { Button, Alert } from '@registre/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { asText, compact } from '../../lib/search-params.ts'
import { compteQuery } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const CONFIRMER = {
  operation: 'confirmerAdresse',
  titre: 'Confirmer mon adresse',
  texte:
    'Le registre vous écrira à l’adresse où vous avez reçu ce lien. Si elle est nouvelle, vos sessions et les jetons des programmes prendront fin : vous vous connecterez de nouveau.',
  bouton: 'Confirmer cette adresse',
  fait: 'Votre adresse est confirmée. Si elle est nouvelle, connectez-vous de nouveau.',
} as const
const ARRETER = {
  operation: 'arreter',
  corps: { quoi: 'ADRESSE' },
  titre: 'Arrêter le changement d’adresse',
  texte:
    'Votre compte gardera l’adresse où vous avez reçu ce lien. Toutes ses sessions, tous ses jetons et les moyens de connexion ajoutés depuis prendront fin. Si l’adresse a déjà été changée, elle vous est rendue, et un courriel vous permet de choisir un autre mot de passe.',
  bouton: 'Arrêter ce changement',
  fait: 'Le changement est arrêté. S’il était déjà fait, un courriel vous permet de choisir un autre mot de passe ; sinon, connectez-vous, puis changez-en.',
} as const
const ARRETER_FACTEURS = {
  operation: 'arreter',
  corps: { quoi: 'FACTEURS' },
  titre: 'Arrêter l’effacement d’une double authentification',
  texte:
    'Le mot de passe et les seconds facteurs de ce compte ne seront pas effacés. Une nouvelle demande pourra être faite.',
  bouton: 'Arrêter cet effacement',
  fait: 'L’effacement est arrêté : rien n’est changé à ce compte. Parlez-en au responsable du registre.',
} as const

const Acte = ({
  acte,
  cle,
}: {
  acte: typeof CONFIRMER | typeof ARRETER | typeof ARRETER_FACTEURS
  cle: string
}) => {
  const queryClient = useQueryClient()
  const confirmer = useCommand('confirmerAdresse', { business: true })
  const arreter = useCommand('arreter', { business: true })
  const appel = acte.operation === 'arreter' ? arreter : confirmer
  const [fait, setFait] = useState(false)
  const agir = () => {
    const onSuccess = (): void => {
      setFait(true)
      void queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
    }
    if (acte.operation === 'arreter')
      arreter.mutate({ body: { cle, ...acte.corps } }, { onSuccess })
    else confirmer.mutate({ body: { cle } }, { onSuccess })
  }
  if (fait)
    return (
      <>
        <Alert severity="success" className="fr-mb-3w">
          <p>{acte.fait}</p>
        </Alert>
        <InternalLink className="fr-btn" href="/compte">
          Se connecter
        </InternalLink>
      </>
    )
  return (
    <>
      <p>{acte.texte}</p>
      {isApiError(appel.error) && (
        <Alert severity="error" className="fr-mb-3w">
          <p>{appel.error.problem.champs?.[0]?.message ?? appel.error.problem.message}</p>
        </Alert>
      )}
      <Button disabled={appel.isPending} onClick={agir}>
        {acte.bouton}
      </Button>
    </>
  )
}

const Page = () => {
  const { cle, arret, arretFacteurs } = Route.useSearch()
  const acte = arretFacteurs ? ARRETER_FACTEURS : arret === undefined ? CONFIRMER : ARRETER
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>{acte.titre}</h1>
      <Acte acte={acte} cle={arretFacteurs ?? arret ?? cle ?? ''} />
    </div>
  )
}

export const Route = createFileRoute('/compte/adresse')({
  staticData: { titre: 'Changement d’adresse' },
  validateSearch: (search) =>
    compact({
      cle: asText(search['cle'], 200),
      arret: asText(search['arret'], 200),
      arretFacteurs: asText(search['arretFacteurs'], 200),
    }),
  component: Page,
})
