import {
  type CategorieFicheMemo,
  controlerDatePublication,
  controlerPublication,
  parseFrDate,
} from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { formatJour } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { FormDate } from '../form-fields.tsx'
import { FormFile } from '../FormFile.tsx'
import { fichierRefuse } from '../fichier-refuse.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { ChampCategorie, ChampsTexte } from './champs.tsx'
import { LECTURES_PUBLICATION } from './lectures.ts'

export type Publication = Answer<'listerPublications'>['publications'][number]

interface Saisie {
  categorie: CategorieFicheMemo | null
  titre: string
  resume: string
  publieeLe: string
  file: File | null
}

const saisieDe = ({ categorie, titre, resume }: Publication, publieeLe: string): Saisie => ({
  categorie,
  titre,
  resume,
  publieeLe,
  file: null,
})

const RETOUR = '/publications'

/** Corrects what a publication says of itself, its day and its file; its state stays. */
export const ModifierPublication = ({ publication }: { publication: Publication }) => {
  // As it was opened: a list read again meanwhile must not make a stale entry look fresh.
  const [p] = useState(publication)
  const navigate = useNavigate()
  const modifier = useCommand('modifierPublication', {
    business: true,
    invalidates: LECTURES_PUBLICATION,
  })
  const avant = p.publieeLe === null ? '' : formatJour(p.publieeLe)
  const record = useRecordForm({
    defaultValues: saisieDe(p, avant),
    operation: 'modifierPublication',
    toArgs: ({ categorie, titre, resume, publieeLe, file }) => ({
      params: { id: p.id },
      body: {
        version: p.version,
        categorie: p.genre === 'FICHE_MEMO' && categorie ? categorie : '',
        titre,
        resume,
        ...(publieeLe === avant ? {} : { publieeLe }),
        ...(file ? { file } : {}),
      },
    }),
    check: ({ categorie, publieeLe }) => ({
      erreurs: [
        ...controlerPublication({ genre: p.genre, categorie }),
        ...(publieeLe === avant
          ? []
          : controlerDatePublication(parseFrDate(publieeLe), aujourdhuiParis())),
      ],
    }),
    submit: async (args) => {
      try {
        await modifier.mutateAsync(args)
      } catch (error) {
        const refus = fichierRefuse(error)
        if (refus === null) throw error
        record.form.setError('file', refus)
        return
      }
      notify('success', `« ${args.body.titre.trim()} » est modifié.`)
      await navigate({ href: RETOUR })
    },
  })
  return (
    <RecordForm record={record} retour={RETOUR}>
      <RequiredNote />
      {p.genre === 'FICHE_MEMO' && <ChampCategorie />}
      <ChampsTexte />
      {p.publieeLe !== null && (
        <FormDate
          name="publieeLe"
          label="Date de publication"
          required
          hint="La date lue par le public, au format jj/mm/aaaa."
        />
      )}
      <p className="fr-mb-1w">
        Document actuel : {p.nomFichier}.{' '}
        {p.etat === 'PUBLIEE' &&
          'Un nouveau fichier le remplace à la même adresse ; il se télécharge dès que l’antivirus l’a analysé.'}
      </p>
      <FormFile name="file" label="Nouveau fichier" />
    </RecordForm>
  )
}
