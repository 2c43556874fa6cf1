import { useEffect, useRef } from 'react'

/** What is typed in the fields of something to add, and was not added yet. */
export interface Ajout {
  /** How it is named to the person; '' when nothing is typed. */
  nom: () => string
  /** Adds it. False: the person has to choose or to correct first. */
  ajouter: () => Promise<boolean>
}

export interface AjoutsEnAttente {
  inscrire: (ajout: Ajout) => () => void
  /** Adds all that is typed; gives the name of what could not be, '' when nothing is left. */
  toutAjouter: () => Promise<string>
}

/** Makes the list of what a step still has to add. */
export const ajoutsEnAttente = (): AjoutsEnAttente => {
  const inscrits = new Set<Ajout>()
  return {
    inscrire: (ajout) => {
      inscrits.add(ajout)
      return () => inscrits.delete(ajout)
    },
    toutAjouter: async () => {
      for (const ajout of inscrits) {
        const nom = ajout.nom()
        if (nom !== '' && !(await ajout.ajouter())) return nom
      }
      return ''
    },
  }
}

/** Tells the step what stands in these fields, as long as they are on the screen. */
export const useAjoutEnAttente = (ajouts: AjoutsEnAttente | null, ajout: Ajout): void => {
  const dernier = useRef(ajout)
  dernier.current = ajout
  useEffect(
    () =>
      ajouts?.inscrire({
        nom: () => dernier.current.nom(),
        ajouter: () => dernier.current.ajouter(),
      }),
    [ajouts],
  )
}
