import { useEffect, useRef } from 'react'

/** What is typed in the fields of something to add, and was not added yet. */
export interface Ajout {
  /** How it is named to the person; '' when nothing is typed. */
  nom: () => string
  /** Adds it. False: the person has to choose or to correct first. */
  ajouter: () => Promise<boolean>
}

type AjoutsEnAttente = ReturnType<typeof ajoutsEnAttente>

/** Makes the list of what a step still has to add. */
export const ajoutsEnAttente = () => {
  const inscrits = new Set<Ajout>()
  return {
    inscrire: (ajout: Ajout): (() => void) => {
      inscrits.add(ajout)
      return () => inscrits.delete(ajout)
    },
    /** Adds all that is typed; gives the name of what could not be, '' when nothing is left. */
    toutAjouter: async (): Promise<string> => {
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
