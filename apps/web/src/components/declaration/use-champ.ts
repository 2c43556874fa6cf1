import { useRef } from 'react'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { useBrouillon } from './brouillon.tsx'
import { estMarqueRequis } from './controler.ts'
import { libelleDe } from './libelles.ts'
import type { Saisie } from './saisie.ts'

/** Also the texts of a building, whose list may be absent. */
export type CheminTexte = FieldPathByValue<Saisie, string | undefined>
export type CheminDrapeau = FieldPathByValue<Saisie, boolean | ''>

/**
 * A sentence that appears moves what is under it: it waits until the click that left the field has
 * reached its target.
 */
const APRES_LE_CLIC = 250

/**
 * What every field of the declaration takes from the draft: its value, its sentence, its marker;
 * leaving it saves.
 */
export const useChamp = <N extends CheminTexte | CheminDrapeau>(name: N) => {
  const brouillon = useBrouillon()
  const { field } = useController<Saisie, N>({ name, control: brouillon.form.control })
  const change = useRef(false)
  return {
    field,
    commun: {
      name,
      label: libelleDe(name),
      error: brouillon.erreurs.get(name),
      required: estMarqueRequis(name, brouillon.faits),
    },
    changer: (valeur: string | boolean): void => {
      change.current = true
      brouillon.oublierRefus(name)
      field.onChange(valeur)
    },
    quitter: (): void => {
      field.onBlur()
      // Passing through an empty field is no fault yet.
      if (change.current) setTimeout(brouillon.toucher, APRES_LE_CLIC, name)
      if (brouillon.session.enregistreur.etat().statut === 'modifie')
        void brouillon.session.enregistreur.vider()
    },
  }
}
