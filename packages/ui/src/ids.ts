/** Id of a field's control, from its path: what labels, error links and tests point at. */
export const fieldId = (name: string): string => `champ-${name.replaceAll('.', '-')}`

/** Puts the focus on a field by its path; gives false when the screen does not show it. */
export const focusField = (name: string): boolean => {
  const control = document.getElementById(fieldId(name))
  if (!control) return false
  const target = control.matches('input, select, textarea, button')
    ? control
    : (control.querySelector<HTMLElement>('input, select, textarea, button') ?? control)
  target.focus({ preventScroll: true })
  target.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
  return true
}

/** The same for a field that the answer to this very event draws. */
export const focusFieldSoon = (name: string): void => {
  requestAnimationFrame(() => focusField(name))
}
