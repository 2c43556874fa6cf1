import { champVise } from '@registre/domain'
import { type ReactNode, useRef } from 'react'
import { type ControllerRenderProps, useController, type FieldPathByValue } from 'react-hook-form'
import { aideDe } from './Aide.tsx'
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

export interface Dit {
  label?: ReactNode
  hint?: ReactNode
}
/**
 * What every field of the declaration takes from the draft: its value, its words unless the screen
 * says others, its sentence, its marker; leaving it saves.
 */
export const useChamp = <N extends CheminTexte | CheminDrapeau>(
  name: N,
  { label, hint }: Dit = {},
  aide: Parameters<typeof aideDe>[1] = {},
) => {
  const brouillon = useBrouillon()
  const { field } = useController<Saisie, N>({ name, control: brouillon.form.control })
  const change = useRef(false)
  const changer = (valeur: string | boolean): void => {
    change.current = true
    brouillon.oublierRefus(name)
    field.onChange(valeur)
  }
  const quitter = (): void => {
    field.onBlur()
    // Passing through an empty field is no fault yet.
    if (change.current) setTimeout(brouillon.toucher, APRES_LE_CLIC, name)
    if (brouillon.session.enregistreur.etat().statut === 'modifie')
      void brouillon.session.enregistreur.vider()
  }
  /** What the input holds, and tells of it. */
  const saisi: Pick<ControllerRenderProps<Saisie, N>, 'ref' | 'value' | 'onBlur'> & {
    onChange: (event: { target: { value: string } }) => void
  } = {
    ref: field.ref,
    value: field.value,
    onChange: (event) => changer(event.target.value),
    onBlur: quitter,
  }
  return {
    commun: {
      name,
      label: label ?? champVise(name)?.fait?.libelle ?? libelleDe(name),
      hint: hint ?? aideDe(name, aide),
      error: brouillon.erreurs.get(name),
      required: estMarqueRequis(name, brouillon.faits),
    },
    saisi,
    changer,
    quitter,
  }
}
