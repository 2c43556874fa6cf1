import { Button } from '@registre/ui'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

const enImage = (adresse: string): string =>
  `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(adresse, { border: 2 }))}`

const Confirmer = ({
  tire: { secret, adresse },
  onFait,
}: {
  tire: Answer<'preparerCode'>
  onFait: (codes: readonly string[]) => void
}) => {
  const confirmer = useCommand('confirmerCode', { business: true, invalidates: ['lireFacteurs'] })
  const record = useRecordForm({
    defaultValues: { code: '' },
    operation: 'confirmerCode',
    toArgs: ({ code }) => ({ body: { code } }),
    submit: async (args) => {
      const { codesSecours } = await confirmer.mutateAsync(args)
      onFait(codesSecours)
    },
  })
  return (
    <RecordForm record={record} submitLabel="Mettre en service">
      <p>Dans votre application d’authentification, ajoutez un compte avec cette image :</p>
      <p>
        <img
          src={enImage(adresse)}
          width={200}
          height={200}
          alt="Image à lire avec votre application ; la clé à saisir est écrite dessous"
        />
      </p>
      <p>
        ou saisissez-y cette clé :{' '}
        <code className="rc-secret">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <FormText
        name="code"
        label="Code que l’application affiche"
        required
        inputProps={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
      />
    </RecordForm>
  )
}

/** Adds an application: its secret, then a first code that proves that it was read. */
export const AjouterApplication = ({ onFait }: { onFait: (codes: readonly string[]) => void }) => {
  const preparer = useCommand('preparerCode')
  const [tire, setTire] = useState<Answer<'preparerCode'> | null>(null)
  if (tire) return <Confirmer tire={tire} onFait={onFait} />
  return (
    <Button
      kind="secondary"
      disabled={preparer.isPending}
      onClick={() => preparer.mutate(undefined, { onSuccess: setTire })}
    >
      Ajouter une application
    </Button>
  )
}
