import { fieldId, RequiredNote, Section } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { Captcha } from '../compte/captcha-piece.ts'
import { FormText, useFieldError } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { Etablissement } from './Etablissement.tsx'
import { Representant } from './Representant.tsx'
import type { Genre } from './genres.ts'
import { controlerCreation, SAISIE_VIDE, versAppel } from './saisie.ts'

const Verification = ({ tour, onAnswer }: { tour: number; onAnswer: (answer: string) => void }) => {
  const erreur = useFieldError('captcha')
  return (
    <div id={fieldId('captcha')} tabIndex={-1} role="group" aria-label="Vérification anti-robot">
      <Captcha key={tour} onAnswer={onAnswer} />
      {erreur && <p className="fr-error-text">{erreur}</p>}
    </div>
  )
}

/** The form that creates a declarant of a kind; `onEnvoye` gets the address that was written to. */
export const FormulaireInscription = ({
  genre,
  onEnvoye,
}: {
  genre: Genre
  onEnvoye: (email: string) => void
}) => {
  const creer = useCommand('creerTeledeclarant', { business: true })
  const [tour, setTour] = useState(0)
  const record = useRecordForm({
    defaultValues: SAISIE_VIDE,
    operation: 'creerTeledeclarant',
    toArgs: (saisie) => versAppel(genre, saisie),
    check: (saisie) => ({ erreurs: controlerCreation(genre, saisie) }),
    submit: async (args) => {
      try {
        await creer.mutateAsync(args)
      } catch (error) {
        // An answer serves once: a new challenge for the next try.
        record.form.setValue('captcha', '')
        setTour((n) => n + 1)
        throw error
      }
      onEnvoye(args.body.representant.email.trim())
    },
  })
  const { setValue } = record.form
  const [repondre] = useState(
    () => (answer: string) => setValue('captcha', answer, { shouldValidate: answer !== '' }),
  )
  return (
    <RecordForm record={record} submitLabel="Créer mon compte">
      <RequiredNote />
      {genre === 'professionnel' && <Etablissement />}
      {genre === 'cooperatif' && (
        <Section title="Le syndicat coopératif">
          <FormText
            name="etablissement.raisonSociale"
            label="Nom du syndicat coopératif"
            hint="Exemple : Syndicat coopératif Les Glycines"
            required
            inputProps={{ autoComplete: 'organization' }}
          />
        </Section>
      )}
      <Representant genre={genre} />
      <Verification tour={tour} onAnswer={repondre} />
    </RecordForm>
  )
}
