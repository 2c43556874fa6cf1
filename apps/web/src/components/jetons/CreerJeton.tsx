import { type Autorite, LABELS_AUTORITE } from '@registre/domain'
import { FieldCheckboxes, RequiredNote } from '@registre/ui'
import { Controller } from 'react-hook-form'
import { useCommand } from '../../lib/api/index.ts'
import { FormSelect, FormText, useFieldError } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

interface Saisie {
  nom: string
  jours: string | null
  adresses: string
  autorites: string[]
}

const DUREES = [
  { value: '30', label: '30 jours' },
  { value: '90', label: '90 jours' },
  { value: '180', label: '6 mois' },
  { value: '366', label: '1 an' },
]
const VIERGE: Saisie = { nom: '', jours: '90', adresses: '', autorites: [] }

const Droits = ({ possibles }: { possibles: readonly Autorite[] }) => {
  const error = useFieldError('autorites')
  return (
    <Controller<Saisie, 'autorites'>
      name="autorites"
      render={({ field }) => (
        <FieldCheckboxes
          name="autorites"
          label="Droits donnés au jeton"
          hint="Choisissez ceux dont le logiciel a besoin. Un droit que votre compte perd est perdu pour le jeton aussi."
          required
          {...(error ? { error } : {})}
          options={possibles.map((a) => ({ value: a, label: LABELS_AUTORITE[a] }))}
          values={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}

/** The form of a new token; `onCree` is given its value, which is never shown again. */
export const CreerJeton = ({
  possibles,
  onCree,
}: {
  possibles: readonly Autorite[]
  onCree: (jeton: string) => void
}) => {
  const creer = useCommand('creerJeton', { business: true, invalidates: ['listerJetons'] })
  const record = useRecordForm({
    defaultValues: VIERGE,
    operation: 'creerJeton',
    toArgs: ({ nom, jours, adresses, autorites }) => ({
      body: {
        nom,
        jours: jours === null ? null : Number(jours),
        adresses: adresses.split(/[\s,;]+/).filter((a) => a !== ''),
        autorites: possibles.filter((a) => autorites.includes(a)),
      },
    }),
    // A fault of one address among several is a fault of their field.
    fieldOf: (champ) => champ.replace(/\..*/, ''),
    submit: async (args) => {
      const { jeton } = await creer.mutateAsync(args)
      record.form.reset(VIERGE)
      onCree(jeton)
    },
  })
  return (
    <RecordForm record={record} submitLabel="Créer le jeton">
      <RequiredNote />
      <FormText
        name="nom"
        label="Nom du jeton"
        hint="Par exemple le nom du logiciel qui l’utilisera"
        required
        inputProps={{ autoComplete: 'off' }}
      />
      <FormSelect name="jours" label="Durée" required options={DUREES} />
      <FormText
        name="adresses"
        label="Adresses qui peuvent l’utiliser"
        hint="Facultatif. Adresses ou blocs séparés par des virgules : 192.0.2.7, 198.51.100.0/24. Vide : toutes."
        inputProps={{ autoComplete: 'off' }}
      />
      <Droits possibles={possibles} />
    </RecordForm>
  )
}
