import { focusFieldSoon } from '@registre/ui'
import { useState } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import { useBrouillon } from '../brouillon.tsx'
import type { Saisie } from '../saisie.ts'

/** A list of places of the declaration: what is in it, and what is told when it changes. */
export const useLieux = <N extends 'identification.adresseSecondaire' | 'identification.parcelle'>(
  champ: N,
) => {
  const { form, erreurs, oublierRefus } = useBrouillon()
  const { field } = useController<Saisie, N>({ name: champ, control: form.control })
  const [annonce, annoncer] = useState('')
  return {
    erreurs,
    field,
    annoncer,
    annonce: (
      <p role="status" className="fr-sr-only">
        {annonce}
      </p>
    ),
    /** Leaves what is left once one was removed. */
    retirer: (reste: ControllerRenderProps<Saisie, N>['value'], dire: string): void => {
      field.onChange(reste)
      // The others have moved: what was said of each is said again at the next check.
      for (const refus of erreurs.keys()) if (refus.startsWith(`${champ}.`)) oublierRefus(refus)
      annoncer(dire)
      focusFieldSoon(champ)
    },
  }
}
