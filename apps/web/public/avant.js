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

// A button pressed before then would do nothing: the last one is pressed again by the code, as an
// event of this name tells it. One that sends a form is inert with its fields.
const VIVANT = 'registre-vivant'
const attente = new AbortController()
let presse = null
document.addEventListener(
  'click',
  ({ target }) => {
    presse = target instanceof Element ? target.closest('#racine button') : null
  },
  { signal: attente.signal },
)
document.addEventListener(
  VIVANT,
  () => {
    attente.abort()
    if (presse?.isConnected) presse.click()
  },
  { once: true },
)

// The register's code (<template id="suite">) is asked for once the page has shown: on a slow line
// the page to be read comes first. A page in a hidden tab shows nothing, and waits for nothing.
const SANS_IMAGE_MS = 2000
const suivre = () => {
  const suite = document.getElementById('suite')
  if (!suite) return
  suite.remove()
  document.body.append(suite.content)
}
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) {
    suivre()
    return
  }
  // The frame waits for the style sheet; the one after it is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(suivre)))
  addEventListener('load', () => setTimeout(suivre, SANS_IMAGE_MS))
})
