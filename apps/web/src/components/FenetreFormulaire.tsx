import { focusField } from '@registre/ui'
import { useEffect, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { usePageTitle } from '../lib/page-title.ts'
import type { RecordForm } from './use-record-form.ts'
import { FenetreDecision, type FenetreProps } from './validation/FenetreDecision.tsx'

/**
 * A window that is a form: the focus goes to the first field that is wrong; what is wrong in none
 * of its fields is said above them.
 */
export const FenetreFormulaire = <V extends FieldValues>({
  record: { form, summary, attempt, busy, onFocus, onSubmit },
  enCours = false,
  erreur = null,
  ...props
}: Omit<FenetreProps, 'onConfirmer' | 'enCours' | 'erreur'> &
  Partial<Pick<FenetreProps, 'enCours' | 'erreur'>> & { record: RecordForm<V> }) => {
  const champs = Object.keys(form.getValues())
  // In the order of the window, which is that of its values.
  const faute = champs.find((champ) => summary.some(({ name }) => name === champ))
  const ailleurs = summary.find(({ name }) => !champs.includes(name))
  const montree = useRef(0)
  useEffect(() => {
    if (!faute || montree.current === attempt) return
    montree.current = attempt
    focusField(faute)
  }, [faute, attempt])
  usePageTitle({ enErreur: faute !== undefined })
  return (
    <FormProvider {...form}>
      <FenetreDecision
        {...props}
        enCours={enCours || busy}
        erreur={erreur ?? ailleurs?.message ?? null}
        onFocus={onFocus}
        onConfirmer={() => void onSubmit()}
      />
    </FormProvider>
  )
}
