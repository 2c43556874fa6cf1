import { KeyValueList } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActesLogiciel } from '../../components/webhooks/ActesLogiciel.tsx'
import { EnvoisLogiciel } from '../../components/webhooks/EnvoisLogiciel.tsx'
import { EtatLogiciel, type Webhook } from '../../components/webhooks/EtatLogiciel.tsx'
import { ReglerLogiciel } from '../../components/webhooks/ReglerLogiciel.tsx'
import { motsDesSujets } from '../../components/webhooks/sujets.ts'
import { queryOf } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asPositive } from '../../lib/search-params.ts'
import { NotFoundPage } from '../../shell/pages.tsx'

const LISTE = '/compte/logiciels'
const logiciels = queryOf('listerWebhooks')()
/** A test leaves within seconds: the page looks again until it has. */
const ATTENTE_MS = 2_000
const enEssai = (lus: readonly Webhook[] | undefined): boolean =>
  lus?.some((w) => w.essaiDemande) ?? false

const Fiche = ({ webhook }: { webhook: Webhook }) => {
  usePageTitle({ titre: webhook.nom })
  return (
    <>
      <h1 tabIndex={-1}>{webhook.nom}</h1>
      <KeyValueList
        items={{
          État: <EtatLogiciel webhook={webhook} />,
          Adresse: <span className="rc-cesure">{webhook.url}</span>,
          Annoncé: motsDesSujets(webhook.evenements),
          'Dernier avis reçu': webhook.dernierSuccesLe
            ? formatInstant(webhook.dernierSuccesLe)
            : 'Aucun',
          'Ancienne clé':
            webhook.ancienneCleJusqu && Date.parse(webhook.ancienneCleJusqu) > Date.now()
              ? `Signe encore jusqu’au ${formatInstant(webhook.ancienneCleJusqu)}`
              : undefined,
        }}
      />
      <ActesLogiciel webhook={webhook} />
      <EnvoisLogiciel webhook={webhook} />
      <ReglerLogiciel webhook={webhook} />
    </>
  )
}

const Page = () => {
  const { id } = Route.useParams()
  const { data } = useSuspenseQuery({
    ...logiciels,
    refetchInterval: ({ state }) => (enEssai(state.data) ? ATTENTE_MS : false),
  })
  const webhook = data.find((w) => w.id === Number(id))
  // Removed while it is shown, from another tab or by a colleague.
  if (!webhook) return <NotFoundPage />
  return <Fiche key={webhook.id} webhook={webhook} />
}

export const Route = createFileRoute('/compte/logiciels_/$id')({
  staticData: {
    titre: 'Logiciel prévenu',
    autorites: ['MON_ENTREPRISE_ECRITURE'],
    fil: [{ label: 'Logiciels prévenus par le registre', href: LISTE }],
  },
  loader: async ({ context, params }) => {
    const id = asPositive(params.id)
    const lus = await context.queryClient.ensureQueryData(logiciels)
    if (!lus.some((w) => w.id === id)) throw notFound()
  },
  component: Page,
})
