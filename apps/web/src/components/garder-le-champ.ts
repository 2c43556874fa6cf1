import type { FormEvent, MouseEvent } from 'react'

/**
 * For what holds a form's buttons: one that submits leaves the focus in the field when it is
 * pressed. A field that is left says what is wrong with it, what stands below moves, and the button
 * would not be under the pointer any more when it is released: nothing would happen.
 */
export const garderLeChamp = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]'))
    event.preventDefault()
}

/**
 * For a form that is being sent: the field that was being typed in is left first, so that what it
 * holds is tidied before it is checked. The press has been heard: nothing can move away from it.
 */
export const laisserLeChamp = ({ nativeEvent }: FormEvent): void => {
  if (nativeEvent instanceof SubmitEvent && nativeEvent.submitter instanceof HTMLElement)
    nativeEvent.submitter.focus({ preventScroll: true })
}
