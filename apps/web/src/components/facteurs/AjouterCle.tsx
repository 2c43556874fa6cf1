import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { abandonnee, clesPossibles, creerCle } from '../../lib/cle-acces.ts'
import { notify } from '../../lib/notifications.ts'
import { FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

/** Adds a passkey of this device, of a telephone or of a security key. */
export const AjouterCle = ({ onFait }: { onFait: (codes: readonly string[]) => void }) => {
  const ajouter = useCommand('ajouterCle', { business: true, invalidates: ['lireFacteurs'] })
  const [occupe, setOccupe] = useState(false)
  const record = useRecordForm({
    defaultValues: { nom: '' },
    operation: 'ajouterCle',
    toArgs: ({ nom }) => ({ body: { nom, id: 'x', clientDataJSON: '', attestationObject: '' } }),
    submit: async (_args, { nom }) => {
      setOccupe(true)
      try {
        const cle = await creerCle()
        const { codesSecours } = await ajouter.mutateAsync({ body: { nom, ...cle } })
        record.empty()
        onFait(codesSecours)
      } catch (error) {
        if (!abandonnee(error)) throw error
        notify(
          'info',
          'La clé d’accès n’a pas été créée',
          'Le navigateur l’a abandonnée. Recommencez.',
        )
      } finally {
        setOccupe(false)
      }
    },
  })
  if (!clesPossibles())
    return (
      <p className="fr-text--sm">
        Ce navigateur ne sait pas faire de clé d’accès ici : choisissez une application, ou un autre
        navigateur.
      </p>
    )
  return (
    <RecordForm
      record={record}
      submitLabel={occupe ? 'Suivez votre navigateur…' : 'Ajouter une clé'}
    >
      <FormText
        name="nom"
        label="Nom de la clé"
        hint="Pour la reconnaître : « Ordinateur du bureau », « Téléphone »"
        required
        inputProps={{ autoComplete: 'off' }}
      />
    </RecordForm>
  )
}
