import { Button, type Column, DataTable, Section, Buttons } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatInstant, formatNombre } from '../../lib/format.ts'
import type { Webhook } from './EtatLogiciel.tsx'

type Envoi = Answer<'listerEnvoisWebhook'>['envois'][number]

const Reponse = ({ envoi: { statut, erreur } }: { envoi: Envoi }) => (
  <>
    <span className={`fr-badge fr-badge--sm fr-badge--${erreur === '' ? 'success' : 'error'}`}>
      {erreur === '' ? `Reçu (${statut})` : 'Non reçu'}
    </span>
    {erreur !== '' && <span className="rc-ligne-adresse">{erreur}</span>}
  </>
)

const COLONNES: readonly Column<Envoi>[] = [
  { key: 'instant', header: 'Envoyé', rowHeader: true, render: (e) => formatInstant(e.instant) },
  {
    key: 'quoi',
    header: 'Contenu',
    render: (e) => (
      <>
        {e.essai
          ? 'Avis d’essai'
          : `${e.changements} changement${e.changements > 1 ? 's' : ''}, jusqu’au rang ${formatNombre(e.jusqu)}`}
        <span className="rc-ligne-adresse rc-cesure">{e.envoi}</span>
      </>
    ),
  },
  { key: 'reponse', header: 'Réponse', render: (e) => <Reponse envoi={e} /> },
  {
    key: 'duree',
    header: 'Durée',
    align: 'right',
    render: (e) => `${formatNombre(e.dureeMs)} ms`,
  },
]

const ATTENTE_MS = 2_000

/** The tries of the last thirty days, the newest first; read again while a test is awaited. */
export const EnvoisLogiciel = ({ webhook }: { webhook: Webhook }) => {
  const [avant, setAvant] = useState<number | null>(null)
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...queryOf('listerEnvoisWebhook')({
      params: { id: webhook.id },
      query: avant === null ? {} : { avant },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: webhook.essaiDemande ? ATTENTE_MS : false,
  })
  // The answer of a test is there once nothing waits any more; that of a notice, once the program
  // is said to have received it, or not.
  useEffect(
    () => void refetch(),
    [webhook.essaiDemande, webhook.dernierSuccesLe, webhook.enEchecDepuis, refetch],
  )
  const dernier = data?.envois.at(-1)
  return (
    <Section title="Envois des trente derniers jours">
      <DataTable
        caption="Envois et réponses du logiciel"
        captionHidden
        columns={COLONNES}
        rows={data?.envois ?? []}
        rowKey={(e) => e.id}
        loading={isPending}
        refreshing={isPlaceholderData}
        empty="Rien n’a encore été envoyé. Un avis d’essai montre si le logiciel répond."
      />
      <Buttons>
        {data?.encore && dernier && (
          <Button kind="secondary" onClick={() => setAvant(dernier.id)}>
            Plus anciens
          </Button>
        )}
        {avant !== null && (
          <Button kind="tertiary" onClick={() => setAvant(null)}>
            Revenir aux derniers
          </Button>
        )}
      </Buttons>
    </Section>
  )
}
