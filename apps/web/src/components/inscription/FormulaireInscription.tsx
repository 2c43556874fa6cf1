import { normaliserSiret } from '@registre/domain'
import { Button, fieldId, RequiredNote, Section } from '@registre/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { codeOf, isApiError, useCommand } from '../../lib/api/index.ts'
import { Captcha } from '../compte/captcha-piece.ts'
import { FormText, useFieldError } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { Etablissement } from './Etablissement.tsx'
import { Representant } from './Representant.tsx'
import type { Genre } from './genres.ts'
import {
  controlerCreation,
  rejoint,
  SAISIE_VIDE,
  type SaisieCreation,
  versAppel,
} from './saisie.ts'

const Verification = ({ tour, onAnswer }: { tour: number; onAnswer: (answer: string) => void }) => {
  const erreur = useFieldError('captcha')
  return (
    <div id={fieldId('captcha')} tabIndex={-1} role="group" aria-label="Vérification anti-robot">
      <Captcha key={tour} onAnswer={onAnswer} />
      {erreur && <p className="fr-error-text">{erreur}</p>}
    </div>
  )
}

/** A firm that has its account is joined instead: what this changes, before one asks. */
const Rejoindre = ({ pris, onRejoindre }: { pris: string; onRejoindre: () => void }) => {
  const { watch } = useFormContext<SaisieCreation>()
  const [etablissement, rejoindre] = watch(['etablissement', 'rejoindre'])
  if (rejoint({ etablissement, rejoindre }))
    return (
      <div className="fr-callout" role="status">
        <p>
          Vous demandez à rejoindre le compte de cet établissement. Un courriel vous fera confirmer
          votre adresse ; les administrateurs du cabinet accepteront ou refuseront. Cochez de
          nouveau la vérification anti-robot, puis envoyez votre demande.
        </p>
      </div>
    )
  if (pris === '' || pris !== normaliserSiret(etablissement.siret)) return null
  return (
    <div className="fr-callout">
      <h2 className="fr-callout__title">Vous travaillez dans ce cabinet ?</h2>
      <p>
        Son compte existe déjà. Si son administrateur est parti ou ne répond pas, demandez à le
        rejoindre : ce que vous avez saisi est gardé.
      </p>
      <Button kind="secondary" onClick={onRejoindre}>
        Demander à rejoindre ce cabinet
      </Button>
    </div>
  )
}

/** The form that creates a declarant of a kind; `onEnvoye` gets the address that was written to. */
export const FormulaireInscription = ({
  genre,
  onEnvoye,
}: {
  genre: Genre
  onEnvoye: (email: string, rejoint: boolean) => void
}) => {
  const creer = useCommand('creerTeledeclarant', { business: true })
  const [tour, setTour] = useState(0)
  /** The SIRET of an active account, which the last try met. */
  const [pris, setPris] = useState('')
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
        if (codeOf(error) === 'siret-deja-utilise' && isApiError(error))
          setPris(
            error.problem.infos?.['statut'] === 'ACTIF'
              ? (args.body.etablissement?.siret ?? '')
              : '',
          )
        throw error
      }
      onEnvoye(args.body.representant.email.trim(), args.body.rejoindre === true)
    },
  })
  const { setValue, clearErrors } = record.form
  const [repondre] = useState(
    () => (answer: string) => setValue('captcha', answer, { shouldValidate: answer !== '' }),
  )
  return (
    <RecordForm
      record={record}
      submitLabel={rejoint(record.form.watch()) ? 'Envoyer ma demande' : 'Créer mon compte'}
    >
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
      {genre === 'professionnel' && (
        <Rejoindre
          pris={pris}
          onRejoindre={() => {
            setValue('rejoindre', pris)
            clearErrors()
          }}
        />
      )}
      <Verification tour={tour} onAnswer={repondre} />
    </RecordForm>
  )
}
