import {
  type CATEGORIES_FICHE_MEMO,
  controlerPublication,
  GENRES_PUBLICATION,
  LABELS_GENRE_PUBLICATION,
} from '@registre/domain'
import { RequiredNote, Section } from '@registre/ui'
import { useFormContext } from 'react-hook-form'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FormSelect } from '../form-fields.tsx'
import { FormFile } from '../FormFile.tsx'
import { fichierRefuse } from '../fichier-refuse.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { ChampCategorie, ChampsTexte } from './champs.tsx'

interface Saisie {
  genre: 'NEWSLETTER' | 'FICHE_MEMO' | null
  categorie: (typeof CATEGORIES_FICHE_MEMO)[number] | null
  titre: string
  resume: string
  file: File | null
}
const VIDE: Saisie = { genre: null, categorie: null, titre: '', resume: '', file: null }

const Champs = () => {
  const fiche = useFormContext<Saisie>().watch('genre') === 'FICHE_MEMO'
  return (
    <>
      <FormSelect
        name="genre"
        label="Genre"
        required
        options={GENRES_PUBLICATION.map((value) => ({
          value,
          label: LABELS_GENRE_PUBLICATION[value],
        }))}
      />
      {fiche && <ChampCategorie />}
      <ChampsTexte />
      <FormFile name="file" label="Document" required />
    </>
  )
}

/** Uploads a newsletter or a memo sheet; it is published by another press. */
export const DepotPublication = () => {
  const deposer = useCommand('deposerPublication', {
    business: true,
    invalidates: ['listerPublications'],
  })
  const record = useRecordForm({
    defaultValues: VIDE,
    operation: 'deposerPublication',
    toArgs: ({ categorie, ...saisie }) => ({
      body: { ...saisie, categorie: saisie.genre === 'FICHE_MEMO' && categorie ? categorie : '' },
    }),
    check: (saisie) => ({ erreurs: controlerPublication(saisie) }),
    submit: async (args) => {
      try {
        await deposer.mutateAsync(args)
      } catch (error) {
        const refus = fichierRefuse(error)
        if (refus === null) throw error
        record.form.setError('file', refus)
        return
      }
      record.empty()
      notify('success', `« ${args.body.titre} » est déposé.`, 'Il reste à le publier.')
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
