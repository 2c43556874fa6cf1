import {
  CATEGORIES_FICHE_MEMO,
  controlerPublication,
  GENRES_PUBLICATION,
  LABELS_CATEGORIE_FICHE,
  LABELS_GENRE_PUBLICATION,
  LONGUEUR_MAX_RESUME,
  LONGUEUR_MAX_TITRE,
} from '@registre/domain'
import { FileDrop, RequiredNote, Section } from '@registre/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FormSelect, FormText, FormTextArea, useFieldError } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

interface Saisie {
  genre: 'NEWSLETTER' | 'FICHE_MEMO' | null
  categorie: (typeof CATEGORIES_FICHE_MEMO)[number] | null
  titre: string
  resume: string
  file: File | null
}
const VIDE: Saisie = { genre: null, categorie: null, titre: '', resume: '', file: null }

const Fichier = () => {
  const { watch, setValue } = useFormContext<Saisie>()
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
      label="Document"
      required
      error={refus || erreur}
      {...(file ? { current: file.name } : {})}
      onFile={poser}
      onRefused={setRefus}
      onRemove={() => poser(null)}
    />
  )
}

const Champs = () => {
  const fiche = useFormContext<Saisie>().watch('genre') === 'FICHE_MEMO'
  return (
    <>
      <FormSelect name="genre" label="Genre" required options={GENRES_PUBLICATION.map((value) => ({ value, label: LABELS_GENRE_PUBLICATION[value] }))} />
      {fiche && (
        <FormSelect
          name="categorie"
          label="Catégorie"
          required
          options={CATEGORIES_FICHE_MEMO.map((value) => ({ value, label: LABELS_CATEGORIE_FICHE[value] }))}
        />
      )}
      <FormText name="titre" label="Titre" required inputProps={{ maxLength: LONGUEUR_MAX_TITRE }} />
      <FormTextArea
        name="resume"
        label="Résumé"
        hint="Une ou deux phrases, lues avant de télécharger. Pour une lettre, c’est aussi le texte du courriel."
        required
        textAreaProps={{ rows: 3, maxLength: LONGUEUR_MAX_RESUME }}
      />
      <Fichier />
    </>
  )
}

/** Uploads a newsletter or a memo sheet; it is published by another press. */
export const DepotPublication = () => {
  const deposer = useCommand('deposerPublication', { business: true, invalidates: ['listerPublications'] })
  const record = useRecordForm<Saisie>({
    defaultValues: VIDE,
    check: (s) => ({
      erreurs: [...controlerPublication(s), ...(s.file ? [] : [{ champ: 'file', code: 'requis', message: 'Choisissez le document (PDF).' }])],
      aConfirmer: [],
    }),
    submit: async ({ file, genre, categorie, titre, resume }) => {
      if (!file || !genre) return
      try {
        await deposer.mutateAsync({ body: { genre, categorie: genre === 'FICHE_MEMO' && categorie ? categorie : '', titre, resume, file } })
      } catch (error) {
        if (!isApiError(error) || !/fichier|volumineux/.test(error.problem.code)) throw error
        record.form.setError('file', { type: error.problem.code, message: error.problem.message })
        return
      }
      record.form.reset(VIDE)
      notify('success', `« ${titre} » est déposé.`, 'Il reste à le publier.')
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  return (
    <Section title="Déposer un document">
      <RecordForm record={record} submitLabel="Déposer">
        <RequiredNote />
        <Champs />
      </RecordForm>
    </Section>
  )
}
