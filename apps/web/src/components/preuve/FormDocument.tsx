import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Args, isApiError, useCommand } from '../../lib/api/index.ts'
import { useFieldError } from '../form-fields.tsx'
import { DepotPreuve } from './DepotPreuve.tsx'

/** What a form keeps of a document that is sent as soon as it is chosen: its identifier, and its name. */
export interface DocumentDepose {
  idDocument: string
  nomDocument: string
}

/** A PDF sent at once, replaced or removed at will; the form around holds its identifier, '' for none. */
export const FormDocument = ({
  label,
  type,
  required = false,
}: {
  label: string
  type: Args<'deposerDocument'>['body']['type']
  required?: boolean
}) => {
  const { watch, setValue } = useFormContext<DocumentDepose>()
  const deposer = useCommand('deposerDocument', { business: true })
  const manque = useFieldError('idDocument')
  const [refus, setRefus] = useState('')
  const poser = (id: string, nom: string): void => {
    setValue('nomDocument', nom)
    setValue('idDocument', id, { shouldDirty: true, shouldValidate: true })
  }
  const envoyer = async (file: File): Promise<void> => {
    setRefus('')
    try {
      const document = await deposer.mutateAsync({ body: { file, type } })
      poser(document.id, document.nom)
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(
        error.message.includes(file.name) ? error.message : `« ${file.name} » : ${error.message}`,
      )
    }
  }
  return (
    <DepotPreuve
      name="idDocument"
      label={label}
      required={required}
      error={refus || manque}
      progress={deposer.isPending ? 'unknown' : null}
      {...(watch('idDocument') === '' ? {} : { current: watch('nomDocument') })}
      onFile={(file) => void envoyer(file)}
      onRefused={setRefus}
      onRemove={() => poser('', '')}
    />
  )
}
