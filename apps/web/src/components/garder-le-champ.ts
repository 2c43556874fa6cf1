import type { MouseEvent } from 'react'

/**
 * For what holds a form's buttons: one that submits leaves the focus in the field when it is
 * pressed. A field that is left says what is
 * wrong with it, what stands below moves, and the button would not be under the pointer any more
 * when it is released: nothing would happen.
 */
export const garderLeChamp = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]'))
    event.preventDefault()
}
