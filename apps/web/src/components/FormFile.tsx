import { FileDrop } from '@registre/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFieldError } from './form-fields.tsx'

/** A file of the form around it, kept until the form is sent: a File, or null. */
export const FormFile = ({ name, label, required = false }: { name: string; label: string; required?: boolean }) => {
  const { watch, setValue } = useFormContext<Record<string, File | null>>()
  const erreur = useFieldError(name)
  const [refus, setRefus] = useState('')
  const file = watch(name)
  const poser = (choisi: File | null): void => {
    setRefus('')
    setValue(name, choisi, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <FileDrop
      name={name}
      label={label}
      required={required}
      error={refus || erreur}
      {...(file ? { current: file.name } : {})}
      onFile={poser}
      onRefused={(message) => {
        // The file chosen before goes with it: nobody sends what an error stands for.
        poser(null)
        setRefus(message)
      }}
      onRemove={() => poser(null)}
    />
  )
}
