import type { UsageReponseType } from '@registre/domain'
import { FieldSelect } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { queryOf } from '../../lib/api/index.ts'

/** The prepared texts that go with what is being written; a chosen one is added to the field. */
export const ChoixReponseType = ({ usage, champ }: { usage: UsageReponseType; champ: string }) => {
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
    setValue(champ, ecrit === '' ? choisie.texte : `${ecrit}\n\n${choisie.texte}`, {
      shouldDirty: true,
      shouldValidate: true,
    })
  }
  return (
    <FieldSelect
      name="reponseType"
      label="Réponse type"
      placeholder="Ajouter un texte préparé"
      options={offertes.map((r) => ({ value: String(r.id), label: r.titre }))}
      selectProps={{ value: '', onChange: (event) => ajouter(event.target.value) }}
    />
  )
}
