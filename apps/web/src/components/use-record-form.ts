import type { OperationName } from '@registre/contract'
import { fauteDeJour, type FieldError, MESSAGES, type RuleReport } from '@registre/domain'
import type { SummaryError } from '@registre/ui'
import { type FocusEventHandler, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { type Args, isApiError, isNotified } from '../lib/api/index.ts'
import { checkCall, type Draft, limitsOf, mergeReports } from '../lib/form-check.ts'
import { useStill } from '../lib/pressed.ts'

export interface RecordFormOptions<V extends FieldValues, K extends OperationName> {
  defaultValues: DefaultValues<V> & V
  /** The operation that the form calls: its own schemas check the call. */
  operation: K
  /** The call that the form makes, with the codes that the person confirmed. Pure. */
  toArgs: (values: V, confirmes: readonly string[]) => Draft<Args<K>>
  /** Rules of the domain, run at each change and at the submit. Pure. */
  check?: (values: V) => Partial<RuleReport>
  /** Sends a sound call. Throws ApiError: its fields come back to the form. */
  submit: (args: Args<K>, values: V) => Promise<unknown>
  /** Codes already confirmed, kept with the record. */
  confirmes?: readonly string[]
  /** Gives the form's path of a field named by a schema, a rule or the server; the same by default. */
  fieldOf?: (champ: string) => string
}

/** What is typed for a day and is none says why: that day does not exist, or it is no day at all. */
const direLeJour = (e: FieldError, values: FieldValues): FieldError => {
  const saisi: unknown = e.message === MESSAGES.jour ? get(values, e.champ) : null
  return typeof saisi === 'string' ? { ...e, message: fauteDeJour(saisi) ?? e.message } : e
}

/** Errors of the form library, flattened to paths and sentences, in the order of the form. */
const flatten = (errors: object, prefix = ''): SummaryError[] =>
  Object.entries(errors).flatMap(([key, value]): SummaryError[] => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value !== 'object' || value === null) return []
    if (typeof value.message === 'string' && typeof value.type === 'string')
      return [{ name: key === 'root' ? '' : name, message: value.message }]
    return flatten(value, name)
  })

const toErrors = (erreurs: readonly FieldError[]): Record<string, unknown> => {
  const errors: Record<string, unknown> = {}
  for (const { champ, code, message } of erreurs)
    set(errors, champ === '' ? 'root' : champ, { type: code, message })
  return errors
}

export interface RecordForm<V extends FieldValues> {
  form: UseFormReturn<V>
  /**
   * What refuses a chosen file, by field: nothing is sent until it is removed, or another one
   * chosen.
   */
  fichiersRefuses: Map<string, FieldError>
  /** Chosen files that are being read. */
  lectures: Set<Promise<boolean>>
  onSubmit: () => Promise<void>
  /** Fetches what checks the form as it is about to be filled in; each text takes its length. */
  onFocus: FocusEventHandler
  /** What the summary lists: empty before the first submit. */
  summary: SummaryError[]
  attempt: number
  /** Sentences waiting for a yes; the dialog is open while there are some. */
  toConfirm: readonly FieldError[]
  confirm: () => void
  cancel: () => void
  /** Brings the refusal of a call that was made after a second look back to the form. */
  refuser: (error: unknown) => void
  busy: boolean
  /** Empties the form once its call is done, for the next record. */
  empty: () => void
}

/** What a refusal says: of fields, to be confirmed, or of the whole. Throws what is no refusal. */
const refusDe = (error: unknown) => {
  if (!isApiError(error)) throw error
  const champs = error.problem.champs ?? []
  const fields = champs.filter((c) => !c.confirmable)
  const asking = champs
    .filter((c) => c.confirmable)
    .map(({ champ, code, message }) => ({ champ, code, message, confirmable: true }))
  if (fields.length > 0) return { fields, asking: [], ailleurs: null }
  // A fault that is not the person's has been told already, and not as something to correct.
  return { fields, asking, ailleurs: asking.length > 0 || isNotified(error) ? null : error.problem }
}

/**
 * Waits for the files that are being read, and says so meanwhile; false when one does not let the
 * form leave, or while it waits already.
 */
const useLecturesFinies = (lectures: ReadonlySet<Promise<boolean>>) => {
  const attendue = useRef(false)
  const [attend, setAttend] = useState(false)
  const attendre = (oui: boolean): void => {
    attendue.current = oui
    setAttend(oui)
  }
  const toutesLues = async (): Promise<boolean> => {
    if (attendue.current) return false
    attendre(true)
    try {
      return !(await Promise.all(lectures)).includes(false)
    } finally {
      attendre(false)
    }
  }
  return { attend, toutesLues }
}

/**
 * A form on a record: shape and rules beside fields, server refusals back to their fields,
 * confirmable errors asked once.
 */
export const useRecordForm = <V extends FieldValues, K extends OperationName>({
  defaultValues,
  operation,
  toArgs,
  check,
  submit,
  confirmes = [],
  fieldOf = (champ) => champ,
}: RecordFormOptions<V, K>): RecordForm<V> => {
  const [toConfirm, setToConfirm] = useState<readonly FieldError[]>([])
  const confirmed = useRef<readonly string[]>(confirmes)
  const [fichiersRefuses] = useState(() => new Map<string, FieldError>())
  const [lectures] = useState(() => new Set<Promise<boolean>>())
  const { attend, toutesLues } = useLecturesFinies(lectures)
  const form = useForm<V>({
    defaultValues,
    mode: 'onTouched',
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    resolver: async (values) => {
      const { errors } = await checkCall(operation, toArgs(values, confirmed.current))
      const { erreurs: dites } = mergeReports({ erreurs: errors }, check?.(values) ?? {})
      const situees = dites.map((e) => direLeJour({ ...e, champ: fieldOf(e.champ) }, values))
      const erreurs = [...situees, ...fichiersRefuses.values()]
      return erreurs.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toErrors(erreurs) as FieldErrors<V> }
    },
  })
  const showRefusal = (error: unknown): void => {
    const { fields, asking, ailleurs } = refusDe(error)
    for (const { champ, code, message } of fields)
      form.setError((champ === '' ? 'root' : fieldOf(champ)) as Path<V>, { type: code, message })
    if (asking.length > 0) setToConfirm(asking)
    if (ailleurs) form.setError('root', { type: ailleurs.code, message: ailleurs.message })
  }
  const send = form.handleSubmit(async (values) => {
    const pending = (check?.(values).aConfirmer ?? []).filter(
      (e) => !confirmed.current.includes(e.code),
    )
    if (pending.length > 0) return setToConfirm(pending)
    const { args } = await checkCall(operation, toArgs(values, confirmed.current))
    try {
      if (args) await submit(args, values)
    } catch (error) {
      showRefusal(error)
    }
  })
  const { errors, submitCount, isSubmitting } = form.formState
  const summary = useStill(submitCount > 0 ? flatten(errors) : [])
  return {
    form,
    fichiersRefuses,
    lectures,
    onFocus: limitsOf(operation, fieldOf),
    // The button stays in reach, and keeps the focus, while the form leaves: a second press sends
    // nothing.
    onSubmit: async () => {
      if ((await toutesLues()) && !isSubmitting) await send()
    },
    summary,
    attempt: submitCount,
    toConfirm,
    confirm: () => {
      confirmed.current = [...new Set([...confirmed.current, ...toConfirm.map((e) => e.code)])]
      setToConfirm([])
      void send()
    },
    cancel: () => setToConfirm([]),
    refuser: showRefusal,
    busy: isSubmitting || attend,
    empty: () => {
      // The field that was filled in lets the focus go first: left empty, it would be at fault.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      form.reset()
    },
  }
}
