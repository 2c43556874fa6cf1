import { use, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FichiersRefuses } from './fichiers-refuses.ts'
import { useFieldError } from './form-fields.tsx'
import { DepotPreuve } from './preuve/DepotPreuve.tsx'

interface FormFileProps {
  name: string
  label: string
  required?: boolean
}

/**
 * A file of the form around it, kept until the form is sent: a File, or null. One that is refused
 * stays in sight, and holds the form until it is removed or replaced.
 */
export const FormFile = ({ name, label, required = false }: FormFileProps) => {
  const { watch, setValue } = useFormContext<Record<string, File | null>>()
  const erreur = useFieldError(name)
  const refuses = use(FichiersRefuses)
  const [refuse, setRefuse] = useState('')
  // A field that has gone holds nothing up.
  useEffect(() => () => void refuses.delete(name), [refuses, name])
  const file = watch(name)
  const poser = (choisi: File | null): void => {
    refuses.delete(name)
    setRefuse('')
    setValue(name, choisi, { shouldDirty: true, shouldValidate: true })
  }
  const refuser = (message: string, nom: string): void => {
    refuses.set(name, { champ: name, code: 'fichier-refuse', message })
    setRefuse(nom)
    // The file chosen before is dropped too: beside an error, it would be sent unseen.
    setValue(name, null, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <DepotPreuve
      name={name}
      label={label}
      required={required}
      error={erreur}
      {...(file || refuse ? { current: file?.name ?? refuse } : {})}
      onFile={poser}
      onRefused={refuser}
      onRemove={() => poser(null)}
    />
  )
}
