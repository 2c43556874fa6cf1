import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../../lib/store.ts'

/** The keys of the decision screen and of the queue, with what each does. */
export const RACCOURCIS = [
  { touche: 'v', quoi: 'Valider' },
  { touche: 'V', quoi: 'Valider et suivante' },
  { touche: 'd', quoi: 'C’est un doublon, de la copropriété la plus proche' },
  { touche: 'r', quoi: 'Refuser' },
  { touche: 'p', quoi: 'Demander des précisions' },
  { touche: 'a', quoi: 'Affecter' },
  { touche: 't', quoi: 'Traiter la demande ; de la file, la plus urgente' },
  { touche: 'j', quoi: 'Demande suivante' },
  { touche: 'k', quoi: 'Demande précédente' },
  { touche: '?', quoi: 'Liste des raccourcis' },
] as const
export type Touche = (typeof RACCOURCIS)[number]['touche']

const CLEF = 'registre-raccourcis'
const lire = (): boolean => {
  try {
    return localStorage.getItem(CLEF) !== 'non'
  } catch {
    return true
  }
}
const actifs = createStore(lire())

/** Whether single keys act, and how to change it: kept by this browser. */
export const useRaccourcisActifs = (): [boolean, (oui: boolean) => void] => [
  useStore(actifs),
  (oui) => {
    actifs.set(oui)
    try {
      localStorage.setItem(CLEF, oui ? 'oui' : 'non')
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  },
]

const SAISIE = 'input, textarea, select, [contenteditable], dialog[open] *'

/** Runs what a single key stands for, outside fields and windows; « ? » always tells the list. */
export const useRaccourcis = (gestes: Partial<Record<Touche, (() => void) | undefined>>): void => {
  const latest = useRef(gestes)
  latest.current = gestes
  useEffect(() => {
    const presser = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (target instanceof Element && target.closest(SAISIE)) return
      if (document.querySelector('dialog[open]')) return
      const touche = RACCOURCIS.find((r) => r.touche === key)?.touche
      if (!touche || (touche !== '?' && !actifs.get())) return
      const geste = latest.current[touche]
      if (!geste) return
      event.preventDefault()
      geste()
    }
    window.addEventListener('keydown', presser)
    return () => window.removeEventListener('keydown', presser)
  }, [])
}
