import type { Adresse } from '@registre/domain'
import { Button, FieldText } from '@registre/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lireAdresse } from '../declaration/adresses.ts'
import type { CriteresAnnuaire } from './criteres.ts'
import { limitsOf } from '../../lib/form-check.ts'

const texteDe = (form: FormData, nom: string): string => String(form.get(nom) ?? '').trim()

/** How the form names the parts of the address of the operation. */
const CHAMPS = {
  voie: '',
  'adresseNonStructuree.voie': 'voie',
  'adresseNonStructuree.codePostal': 'cp',
  'adresseNonStructuree.commune': 'ville',
}

const PARTIES = ['voie', 'cp', 'ville'] as const

/**
 * An address by its parts. `onLocaliser` receives the whole text and the address as typed. The fields
 * follow `criteres`, but for what was typed since they were last sent.
 */
export const RechercheParAdresse = ({
  criteres,
  occupe,
  onLocaliser,
}: {
  criteres: CriteresAnnuaire
  occupe: boolean
  onLocaliser: (texte: string, telle: Adresse) => void
}) => {
  const [fautes, setFautes] = useState<{ voie?: string; cp?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const connues = useRef<Record<string, string | undefined>>({})
  useEffect(() => {
    for (const partie of PARTIES) {
      const champ = form.current?.elements.namedItem(partie)
      if (!(champ instanceof HTMLInputElement)) continue
      const depart = criteres[partie] ?? ''
      if (champ.value === (connues.current[partie] ?? champ.value)) champ.value = depart
      connues.current[partie] = depart
    }
  }, [criteres])
  const envoyer = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const saisie = new FormData(event.currentTarget)
    const [voie, codePostal, commune] = [
      texteDe(saisie, 'voie'),
      texteDe(saisie, 'cp'),
      texteDe(saisie, 'ville'),
    ]
    const trouvees = {
      ...(voie === '' && codePostal === '' && commune === ''
        ? { voie: 'Saisissez une voie, un code postal ou une commune.' }
        : {}),
      ...(codePostal !== '' && !/^\d{5}$/.test(codePostal)
        ? { cp: 'Le code postal comporte 5 chiffres.' }
        : {}),
    }
    setFautes(trouvees)
    if (Object.keys(trouvees).length > 0 || occupe) return
    for (const partie of PARTIES) connues.current[partie] = String(saisie.get(partie) ?? '')
    onLocaliser([voie, codePostal, commune].filter(Boolean).join(' '), {
      ...lireAdresse(voie),
      codePostal,
      commune,
    })
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label="Rechercher par adresse"
      className="rc-filtrage"
      onFocus={limitsOf('rechercherAnnuaire', CHAMPS)}
      onSubmit={envoyer}
      noValidate
    >
      <FieldText
        name="voie"
        label="Numéro et voie"
        error={fautes.voie}
        inputProps={{ defaultValue: criteres.voie ?? '', autoComplete: 'off' }}
      />
      <FieldText
        name="cp"
        label="Code postal"
        error={fautes.cp}
        inputProps={{
          defaultValue: criteres.cp ?? '',
          inputMode: 'numeric',
          autoComplete: 'off',
        }}
      />
      <FieldText
        name="ville"
        label="Commune"
        inputProps={{ defaultValue: criteres.ville ?? '', autoComplete: 'off' }}
      />
      <div className="rc-actions">
        <Button type="submit" aria-disabled={occupe}>
          Rechercher l’adresse
        </Button>
      </div>
    </form>
  )
}
