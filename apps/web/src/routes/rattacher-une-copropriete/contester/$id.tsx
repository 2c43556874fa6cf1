import { ConfirmDialog, KeyValueList } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BoutonConfirme } from '../../../components/Confirmation.tsx'
import { FormTextArea } from '../../../components/form-fields.tsx'
import {
  LECTURES_RATTACHEMENT,
  limiteDe,
  nomDe,
  type Rattachement,
  rattachementEnCoursQuery,
} from '../../../components/rattachement/rattachement.ts'
import { FormDocument } from '../../../components/preuve/FormDocument.tsx'
import { RecordForm } from '../../../components/RecordForm.tsx'
import { useRecordForm } from '../../../components/use-record-form.ts'
import { BadgeEtat } from '../../../components/validation/BadgeEtat.tsx'
import { LienDocument } from '../../../components/validation/LienDocument.tsx'
import {
  idOrNotFound,
  type Args,
  isApiError,
  loadOrNotFound,
  useCommand,
} from '../../../lib/api/index.ts'
import { formatInstant, formatNumero, VIDE } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'
import { usePageTitle } from '../../../lib/page-title.ts'

const Contester = ({ rattachement }: { rattachement: Rattachement }) => {
  const contester = useCommand('contesterRattachement', {
    business: true,
    invalidates: LECTURES_RATTACHEMENT,
  })
  const [relue, setRelue] = useState<Args<'contesterRattachement'> | null>(null)
  const record = useRecordForm({
    defaultValues: { texte: '', idDocument: '', nomDocument: '' },
    operation: 'contesterRattachement',
    toArgs: ({ texte, idDocument }) => ({
      params: { id: rattachement.idDemande },
      body: { texte, ...(idDocument === '' ? {} : { idDocument }) },
    }),
    submit: async (args) => setRelue(args),
  })
  const envoyer = async (): Promise<void> => {
    if (!relue) return
    try {
      await contester.mutateAsync(relue)
      notify(
        'success',
        'Votre contestation est transmise au teneur du registre.',
        'Il la lira avant de décider. Vous serez prévenu de sa décision.',
      )
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      if (!isApiError(error)) throw error
      record.form.setError('root', { type: error.problem.code, message: error.problem.message })
    } finally {
      setRelue(null)
    }
  }
  return (
    <>
      <h2 className="fr-h4 fr-mt-4w">Contester cette demande</h2>
      <p>
        Si la demande est fondée, vous n’avez rien à faire. Sinon, expliquez pourquoi, avant le{' '}
        {limiteDe(rattachement)} : le teneur du registre vous lira avant de décider. Le demandeur ne
        verra ni votre texte, ni votre document.
      </p>
      <RecordForm record={record} submitLabel="Contester la demande">
        <FormTextArea
          name="texte"
          label="Pourquoi contestez-vous cette demande ?"
          required
          textAreaProps={{ rows: 6 }}
        />
        <FormDocument
          label="Document à l’appui : procès-verbal, courrier… (facultatif)"
          type="PIECE_CONTESTATION"
        />
      </RecordForm>
      <ConfirmDialog
        open={relue !== null}
        title="Envoyer votre contestation ?"
        confirmLabel="Envoyer la contestation"
        busy={contester.isPending}
        onConfirm={() => void envoyer()}
        onCancel={() => setRelue(null)}
      >
        <p>
          Une demande ne peut être contestée qu’une fois : votre texte ne pourra plus être modifié.
        </p>
        <p className="rc-texte-saisi">{relue?.body.texte.trim()}</p>
        {relue?.body.idDocument && (
          <p>Avec le document « {record.form.getValues('nomDocument')} ».</p>
        )}
      </ConfirmDialog>
    </>
  )
}

const Accorder = ({ rattachement }: { rattachement: Rattachement }) => (
  <>
    <h2 className="fr-h4 fr-mt-4w">Donner votre accord</h2>
    <p>
      Si l’assemblée générale vous a bien remplacé à cette date, votre accord évite l’attente : la
      demande passe aussitôt devant un teneur du registre.
    </p>
    <BoutonConfirme
      bouton="Donner mon accord"
      classe=""
      titre="Donner votre accord à la fin anticipée de votre mandat ?"
      confirmer="Donner mon accord"
      operation="accorderFinAnticipee"
      invalidates={LECTURES_RATTACHEMENT}
      args={{ params: { id: rattachement.idDemande }, body: {} }}
      onFait={() => {
        notify(
          'success',
          'Votre accord est transmis au teneur du registre.',
          'Votre mandat prendra fin si le teneur valide la demande.',
        )
        document.querySelector<HTMLElement>('main h1')?.focus()
      }}
    >
      <p>
        Une fois la demande validée, votre mandat prendra fin la veille du{' '}
        {rattachement.dateDebutMandat}. Si vous l’aviez déjà renouvelé, le mandat à venir n’est plus
        retenu : votre accord vaut pour les deux.
      </p>
    </BoutonConfirme>
  </>
)

const Demande = ({ rattachement: r }: { rattachement: Rattachement }) => (
  <>
    <KeyValueList
      items={{
        Copropriété: nomDe(r),
        'Numéro d’immatriculation': formatNumero(r.numeroImmatriculation),
        'Demandé par': r.demandeur || VIDE,
        'Mandat demandé': `Du ${r.dateDebutMandat} au ${r.dateFinMandat}`,
        'Mandat précédent':
          r.mandatPrecedent &&
          `${r.mandatPrecedent.syndic}, du ${r.mandatPrecedent.dateDebut} au ${r.mandatPrecedent.dateFin}`,
        'Déposée le': formatInstant(r.deposeeLe),
        Statut: <BadgeEtat etat={r.etat} libelle={r.libelleEtat} />,
      }}
    />
    {r.contestation && (
      <div className="fr-alert fr-alert--info fr-mt-3w">
        <p className="fr-alert__title">
          Votre établissement a contesté cette demande le {formatInstant(r.contestation.le)}
        </p>
        <p className="rc-texte-saisi">{r.contestation.texte}</p>
        {r.contestation.idDocument && (
          <p>
            <LienDocument
              document={{ id: r.contestation.idDocument, nom: r.contestation.nomDocument }}
            />
          </p>
        )}
      </div>
    )}
    {r.finAnticipee && (
      <div className="fr-callout fr-mt-3w">
        <p className="fr-callout__text fr-text--md">
          {r.demandeur || 'Ce syndic'} déclare avoir été élu par l’assemblée générale du{' '}
          {r.finAnticipee.electionLe}, avant la fin de votre mandat.{' '}
          {r.finAnticipee.accordeeLe
            ? `Votre établissement a donné son accord le ${formatInstant(r.finAnticipee.accordeeLe)}.`
            : `Vous pouvez répondre jusqu’au ${r.finAnticipee.reponseAvant}. Sans réponse, votre mandat ne prend pas fin : un teneur du registre lit le procès-verbal et décide seul.`}
        </p>
      </div>
    )}
    {r.actions.includes('accorder') && <Accorder rattachement={r} />}
    {r.actions.includes('contester') && <Contester rattachement={r} />}
  </>
)

const Page = () => {
  const { id } = Route.useParams()
  const { data } = useSuspenseQuery(rattachementEnCoursQuery(Number(id)))
  const titre = 'Demande de rattachement d’un autre syndic'
  usePageTitle({ titre })
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <div className="rc-page-courte">
        {data.rattachement ? (
          <Demande rattachement={data.rattachement} />
        ) : (
          <p>
            Aucune demande de rattachement n’est à l’examen sur cette copropriété : elle a été
            décidée ou retirée.
          </p>
        )}
      </div>
    </>
  )
}

export const Route = createFileRoute('/rattacher-une-copropriete/contester/$id')({
  staticData: {
    titre: 'Demande de rattachement d’un autre syndic',
    autorites: ['RATTACHER_COPROPRIETE'],
    fil: [{ label: 'Se rattacher à une copropriété', href: '/rattacher-une-copropriete' }],
  },
  loader: async ({ context, params }) => {
    const id = idOrNotFound(params.id)
    await context.queryClient.invalidateQueries({ queryKey: rattachementEnCoursQuery(id).queryKey })
    await loadOrNotFound(context.queryClient, rattachementEnCoursQuery(id))
  },
  component: Page,
})
