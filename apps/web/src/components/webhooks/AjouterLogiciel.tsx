import { FieldText, Section } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

const VIERGE = { nom: '', url: '' }

/** The signing key, shown once. */
const CleMontree = ({ cle }: { cle: string }) => {
  const copier = async (): Promise<void> => {
    await navigator.clipboard.writeText(cle)
    notify('success', 'La clé est copiée.')
  }
  return (
    <div className="fr-alert fr-alert--success fr-mb-3w" role="status">
      <h3 className="fr-alert__title">Le logiciel est ajouté</h3>
      <FieldText
        name="cle-webhook"
        label="Clé de signature"
        hint="Elle n’est montrée que cette fois : enregistrez-la dans votre logiciel, qui vérifiera ainsi que les avis viennent bien du registre."
        inputProps={{ value: cle, readOnly: true, onFocus: (event) => event.target.select() }}
      />
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm"
        onClick={() =>
          void copier().catch(() =>
            notify('error', 'La clé n’a pas pu être copiée : sélectionnez-la dans le champ.'),
          )
        }
      >
        Copier la clé
      </button>
    </div>
  )
}

/** The form that adds a program to tell of changes. */
export const AjouterLogiciel = () => {
  const creer = useCommand('creerWebhook', { business: true, invalidates: ['listerWebhooks'] })
  const [cle, setCle] = useState('')
  const record = useRecordForm({
    defaultValues: VIERGE,
    operation: 'creerWebhook',
    toArgs: ({ nom, url }) => ({ body: { nom, url: url.trim() } }),
    submit: async (args) => {
      const answer = await creer.mutateAsync(args)
      setCle(answer.cle)
      record.empty()
    },
  })
  return (
    <Section title="Ajouter un logiciel">
      {cle !== '' && <CleMontree cle={cle} />}
      <div className="rc-etroite">
        <RecordForm record={record} submitLabel="Ajouter le logiciel">
          <FormText
            name="nom"
            label="Nom du logiciel"
            required
            inputProps={{ autoComplete: 'off' }}
          />
          <FormText
            name="url"
            label="Adresse qui reçoit les avis"
            hint="Adresse en https, joignable depuis Internet. Exemple : https://logiciel.exemple.fr/avis"
            required
            inputProps={{ type: 'url', autoComplete: 'off' }}
          />
        </RecordForm>
      </div>
    </Section>
  )
}
