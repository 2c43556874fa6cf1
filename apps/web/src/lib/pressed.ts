import { useRef } from 'react'
import { createStore, useStore } from './store.ts'

/**
 * Whether a pointer is down. A press is made of two events: when a sentence appears between them
 * (the field that is left shows its error), the button moves away and the press is lost.
 */
const pressed = createStore(false)

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => pressed.set(true), { capture: true })
  // The click comes with the end of the press: `setTimeout` lets it be heard before anything moves.
  // A pointer released outside the window is not heard: the next key, or leaving the window, ends
  // the press.
  for (const end of ['pointerup', 'pointercancel', 'keydown', 'blur'] as const)
    addEventListener(end, () => setTimeout(() => pressed.set(false)), { capture: true })
}

/** What is drawn of a value that may move the page: it stands still while a pointer is down. */
export const useStill = <T>(value: T): T => {
  const down = useStore(pressed)
  const shown = useRef(value)
  if (!down) shown.current = value
  return shown.current
}
