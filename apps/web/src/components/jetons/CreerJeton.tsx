import { type UsageJeton, USAGES_JETON } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useCommand } from '../../lib/api/index.ts'
import { FormCheckboxes } from '../form-checkboxes.tsx'
import { FormSelect, FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

interface Saisie {
  nom: string
  jours: string | null
  adresses: string
  usages: readonly string[]
}

const DUREES = [
  { value: '30', label: '30 jours' },
  { value: '90', label: '90 jours' },
  { value: '180', label: '6 mois' },
  { value: '366', label: '1 an' },
]
const VIERGE: Saisie = { nom: '', jours: '90', adresses: '', usages: [] }

/** The form of a new token; `onCree` is given its value, which is never shown again. */
export const CreerJeton = ({
  possibles,
  onCree,
}: {
  possibles: readonly UsageJeton[]
  onCree: (jeton: string) => void
}) => {
  const creer = useCommand('creerJeton', { business: true, invalidates: ['listerJetons'] })
  const record = useRecordForm({
    defaultValues: VIERGE,
    operation: 'creerJeton',
    toArgs: ({ nom, jours, adresses, usages }) => ({
      body: {
        nom,
        jours: jours === null ? null : Number(jours),
        adresses: adresses.split(/[\s,;]+/).filter((a) => a !== ''),
        usages,
      },
    }),
    // The fault of one address (`adresses.2`) is shown at the field that holds them all.
    fieldOf: (champ) => champ.replace(/\..*/, ''),
    submit: async (args) => {
      const { jeton } = await creer.mutateAsync(args)
      record.empty()
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
      <FormCheckboxes
        name="usages"
        label="Ce que le logiciel fera"
        hint="Cochez ce qu’il lui faut, rien de plus. Un droit que votre compte perd est perdu pour le jeton aussi."
        required
        options={possibles.map((u) => ({
          value: u,
          label: USAGES_JETON[u].libelle,
          hint: USAGES_JETON[u].aide,
        }))}
      />
    </RecordForm>
  )
}
