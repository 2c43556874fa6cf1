import { FileDrop } from '@registre/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFieldError } from './form-fields.tsx'

interface FormFileProps {
  name: string
  label: string
  required?: boolean
  /** Looks at the chosen file beforehand: gives the sentence of a refusal, or null. */
  verifier?: (file: File) => Promise<string | null>
}

/** A file of the form around it, kept until the form is sent: a File, or null. */
export const FormFile = ({ name, label, required = false, verifier }: FormFileProps) => {
  const { watch, getValues, setValue } = useFormContext<Record<string, File | null>>()
  const erreur = useFieldError(name)
  const [refus, setRefus] = useState('')
  const file = watch(name)
  const poser = (choisi: File | null): void => {
    setRefus('')
    setValue(name, choisi, { shouldDirty: true, shouldValidate: true })
  }
  const refuser = (message: string): void => {
    // The file chosen before goes with it: nobody sends what an error stands for.
    poser(null)
    setRefus(message)
  }
  const choisir = async (choisi: File): Promise<void> => {
    poser(choisi)
    const message = (await verifier?.(choisi)) ?? null
    // Another one may have been chosen since.
    if (message !== null && getValues(name) === choisi) refuser(message)
  }
  return (
    <FileDrop
      name={name}
      label={label}
      required={required}
      error={refus || erreur}
      {...(file ? { current: file.name } : {})}
      onFile={(choisi) => void choisir(choisi)}
      onRefused={refuser}
      onRemove={() => poser(null)}
    />
  )
}
