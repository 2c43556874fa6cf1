import { use, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Args, isApiError, useCommand } from '../../lib/api/index.ts'
import { FichiersRefuses, Lectures } from '../fichiers-refuses.ts'
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
  const refuses = use(FichiersRefuses)
  const lectures = use(Lectures)
  const [refus, setRefus] = useState('')
  const poser = (id: string, nom: string): void => {
    refuses.delete('idDocument')
    setRefus('')
    setValue('nomDocument', nom)
    setValue('idDocument', id, { shouldDirty: true, shouldValidate: true })
  }
  // One that is refused holds the form until it is removed or replaced: nothing leaves without it unseen.
  const refuser = (message: string): false => {
    refuses.set('idDocument', { champ: 'idDocument', code: 'fichier-refuse', message })
    setRefus(message)
    return false
  }
  const envoyer = async (file: File): Promise<boolean> => {
    try {
      const document = await deposer.mutateAsync({ body: { file, type } })
      poser(document.id, document.nom)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      return refuser(
        error.message.includes(file.name) ? error.message : `« ${file.name} » : ${error.message}`,
      )
    }
  }
  /** The form waits for it before it is sent. */
  const suivre = (envoi: Promise<boolean>): void => {
    lectures.add(envoi)
    void envoi.finally(() => lectures.delete(envoi)).catch(reportError)
  }
  return (
    <DepotPreuve
      name="idDocument"
      label={label}
      required={required}
      error={refus || manque}
      progress={deposer.isPending ? 'unknown' : null}
      {...(watch('idDocument') === '' ? {} : { current: watch('nomDocument') })}
      onFile={(file) => suivre(envoyer(file))}
      onRefused={refuser}
      onRemove={() => poser('', '')}
    />
  )
}
