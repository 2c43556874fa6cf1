import type { OperationName } from '@registre/contract'
import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { type Args, isApiError } from '../lib/api/index.ts'
import { checkCall, type Draft, limitsOf } from '../lib/form-check.ts'
import { useStill } from '../lib/pressed.ts'

/** The sentence of each field that is wrong; '' for the whole form. */
type Faults = Readonly<Record<string, string>>

export interface LightFormOptions<K extends OperationName> {
  /** The operation that the form calls: its own schemas check the call. */
  operation: K
  /** The call that the form makes. Pure. */
  toArgs: (typed: FormData) => Draft<Args<K>>
  /** Sends a sound call. Throws ApiError: its fields come back to the form. */
  submit: (args: Args<K>) => Promise<void>
}

const without = (faults: Faults, name: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([champ]) => champ !== name))

/** What a refusal says, beside its fields or for the whole form. Throws what is not one. */
const refusalOf = (error: unknown): Faults => {
  if (!isApiError(error)) throw error
  const { champs = [], message } = error.problem
  return champs.length > 0
    ? Object.fromEntries(champs.map((c) => [c.champ, c.message]))
    : { '': message }
}

/**
 * A form of one or two texts, read when it is sent: the form library weighs more than such a page.
 * The sentence beside a field shows once it is left, or after a submit, as everywhere
 * (specification 1, section 5).
 */
export const useLightForm = <K extends OperationName>({
  operation,
  toArgs,
  submit,
}: LightFormOptions<K>) => {
  const [faults, setFaults] = useState<Faults>({})
  const [left, setLeft] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const shown = useStill(faults)
  const check = async (form: HTMLFormElement) => {
    const { args, errors } = await checkCall(operation, toArgs(new FormData(form)))
    return { args, faults: Object.fromEntries(errors.map((e) => [e.champ, e.message])) }
  }
  const recheck = async ({ name, form }: HTMLInputElement, changed = true): Promise<void> => {
    const fault = form ? (await check(form)).faults[name] : undefined
    // What the server said of a text stands until the text changes.
    if (fault === undefined && !changed) return
    setFaults((known) => ({
      ...without(known, name),
      ...(fault === undefined ? {} : { [name]: fault }),
    }))
  }
  const send = async (form: HTMLFormElement): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    try {
      const { args, faults: found } = await check(form)
      setFaults(found)
      setAttempt((n) => n + 1)
      if (args) await submit(args)
    } catch (error) {
      setFaults(refusalOf(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return {
    /** What the form itself needs. */
    form: {
      noValidate: true,
      'aria-busy': busy,
      onFocus: limitsOf(operation),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
    busy,
    attempt,
    /** What the summary lists: nothing before the first submit. */
    summary: attempt > 0 ? Object.entries(shown).map(([name, message]) => ({ name, message })) : [],
    /** What a required field needs, by its name. */
    field: (name: string) => ({
      name,
      required: true,
      error: left.includes(name) || attempt > 0 ? shown[name] : undefined,
      inputProps: {
        onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          setLeft((names) => [...new Set([...names, name])])
          void recheck(currentTarget, false)
        },
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void recheck(currentTarget),
      },
    }),
    /** Writes in a field, from elsewhere than the keyboard. */
    write: (name: string, value: string): void => {
      const element = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
      if (!element) return
      element.value = value
      void recheck(element)
    },
  }
}
