import type { LieuPoint } from '@registre/domain'

/** The identifier of the part of the screen that shows something. */
export const ancreDe = (lieu: LieuPoint): string => `partie-${lieu}`

/** Told when a part is asked for: on a telephone the proof has a view of its own. */
export const PARTIE_DEMANDEE = 'registre-partie-demandee'

/** Opens the part of the screen that shows something, brings it into view and gives it the focus. */
export const montrerPartie = (lieu: LieuPoint): void => {
  window.dispatchEvent(new CustomEvent(PARTIE_DEMANDEE, { detail: lieu }))
  requestAnimationFrame(() => {
    const partie = document.getElementById(ancreDe(lieu))
    if (!partie) return
    if (partie instanceof HTMLDetailsElement) partie.open = true
    partie.scrollIntoView({ block: 'start' })
    const cible = partie.querySelector<HTMLElement>('summary') ?? partie
    cible.focus({ preventScroll: true })
  })
}
