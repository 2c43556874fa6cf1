import { Button, fieldId, focusFieldSoon } from '@registre/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useBrouillon } from '../brouillon.tsx'
import type { Saisie } from '../saisie.ts'
import { LieuRetenu } from './AdresseRetenue.tsx'
import { fauteDuLieu } from './faute-du-lieu.ts'
import { RechercheAdresse } from './RechercheAdresse.tsx'

const CHAMP = 'identification.adressePrincipale'

/** The reference address: searched, chosen, then shown with its badge; it can be changed. */
export const AdresseReference = () => {
  const { form, erreurs, oublierRefus } = useBrouillon()
  const { field } = useController<Saisie, typeof CHAMP>({ name: CHAMP, control: form.control })
  const [modifie, setModifie] = useState(false)
  if (field.value && !modifie) {
    return (
      <div className="fr-mb-2w" id={fieldId(CHAMP)} tabIndex={-1}>
        <p className="fr-label fr-mb-1w">
          Adresse de référence <span aria-hidden="true">*</span>
        </p>
        <LieuRetenu
          lieu={field.value}
          faute={fauteDuLieu(erreurs, CHAMP)}
          libelleAction="Modifier"
          action={() => {
            setModifie(true)
            focusFieldSoon(CHAMP)
          }}
        />
      </div>
    )
  }
  return (
    <>
      <RechercheAdresse
        nom={CHAMP}
        label="Adresse de référence"
        required
        error={fauteDuLieu(erreurs, CHAMP)}
        onAdresse={(adresse) => {
          field.onChange(adresse)
          // What was refused was the former address.
          for (const fin of ['', '.codePostal', '.commune']) oublierRefus(`${CHAMP}${fin}`)
          setModifie(false)
          focusFieldSoon(CHAMP)
        }}
      />
      {field.value && (
        <Button
          kind="tertiary-no-outline"
          small
          className="fr-mb-2w"
          onClick={() => {
            setModifie(false)
            focusFieldSoon(CHAMP)
          }}
        >
          Garder l’adresse actuelle
        </Button>
      )}
    </>
  )
}
