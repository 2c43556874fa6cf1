import {
  FONDEMENTS_RETRAIT,
  LABELS_FONDEMENT_RETRAIT,
  LABELS_MOTIF_RETRAIT,
  MOTIFS_RETRAIT,
} from '@registre/domain'
import { optionsOf, RequiredNote } from '@registre/ui'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormSelect, FormText, FormTextArea } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { LECTURES_RETOUR } from './lectures-retour.ts'

type Fiche = Answer<'visualiserCopropriete'>

/** Why a decision that gave a right is unlawful: the persons concerned read it before it is withdrawn. */
export const FenetreRetrait = ({
  decision,
  fiche,
  onFermer,
}: {
  decision: Fiche['decisions'][number]
  fiche: Fiche
  onFermer: () => void
}) => {
  const { mutateAsync } = useCommand('revenirSurDecision', {
    business: true,
    invalidates: LECTURES_RETOUR,
  })
  const record = useRecordForm({
    operation: 'revenirSurDecision',
    defaultValues: { raison: '', motif: '', fondement: 'DELAI', reference: '' },
    toArgs: ({ raison, motif, fondement, reference }) => ({
      params: { id: Number(fiche.id) },
      body: {
        version: fiche.version,
        motif: motif.trim(),
        acte: 'OUVRIR_RETRAIT' as const,
        idDecision: Number(decision.id),
        retrait: { motif: raison, fondement, reference: reference.trim() },
      },
    }),
    fieldOf: (champ) => (champ === 'retrait.motif' ? 'raison' : champ.replace('retrait.', '')),
    submit: async (args) => {
      await mutateAsync(args)
      notify(
        'success',
        'Le retrait est ouvert.',
        'Les personnes concernées sont prévenues par courriel.',
      )
      onFermer()
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  return (
    <FenetreFormulaire
      record={record}
      titre="Ouvrir le retrait de cette décision"
      confirmer="Prévenir et ouvrir le retrait"
      onFermer={onFermer}
    >
      <p>
        La décision reste en vigueur. Les personnes concernées liront la raison et l’explication, et
        pourront répondre ; un second administrateur signera ensuite, ou le retrait sera abandonné.
      </p>
      <RequiredNote />
      <FormSelect
        name="raison"
        label="Raison"
        required
        placeholder="Choisir une raison"
        options={optionsOf(MOTIFS_RETRAIT, LABELS_MOTIF_RETRAIT)}
      />
      <FormTextArea
        name="motif"
        label="Explication"
        required
        hint="En quoi la décision est illégale : les personnes concernées la liront."
        textAreaProps={{ rows: 4 }}
      />
      <FormSelect
        name="fondement"
        label="Fondement"
        required
        hint={`Après le ${decision.retraitAvant}, seule la demande du bénéficiaire ou une fraude établie permet le retrait.`}
        options={optionsOf(FONDEMENTS_RETRAIT, LABELS_FONDEMENT_RETRAIT)}
      />
      <FormText
        name="reference"
        label="Référence"
        hint="Du courrier du bénéficiaire, ou de la décision qui établit la fraude ; vide dans le délai de retrait."
      />
    </FenetreFormulaire>
  )
}
