// In the head of a page that the server rendered, before anything shows.
// The colour scheme of the system: no style sheet of the design system follows it by itself.
document.documentElement.setAttribute(
  'data-fr-theme',
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)

// What a person types before the register's code runs would be lost: fields wait for it, and are
// freed when it does not come. Without JavaScript none of this happens.
const setInert = (inert) => {
  for (const field of document.querySelectorAll('#racine :is(form, input, select, textarea)'))
    field.inert = inert
}
document.addEventListener('readystatechange', () => setInert(true), { once: true })
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) setInert(false)
  },
  true,
)
