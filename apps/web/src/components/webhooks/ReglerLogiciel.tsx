import { RequiredNote, Section } from '@registre/ui'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { ChampsLogiciel } from './ChampsLogiciel.tsx'
import type { Webhook } from './EtatLogiciel.tsx'
import { auMoinsUnSujet, evenementsDe, evenementsIsoles, sujetsDe } from './sujets.ts'

/** The form of a program's name, address and subjects; events chosen through the API stay. */
export const ReglerLogiciel = ({ webhook }: { webhook: Webhook }) => {
  const modifier = useCommand('modifierWebhook', {
    business: true,
    invalidates: ['listerWebhooks'],
  })
  const isoles = evenementsIsoles(webhook.evenements)
  const record = useRecordForm({
    defaultValues: {
      nom: webhook.nom,
      url: webhook.url,
      sujets: sujetsDe(webhook.evenements),
    },
    operation: 'modifierWebhook',
    toArgs: ({ nom, url, sujets }) => ({
      params: { id: webhook.id },
      body: { nom, url: url.trim(), evenements: evenementsDe(sujets, isoles) },
    }),
    check: ({ sujets }) => auMoinsUnSujet(sujets, isoles),
    submit: async (args) => {
      await modifier.mutateAsync(args)
      notify('success', 'Les réglages sont enregistrés.')
    },
  })
  return (
    <Section title="Réglages">
      <div className="rc-etroite">
        <RecordForm record={record} submitLabel="Enregistrer les réglages">
          <RequiredNote />
          <ChampsLogiciel />
        </RecordForm>
      </div>
    </Section>
  )
}
