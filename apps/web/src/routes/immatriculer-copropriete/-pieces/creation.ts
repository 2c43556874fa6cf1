import type { RechercheEtapes } from './recherche.ts'

/** A file of its own: a route and its component are two files once they are built, and would each have theirs. */
let creation: { id: number; ouverture: RechercheEtapes } | null = null

/** Remembers the draft that the form has created, and what the form had been opened with. */
export const noterCreation = (id: number, ouverture: RechercheEtapes): void => {
  creation = { id, ouverture }
}

/** Once the steps are left, that draft is one like any other. */
export const oublierCreation = (): void => {
  creation = null
}

/**
 * What the form stands on. The identifier of the draft that it has created enters the address, but nothing is read for it: a screen that
 * loads, however briefly, would take the keyboard from who types.
 */
export const ouvertureDe = (adresse: RechercheEtapes): RechercheEtapes => (creation !== null && adresse.id === creation.id ? creation.ouverture : adresse)
