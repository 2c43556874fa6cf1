import { controlerSiret, normaliserSiret } from '@registre/domain'
import { Button, KeyValueList } from '@registre/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { callOf, codeOf, isApiError } from '../../lib/api/index.ts'
import { ChampsEtablissement } from '../etablissement/ChampsEtablissement.tsx'
import { FormText } from '../form-fields.tsx'
import type { PersonnePresentee, SaisieFormulaireNotaire } from './saisie.ts'

type Recherche = 'a-faire' | 'en-cours' | 'trouve' | 'a-la-main'

const useRecherche = () => {
  const form = useFormContext<SaisieFormulaireNotaire>()
  const [etat, setEtat] = useState<Recherche>('a-faire')
  const [message, setMessage] = useState('')
  /** Another number was typed while this one was looked for: its answer says nothing. */
  const remplace = (siret: string): boolean =>
    normaliserSiret(form.getValues('etablissement.siret')) !== siret
  const chercher = async (): Promise<void> => {
    const siret = normaliserSiret(form.getValues('etablissement.siret'))
    const [faute] = controlerSiret(siret)
    if (faute)
      return form.setError(
        'etablissement.siret',
        { type: faute.code, message: faute.message },
        { shouldFocus: true },
      )
    setEtat('en-cours')
    setMessage('')
    try {
      const { telephone } = form.getValues('etablissement')
      const { raisonSociale, codeApe, complement, voie, codePostal, commune } = await callOf(
        'lireEtablissementSirene',
        { params: { siret } },
      )
      if (remplace(siret)) return setEtat('a-faire')
      form.setValue(
        'etablissement',
        { siret, raisonSociale, codeApe, complement, voie, codePostal, commune, telephone },
        { shouldValidate: true, shouldTouch: true },
      )
      setEtat('trouve')
    } catch (error) {
      if (!isApiError(error)) throw error
      if (remplace(siret)) return setEtat('a-faire')
      setMessage(
        codeOf(error) === 'introuvable'
          ? 'L’annuaire des entreprises ne connaît pas ce SIRET. Vérifiez-le, ou saisissez vous-même les informations de l’étude.'
          : error.message,
      )
      setEtat('a-la-main')
    }
  }
  return { etat, message, chercher }
}

/**
 * The office by its SIRET: found in the directory of companies, or typed by hand when the directory
 * knows nothing or does not answer.
 */
export const EtablissementEtude = ({ personne }: { personne: PersonnePresentee }) => {
  const { watch } = useFormContext<SaisieFormulaireNotaire>()
  const { etat, message, chercher } = useRecherche()
  const e = watch('etablissement')
  return (
    <fieldset className="fr-fieldset" aria-labelledby="titre-etude">
      <legend className="fr-fieldset__legend fr-h5" id="titre-etude">
        Votre étude
      </legend>
      <div className="fr-fieldset__element">
        <FormText
          name="etablissement.siret"
          label="SIRET de l’étude"
          hint="14 chiffres"
          required
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <Button
          kind="secondary"
          small
          disabled={etat === 'en-cours'}
          onClick={() => void chercher()}
        >
          Rechercher l’étude
        </Button>
        <div role="status" className="fr-mt-2w">
          {etat === 'en-cours' && <p>Recherche dans l’annuaire des entreprises…</p>}
          {message && <p>{message}</p>}
          {etat === 'trouve' && (
            <KeyValueList
              items={{
                'Raison sociale': e.raisonSociale,
                'Activité (APE)': e.codeApe,
                Adresse: `${e.voie}, ${e.codePostal} ${e.commune}`,
              }}
            />
          )}
        </div>
        {etat === 'trouve' && <ErreurApe />}
        {etat === 'a-la-main' && (
          <ChampsEtablissement aideApe="Celui d’une étude notariale : 69.10Z" />
        )}
        <FormText
          name="numEtude"
          label="Numéro de l’étude"
          hint={`Le numéro CRPCEN${personne.numEtude === null ? '' : personne.moyen === 'certificat' ? ', tel que votre certificat le porte' : ', tel que la connexion des notaires le donne'}`}
          required
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            // What was presented says it: nothing is typed again.
            readOnly: personne.numEtude !== null,
          }}
        />
        <FormText
          name="etablissement.telephone"
          label="Téléphone de l’étude"
          hint="Exemple : +33122334455"
          inputProps={{ type: 'tel', autoComplete: 'tel' }}
        />
      </div>
    </fieldset>
  )
}

/** The refusal of an establishment that is no office, where its activity shows. */
const ErreurApe = () => {
  const { formState } = useFormContext<SaisieFormulaireNotaire>()
  const message = formState.errors.etablissement?.codeApe?.message
  return message ? (
    <p className="fr-error-text" id="champ-etablissement-codeApe" tabIndex={-1}>
      {message}
    </p>
  ) : null
}
