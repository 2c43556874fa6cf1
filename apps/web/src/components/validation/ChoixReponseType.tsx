import {
  remplirReponse,
  type UsageReponseType,
  type VariableReponse,
  variablesRestantes,
} from '@registre/domain'
import { FieldSelect } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { queryOf } from '../../lib/api/index.ts'

/** The prepared texts that go with what is being written; a chosen one is added to the field. */
export const ChoixReponseType = ({
  usage,
  champ,
  valeurs,
}: {
  usage: UsageReponseType
  champ: string
  /** What the variables of a text stand for here. */
  valeurs: Readonly<Record<VariableReponse, string>>
}) => {
  const { data = [] } = useQuery(queryOf('listerReponsesTypes')())
  const { getValues, setValue, watch } = useFormContext()
  const motifs: unknown = watch('typesMotifRefus')
  const choisis: readonly unknown[] = Array.isArray(motifs) ? motifs : []
  const offertes = data.filter(
    (r) =>
      r.usage === usage && (r.motif === null || choisis.length === 0 || choisis.includes(r.motif)),
  )
  if (offertes.length === 0) return null
  const ajouter = (id: string) => {
    const choisie = offertes.find((r) => String(r.id) === id)
    if (!choisie) return
    const ecrit = String(getValues(champ) ?? '').trim()
    const texte = remplirReponse(choisie.texte, valeurs)
    setValue(champ, ecrit === '' ? texte : `${ecrit}\n\n${texte}`, {
      shouldDirty: true,
      shouldValidate: true,
    })
  }
  const restantes = variablesRestantes(String(watch(champ) ?? ''))
  return (
    <FieldSelect
      name="reponseType"
      label="Réponse type"
      placeholder="Ajouter un texte préparé"
      {...(restantes.length === 0 ? {} : { hint: `À écrire à la main : ${restantes.join(', ')}` })}
      options={offertes.map((r) => ({ value: String(r.id), label: r.titre }))}
      selectProps={{ value: '', onChange: (event) => ajouter(event.target.value) }}
    />
  )
}
