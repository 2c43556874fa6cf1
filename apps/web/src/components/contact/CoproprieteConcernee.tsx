import { normaliserNumero } from '@registre/domain'
import { Section } from '@registre/ui'
import { type Ref, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { callOf, isApiError } from '../../lib/api/index.ts'
import { FormText } from '../form-fields.tsx'
import { type FormulaireContact, obligatoiresDe } from './saisie.ts'

const INCONNUE = { nomCopropriete: '', adressePrincipale: '' }
const REMPLIS = ['nomCopropriete', 'adressePrincipale'] as const

/** The co-ownership that a message is about: name and main address come from its number. */
export const CoproprieteConcernee = ({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) => {
  const { watch, getValues, setValue, setError } = useFormContext<FormulaireContact>()
  const obligatoires = obligatoiresDe(watch('typeDemandeur'), watch('typeReclamation'))
  const [trouvee, setTrouvee] = useState('')
  const rempli = useRef(INCONNUE)
  // What came from a number leaves with it; what was typed by hand stays.
  const remplir = (registre: typeof INCONNUE): void => {
    for (const champ of REMPLIS) {
      const actuel = getValues(champ)
      if (actuel === '' || actuel === rempli.current[champ])
        setValue(champ, registre[champ], { shouldValidate: registre[champ] !== '' })
    }
    rempli.current = registre
  }
  const changer = (): void => {
    remplir(INCONNUE)
    setTrouvee('')
  }
  const chercher = async (): Promise<void> => {
    const saisi = getValues('numeroImmatriculation')
    if (normaliserNumero(saisi) === null) return
    try {
      const { nomCopropriete, adressePrincipale } = await callOf('trouverNomCopropriete', {
        params: { immat: saisi },
      })
      if (getValues('numeroImmatriculation') !== saisi) return
      remplir({ nomCopropriete, adressePrincipale })
      setTrouvee(
        `Copropriété trouvée : ${nomCopropriete === '' ? 'sans nom d’usage' : nomCopropriete}, ${adressePrincipale}.`,
      )
    } catch (error) {
      if (!isApiError(error)) throw error
      if (getValues('numeroImmatriculation') !== saisi) return
      setError('numeroImmatriculation', {
        type: error.problem.code,
        message: error.problem.message,
      })
    }
  }
  return (
    <Section title="La copropriété concernée" titleRef={titleRef}>
      <FormText
        name="numeroImmatriculation"
        label="Numéro d’immatriculation"
        hint="Exemple : AA0-000-001. Le nom et l’adresse se remplissent d’après le registre."
        required={obligatoires.numeroImmatriculation}
        inputProps={{
          autoComplete: 'off',
          onInputCapture: changer,
          onBlurCapture: () => void chercher(),
        }}
      />
      <p role="status" className={trouvee === '' ? 'fr-sr-only' : 'fr-valid-text fr-mb-3w'}>
        {trouvee}
      </p>
      <FormText
        name="nomCopropriete"
        label="Nom de la copropriété"
        inputProps={{ autoComplete: 'off' }}
      />
      <FormText
        name="adressePrincipale"
        label="Adresse principale"
        hint="Exemple : 12 rue des Tilleuls, 69003 Lyon"
        required={obligatoires.adressePrincipale}
        inputProps={{ autoComplete: 'off' }}
      />
    </Section>
  )
}
