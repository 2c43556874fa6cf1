import { TENEUR_ARRIVEE_JOURS } from '@registre/domain'
import { Button, DataTable } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirmation } from '../../components/Confirmation.tsx'
import { Destinataire, TelechargerCourrier } from '../../components/courriers.tsx'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'

type Courrier = Answer<'listerCourriers'>[number]

/** A letter whose address nobody knows: whoever looked at it sends it. */
const AVerifier = ({ courrier }: { courrier: Courrier }) => {
  const envoyer = useCommand('renouvelerCode', { invalidates: ['listerCourriers'] })
  return (
    <>
      <p className="fr-mb-1w">
        {courrier.libelleEtat} :{' '}
        {courrier.idArrivee === null
          ? 'le code postal et la commune ne concordent pas.'
          : `une personne demande à rejoindre ce cabinet, dont aucun administrateur n’a répondu en ${TENEUR_ARRIVEE_JOURS} jours. Le code posté à son siège lui ouvrira un compte.`}
      </p>
      <Button
        kind="secondary"
        small
        aria-disabled={envoyer.isPending}
        onClick={() =>
          envoyer.mutate(
            {
              params: { id: Number(courrier.idTeledeclarant) },
              body: courrier.idArrivee === null ? {} : { idArrivee: Number(courrier.idArrivee) },
            },
            { onSuccess: () => notify('success', 'Le courrier sera établi à cette adresse.') },
          )
        }
      >
        {courrier.idArrivee === null ? 'Envoyer quand même' : 'Envoyer le code au siège'}
        <span className="fr-sr-only"> : {courrier.raisonSociale}</span>
      </Button>
    </>
  )
}

const Imprime = ({ courrier, onNoter }: { courrier: Courrier; onNoter: () => void }) =>
  courrier.etat === 'A_VERIFIER' ? (
    <AVerifier courrier={courrier} />
  ) : courrier.etat === 'A_IMPRIMER' ? (
    <div className="fr-btns-group fr-btns-group--sm">
      <TelechargerCourrier id={Number(courrier.id)} pour={courrier.raisonSociale} />
      <Button small onClick={onNoter}>
        Noter comme posté<span className="fr-sr-only"> : {courrier.raisonSociale}</span>
      </Button>
    </div>
  ) : (
    courrier.libelleEtat
  )

const Page = () => {
  const { data, isPending, isLoadingError } = useQuery(queryOf('listerCourriers')({ query: {} }))
  const [aNoter, setANoter] = useState<Courrier | null>(null)
  return (
    <>
      <h1 tabIndex={-1}>Courriers à imprimer</h1>
      <p>
        Les codes à envoyer par la poste, les plus anciens d’abord. Téléchargez chaque courrier,
        postez-le, puis notez-le comme posté.
      </p>
      {isLoadingError ? (
        <p>La liste n’a pas pu être lue. Rechargez la page.</p>
      ) : (
        <DataTable
          caption="Courriers à imprimer"
          captionHidden
          loading={isPending}
          rows={data ?? []}
          rowKey={(c) => String(c.id)}
          empty="Aucun courrier n’attend."
          columns={[
            {
              key: 'raisonSociale',
              header: 'Télédéclarant',
              rowHeader: true,
              render: (c) => c.raisonSociale,
            },
            {
              key: 'destinataire',
              header: 'Adresse',
              render: (c) => <Destinataire lignes={c.destinataire.slice(1)} />,
            },
            { key: 'creeLe', header: 'Demandé le', render: (c) => formatInstant(c.creeLe) },
            {
              key: 'actions',
              header: 'Courrier',
              render: (c) => <Imprime courrier={c} onNoter={() => setANoter(c)} />,
            },
          ]}
        />
      )}
      <Confirmation
        titre="Noter ce courrier comme posté ?"
        confirmer="Noter comme posté"
        operation="noterCourriersImprimes"
        invalidates={['listerCourriers']}
        args={aNoter && { body: [Number(aNoter.id)] }}
        onFait={() =>
          notify('success', `Le courrier pour ${aNoter?.raisonSociale} est noté comme posté.`)
        }
        onFermer={() => setANoter(null)}
      >
        <p>
          Le courrier pour {aNoter?.raisonSociale} quittera cette liste et son fichier sera effacé :
          vous ne pourrez plus l’imprimer.
        </p>
      </Confirmation>
    </>
  )
}

export const Route = createFileRoute('/teledeclarants/courriers')({
  staticData: {
    titre: 'Courriers à imprimer',
    autorites: ['EDITER_TELEDECLARANT'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  component: Page,
})
