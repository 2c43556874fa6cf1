import { RequiredNote, Section } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { ChampsLogiciel } from './ChampsLogiciel.tsx'
import { CleMontree } from './CleMontree.tsx'
import { auMoinsUnSujet, evenementsDe, TOUS_LES_SUJETS } from './sujets.ts'

const VIERGE = { nom: '', url: '', sujets: [...TOUS_LES_SUJETS] }

/** The form that adds a program to tell of changes. */
export const AjouterLogiciel = () => {
  const creer = useCommand('creerWebhook', { business: true, invalidates: ['listerWebhooks'] })
  const [cle, setCle] = useState('')
  const record = useRecordForm({
    defaultValues: VIERGE,
    operation: 'creerWebhook',
    toArgs: ({ nom, url, sujets }) => ({
      body: { nom, url: url.trim(), evenements: evenementsDe(sujets) },
    }),
    check: ({ sujets }) => auMoinsUnSujet(sujets),
    submit: async (args) => {
      const answer = await creer.mutateAsync(args)
      setCle(answer.cle)
      record.empty()
    },
  })
  return (
    <Section title="Ajouter un logiciel">
      {cle !== '' && (
        <CleMontree
          titre="Le logiciel est ajouté"
          aide="Elle n’est montrée que cette fois : enregistrez-la dans votre logiciel, qui vérifiera ainsi que les avis viennent bien du registre."
          cle={cle}
        />
      )}
      <div className="rc-etroite">
        <RecordForm record={record} submitLabel="Ajouter le logiciel">
          <RequiredNote />
          <ChampsLogiciel />
        </RecordForm>
      </div>
    </Section>
  )
}
