import {
  isAdminTeneur,
  LABELS_MOTIF_REFUS,
  TYPES_MOTIF_REFUS,
  USAGES_REPONSE_TYPE,
  type UsageReponseType,
  VARIABLES_REPONSE,
} from '@registre/domain'
import { Button, optionsOf, DataTable, RequiredNote } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirmation } from '../../components/Confirmation.tsx'
import { FenetreFormulaire } from '../../components/FenetreFormulaire.tsx'
import { FormSelect, FormText, FormTextArea } from '../../components/form-fields.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { VIDE } from '../../lib/format.ts'
import { useCompte } from '../../lib/session.ts'

type ReponseType = Answer<'listerReponsesTypes'>[number]

const USAGES: Record<UsageReponseType, string> = {
  REFUS: 'Refus',
  PRECISIONS: 'Demande de précisions',
  MESSAGE: 'Réponse à un message',
}
const VARIABLES = Object.entries(VARIABLES_REPONSE).map(([nom, quoi]) => `{${nom}} : ${quoi}`)
const INVALIDE = { business: true, invalidates: ['listerReponsesTypes'] } as const

const Fenetre = ({ reponse, onFermer }: { reponse: ReponseType | null; onFermer: () => void }) => {
  const creer = useCommand('creerReponseType', INVALIDE)
  const modifier = useCommand('modifierReponseType', INVALIDE)
  const record = useRecordForm({
    operation: 'creerReponseType',
    defaultValues: {
      usage: reponse?.usage ?? 'REFUS',
      motif: reponse?.motif ?? '',
      titre: reponse?.titre ?? '',
      texte: reponse?.texte ?? '',
    },
    toArgs: ({ motif, ...saisie }) => ({ body: { ...saisie, motif: motif === '' ? null : motif } }),
    submit: async (args) => {
      if (reponse) await modifier.mutateAsync({ ...args, params: { id: reponse.id } })
      else await creer.mutateAsync(args)
      onFermer()
    },
  })
  return (
    <FenetreFormulaire
      record={record}
      titre={reponse ? 'Modifier la réponse type' : 'Ajouter une réponse type'}
      confirmer="Enregistrer"
      onFermer={onFermer}
    >
      <RequiredNote />
      <FormSelect
        name="usage"
        label="Utilisée pour"
        required
        options={optionsOf(USAGES_REPONSE_TYPE, USAGES)}
      />
      <FormSelect
        name="motif"
        label="Motif de refus"
        empty=""
        placeholder="Tous les motifs"
        options={optionsOf(TYPES_MOTIF_REFUS, LABELS_MOTIF_REFUS)}
      />
      <FormText name="titre" label="Titre" required />
      <FormTextArea
        name="texte"
        label="Texte"
        required
        hint={`Le registre remplit ${VARIABLES.join(' ; ')}.`}
        textAreaProps={{ rows: 6 }}
      />
    </FenetreFormulaire>
  )
}

const Actes = ({
  reponse: r,
  onModifier,
  onRetirer,
}: {
  reponse: ReponseType
  onModifier: (r: ReponseType) => void
  onRetirer: (r: ReponseType) => void
}) => (
  <div className="rc-actions">
    <Button kind="tertiary" small onClick={() => onModifier(r)}>
      Modifier<span className="fr-sr-only"> « {r.titre} »</span>
    </Button>
    <Button kind="tertiary" small onClick={() => onRetirer(r)}>
      Supprimer<span className="fr-sr-only"> « {r.titre} »</span>
    </Button>
  </div>
)

const ReponsesTypes = () => {
  const { data = [], isPending } = useQuery(queryOf('listerReponsesTypes')())
  const compte = useCompte()
  const [ouverte, setOuverte] = useState<ReponseType | 'nouvelle' | null>(null)
  const [aRetirer, setARetirer] = useState<ReponseType | null>(null)
  const ecrit = compte !== null && compte !== undefined && isAdminTeneur(compte.profil)
  return (
    <>
      <h1>Réponses types</h1>
      <p>
        Textes préparés que les teneurs ajoutent à un refus, à une demande de précisions ou à la
        réponse à un message. Les administrateurs les écrivent.
      </p>
      {ecrit && (
        <Button className="fr-mb-2w" onClick={() => setOuverte('nouvelle')}>
          Ajouter une réponse type
        </Button>
      )}
      <DataTable
        caption="Réponses types"
        captionHidden
        rows={data}
        rowKey={(r) => r.id}
        loading={isPending}
        empty="Aucune réponse type."
        columns={[
          { key: 'titre', header: 'Titre', rowHeader: true, render: (r) => r.titre },
          { key: 'usage', header: 'Utilisée pour', render: (r) => USAGES[r.usage] },
          {
            key: 'motif',
            header: 'Motif',
            render: (r) => (r.motif ? LABELS_MOTIF_REFUS[r.motif] : VIDE),
          },
          { key: 'texte', header: 'Texte', texte: true, render: (r) => r.texte },
          ...(ecrit
            ? [
                {
                  key: 'actions',
                  header: 'Actions',
                  render: (r: ReponseType) => (
                    <Actes reponse={r} onModifier={setOuverte} onRetirer={setARetirer} />
                  ),
                },
              ]
            : []),
        ]}
      />
      {ouverte && (
        <Fenetre
          reponse={ouverte === 'nouvelle' ? null : ouverte}
          onFermer={() => setOuverte(null)}
        />
      )}
      <Confirmation
        titre="Supprimer la réponse type"
        confirmer="Supprimer"
        operation="supprimerReponseType"
        invalidates={INVALIDE.invalidates}
        args={aRetirer && { params: { id: aRetirer.id } }}
        onFermer={() => setARetirer(null)}
      >
        <p>« {aRetirer?.titre} » ne sera plus proposée. Les courriels envoyés ne changent pas.</p>
      </Confirmation>
    </>
  )
}

export const Route = createFileRoute('/validations/reponses-types')({
  staticData: {
    titre: 'Réponses types',
    fil: [{ label: 'Demandes à valider', href: '/validations' }],
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
  },
  component: ReponsesTypes,
})
