import type { FieldError, RuleReport } from '@registre/domain'
import type { SummaryError } from '@registre/ui'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { isApiError, isNotified } from '../lib/api/index.ts'

export interface RecordFormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>
  /** Shape and rules of the catalogue, run at each change and at the submit. Pure. */
  check?: (values: V) => RuleReport
  /**
   * Sends the values with the codes that the person confirmed. Throws ApiError: its fields come
   * back to the form.
   */
  submit: (values: V, confirmes: readonly string[]) => Promise<unknown>
  /** Codes already confirmed, kept with the record. */
  confirmes?: readonly string[]
  /** Gives the form's path of a field named by a rule or by the server; the same by default. */
  fieldOf?: (champ: string) => string
}

/** Errors of the form library, flattened to paths and sentences, in the order of the form. */
const flatten = (errors: FieldErrors, prefix = ''): SummaryError[] =>
  Object.entries(errors).flatMap(([key, value]): SummaryError[] => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (!value || typeof value !== 'object') return []
    if (typeof value.message === 'string' && typeof value.type === 'string')
      return [{ name: key === 'root' ? '' : name, message: value.message }]
    return flatten(value as FieldErrors, name)
  })

const toErrors = (
  erreurs: readonly FieldError[],
  fieldOf: (champ: string) => string,
): Record<string, unknown> => {
  const errors: Record<string, unknown> = {}
  for (const { champ, code, message } of erreurs)
    set(errors, champ === '' ? 'root' : fieldOf(champ), { type: code, message })
  return errors
}

export interface RecordForm<V extends FieldValues> {
  form: UseFormReturn<V>
  /**
   * What refuses a chosen file, by field: nothing is sent until it is removed, or another one
   * chosen.
   */
  fichiersRefuses: Map<string, FieldError>
  onSubmit: () => Promise<void>
  /** What the summary lists: empty before the first submit. */
  summary: SummaryError[]
  attempt: number
  /** Sentences waiting for a yes; the dialog is open while there are some. */
  toConfirm: readonly FieldError[]
  confirm: () => void
  cancel: () => void
  busy: boolean
}

const confirmables = (error: unknown): FieldError[] =>
  isApiError(error)
    ? (error.problem.champs ?? [])
        .filter((c) => c.confirmable)
        .map(({ champ, code, message }) => ({ champ, code, message, confirmable: true }))
    : []

/**
 * A form on a record: rules beside fields, server refusals back to their fields, confirmable errors
 * asked once.
 */
export const useRecordForm = <V extends FieldValues>({
  defaultValues,
  check,
  submit,
  confirmes = [],
  fieldOf = (champ) => champ,
}: RecordFormOptions<V>): RecordForm<V> => {
  const [toConfirm, setToConfirm] = useState<readonly FieldError[]>([])
  const confirmed = useRef<readonly string[]>(confirmes)
  const [fichiersRefuses] = useState(() => new Map<string, FieldError>())
  const form = useForm<V>({
    defaultValues,
    mode: 'onTouched',
    // A sentence that appears as a field is left would move the button under the pointer, and the
    // press would be lost.
    delayError: 250,
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    resolver: (values) => {
      const erreurs = [...(check?.(values).erreurs ?? []), ...fichiersRefuses.values()]
      return erreurs.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toErrors(erreurs, fieldOf) as FieldErrors<V> }
    },
  })
  const showRefusal = (error: unknown): void => {
    if (!isApiError(error)) throw error
    const fields = (error.problem.champs ?? []).filter((c) => !c.confirmable)
    const asking = confirmables(error)
    for (const { champ, code, message } of fields)
      form.setError((champ === '' ? 'root' : fieldOf(champ)) as Path<V>, { type: code, message })
    if (fields.length === 0 && asking.length > 0) setToConfirm(asking)
    // A fault that is not the person's has been told already, and not as something to correct.
    else if (fields.length === 0 && !isNotified(error))
      form.setError('root', { type: error.problem.code, message: error.problem.message })
  }
  const send = form.handleSubmit(async (values) => {
    const pending = (check?.(values).aConfirmer ?? []).filter(
      (e) => !confirmed.current.includes(e.code),
    )
    if (pending.length > 0) return setToConfirm(pending)
    try {
      await submit(values, confirmed.current)
    } catch (error) {
      showRefusal(error)
    }
  })
  const { errors, submitCount, isSubmitting } = form.formState
  return {
    form,
    fichiersRefuses,
    // The button stays in reach, and keeps the focus, while the form leaves: a second press sends
    // nothing.
    onSubmit: async () => {
      if (!isSubmitting) await send()
    },
    summary: submitCount > 0 ? flatten(errors) : [],
    attempt: submitCount,
    toConfirm,
    confirm: () => {
      confirmed.current = [...new Set([...confirmed.current, ...toConfirm.map((e) => e.code)])]
      setToConfirm([])
      void send()
    },
    cancel: () => setToConfirm([]),
    busy: isSubmitting,
  }
}
