import { CATEGORIES_FICHE_MEMO, LABELS_CATEGORIE_FICHE, LONGUEUR_MAX_RESUME, LONGUEUR_MAX_TITRE } from '@registre/domain'
import { FileDrop } from '@registre/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { isApiError } from '../../lib/api/index.ts'
import { FormSelect, FormText, FormTextArea, useFieldError } from '../form-fields.tsx'

/** The file of a publication, in a form that holds it as `file`. */
export const ChampFichier = ({ label, requis = false }: { label: string; requis?: boolean }) => {
  const { watch, setValue } = useFormContext<{ file: File | null }>()
  const erreur = useFieldError('file')
  const [refus, setRefus] = useState('')
  const file = watch('file')
  const poser = (choisi: File | null): void => {
    setRefus('')
    setValue('file', choisi, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <FileDrop
      name="file"
      label={label}
      required={requis}
      error={refus || erreur}
      {...(file ? { current: file.name } : {})}
      onFile={poser}
      onRefused={setRefus}
      onRemove={() => poser(null)}
    />
  )
}

/** Whom a memo sheet is for. */
export const ChampCategorie = () => (
  <FormSelect name="categorie" label="Catégorie" required options={CATEGORIES_FICHE_MEMO.map((value) => ({ value, label: LABELS_CATEGORIE_FICHE[value] }))} />
)

/** What a publication says of itself. */
export const ChampsTexte = () => (
  <>
    <FormText name="titre" label="Titre" required inputProps={{ maxLength: LONGUEUR_MAX_TITRE }} />
    <FormTextArea
      name="resume"
      label="Résumé"
      hint="Une ou deux phrases, lues avant de télécharger. Pour une lettre, c’est aussi le texte du courriel."
      required
      textAreaProps={{ rows: 3, maxLength: LONGUEUR_MAX_RESUME }}
    />
  </>
)

/** What a refused file says beside its field; null for any other refusal. */
export const fichierRefuse = (error: unknown): { type: string; message: string } | null =>
  isApiError(error) && /fichier|volumineux/.test(error.problem.code) ? { type: error.problem.code, message: error.problem.message } : null
