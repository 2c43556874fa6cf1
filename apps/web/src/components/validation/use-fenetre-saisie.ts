import type { OperationName } from '@registre/contract'
import { useEffect, useRef } from 'react'
import { type RecordFormOptions, useRecordForm } from '../use-record-form.ts'
import type { Decision, Saisie } from './decision.ts'
import type { FenetreProps } from './FenetreDecision.tsx'
import type { InfosValidation } from './types.ts'

export interface FenetreSaisieProps extends Pick<FenetreProps, 'enCours' | 'erreur' | 'onFermer'> {
  infos: InfosValidation
  saisie: Saisie
  onSaisie: (saisie: Saisie) => void
  onDecider: (decision: Decision) => Promise<void>
}

/** The form of a window on a request: the page keeps what is typed in it. */
export const useFenetreSaisie = <K extends OperationName>(
  { saisie, onSaisie, enCours, erreur, onFermer }: FenetreSaisieProps,
  options: Pick<RecordFormOptions<Saisie, K>, 'operation' | 'toArgs' | 'submit'>,
) => {
  const record = useRecordForm({ ...options, defaultValues: saisie })
  const garder = useRef(onSaisie)
  garder.current = onSaisie
  useEffect(() => {
    const abonnement = record.form.watch(() => garder.current(record.form.getValues()))
    return () => abonnement.unsubscribe()
  }, [record.form])
  return { record, enCours, erreur, onFermer }
}
