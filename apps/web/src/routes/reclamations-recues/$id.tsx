import { Button, KeyValueList, RequiredNote, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FormTextArea } from '../../components/form-fields.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { ChoixReponseType } from '../../components/validation/ChoixReponseType.tsx'
import { LienDocument } from '../../components/validation/LienDocument.tsx'
import {
  idOrNotFound,
  type Answer,
  loadOrNotFound,
  queryOf,
  useCommand,
} from '../../lib/api/index.ts'
import { formatInstant, formatNumero, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

type Reclamation = Answer<'lireReclamation'>
const OPTIONS = {
  invalidates: ['lireReclamation', 'rechercherReclamations'],
  rereadOnConflict: true,
} as const

const Repondre = ({
  reclamation: { id, version, email, actions, ...r },
}: {
  reclamation: Reclamation
}) => {
  const repondre = useCommand('repondreReclamation', OPTIONS)
  const record = useRecordForm({
    defaultValues: { texte: '' },
    operation: 'repondreReclamation',
    toArgs: ({ texte }) => ({ params: { id: Number(id) }, body: { version, texte } }),
    submit: async (args) => {
      await repondre.mutateAsync(args)
      record.empty()
      notify('success', 'Votre réponse est envoyée.', `Elle part par courriel vers ${email}.`)
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  if (!actions.includes('repondre-reclamation')) {
    // Handled meanwhile, here or in another tab: what was typed is not lost.
    const texte = record.form.getValues('texte')
    return texte === '' ? null : (
      <Section title="Votre réponse n’est pas envoyée">
        <p>Pour l’envoyer, rouvrez le message.</p>
        <p className="rc-texte-saisi">{texte}</p>
      </Section>
    )
  }
  return (
    <Section title="Répondre">
      <RecordForm record={record} submitLabel="Envoyer la réponse">
        <RequiredNote />
        <ChoixReponseType
          usage="MESSAGE"
          champ="texte"
          valeurs={{
            declarant: r.demandeur,
            copropriete: r.nomCopropriete,
            adresse: r.adressePrincipale,
            numero: r.numeroImmatriculation ? formatNumero(r.numeroImmatriculation) : '',
            reference: r.reference,
          }}
        />
        <FormTextArea
          name="texte"
          label="Réponse"
          hint={`Elle est envoyée par courriel à ${email}, avec le rappel du message, sans votre nom.`}
          required
          textAreaProps={{ rows: 8 }}
        />
      </RecordForm>
    </Section>
  )
}

const Suites = ({ reclamation: { id, version, actions } }: { reclamation: Reclamation }) => {
  const clore = useCommand('cloreReclamation', OPTIONS)
  const rouvrir = useCommand('rouvrirReclamation', OPTIONS)
  const lancer = (commande: typeof clore | typeof rouvrir, message: string) => () => {
    if (commande.isPending) return
    commande
      .mutateAsync({ params: { id: Number(id) }, body: { version } })
      .then(() => {
        notify('success', message)
        document.querySelector<HTMLElement>('main h1')?.focus()
      })
      // The failure has already been told.
      .catch(() => undefined)
  }
  return (
    <p className="fr-mt-3w">
      {actions.includes('clore-reclamation') && (
        <Button
          kind="secondary"
          aria-disabled={clore.isPending}
          onClick={lancer(clore, 'Le message est noté comme traité.')}
        >
          Noter comme traité
        </Button>
      )}
      {actions.includes('rouvrir-reclamation') && (
        <Button
          kind="secondary"
          aria-disabled={rouvrir.isPending}
          onClick={lancer(rouvrir, 'Le message est rouvert.')}
        >
          Rouvrir
        </Button>
      )}
    </p>
  )
}

const Page = () => {
  const { id } = Route.useParams()
  const { data: r } = useSuspenseQuery(queryOf('lireReclamation')({ params: { id: Number(id) } }))
  usePageTitle({ titre: `Message ${r.reference}` })
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Message {r.reference}</h1>
      <KeyValueList
        items={{
          État: r.traiteeLe
            ? `${r.libelleEtat} le ${formatInstant(r.traiteeLe)}, par ${r.traiteePar}`
            : r.libelleEtat,
          'Reçu le': formatInstant(r.recueLe),
          De: `${r.demandeur} (${r.libelleDemandeur})`,
          'Adresse électronique': r.email,
          Téléphone: r.telephone || VIDE,
          Objet: r.libelleObjet,
          Demande: r.libelleType,
          Copropriété:
            r.coproprieteId === null ? (
              [r.nomCopropriete, r.adressePrincipale].filter((t) => t !== '').join(', ') || VIDE
            ) : (
              <>
                <InternalLink href={`/copropriete/fiche/${r.coproprieteId}`}>
                  {formatNumero(r.numeroImmatriculation)}
                </InternalLink>{' '}
                {r.nomCopropriete}, {r.adressePrincipale}
              </>
            ),
          'Pièce jointe': r.document ? <LienDocument document={r.document} /> : VIDE,
        }}
      />
      <Section title="Message">
        <p className="rc-texte-saisi">{r.message}</p>
      </Section>
      {r.reponses.map((reponse) => (
        <Section key={String(reponse.id)} title={`Réponse du ${formatInstant(reponse.envoyeeLe)}`}>
          <p className="fr-text--sm">Par {reponse.auteur}</p>
          <p className="rc-texte-saisi">{reponse.texte}</p>
        </Section>
      ))}
      <Repondre reclamation={r} />
      <Suites reclamation={r} />
    </div>
  )
}

export const Route = createFileRoute('/reclamations-recues/$id')({
  staticData: {
    titre: 'Message reçu',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    fil: [{ label: 'Messages reçus', href: '/reclamations-recues' }],
  },
  loader: async ({ context, params }) => {
    await loadOrNotFound(
      context.queryClient,
      queryOf('lireReclamation')({ params: { id: idOrNotFound(params.id) } }),
    )
  },
  component: Page,
})
