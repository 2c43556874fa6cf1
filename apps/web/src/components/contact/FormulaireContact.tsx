import { type ChoixReclamation, controlerReclamation, LONGUEUR_MAX_MESSAGE } from '@registre/domain'
import { fieldId, RequiredNote, Section } from '@registre/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { statusOf, useCommand } from '../../lib/api/index.ts'
import type { Compte } from '../../lib/session.ts'
import { Captcha } from '../compte/captcha-piece.ts'
import {
  ChampConfirmationCourriel,
  ChampCourriel,
  ChampsNom,
  ChampTelephone,
} from '../champs-personne.tsx'
import { FormTextArea, useFieldError } from '../form-fields.tsx'
import { FormFile } from '../FormFile.tsx'
import { fichierRefuse } from '../fichier-refuse.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { ChampsChoix } from './ChampsChoix.tsx'
import { CoproprieteConcernee as ChampsConcernee } from './CoproprieteConcernee.tsx'
import {
  type CoproprieteConcernee,
  type FormulaireContact as Saisie,
  saisieInitiale,
  versAppel,
  obligatoiresDe,
} from './saisie.ts'

const CHOIX = ['typeDemandeur', 'objet', 'typeReclamation'] as const

const Demande = () => {
  const { watch, setValue, trigger } = useFormContext<Saisie>()
  const erreurs = {
    typeDemandeur: useFieldError('typeDemandeur'),
    objet: useFieldError('objet'),
    typeReclamation: useFieldError('typeReclamation'),
  }
  const [typeDemandeur, objet, typeReclamation] = watch(CHOIX)
  return (
    <ChampsChoix
      choix={{ typeDemandeur, objet, typeReclamation }}
      erreurs={erreurs}
      onChange={(choix) => {
        for (const champ of CHOIX) setValue(champ, choix[champ])
        void trigger(CHOIX)
      }}
    />
  )
}

const Message = () => {
  const { watch } = useFormContext<Saisie>()
  const [typeDemandeur, typeReclamation] = watch(['typeDemandeur', 'typeReclamation'])
  return (
    <Section title="Votre message">
      <FormTextArea
        name="message"
        label="Message"
        hint={`${LONGUEUR_MAX_MESSAGE.toLocaleString('fr-FR')} caractères au plus. N’écrivez ni mot de passe ni donnée bancaire.`}
        required
        textAreaProps={{ rows: 8 }}
      />
      <FormFile
        name="pieceJointe"
        label="Pièce jointe"
        required={obligatoiresDe(typeDemandeur, typeReclamation).pieceJointe}
      />
    </Section>
  )
}

const Verification = ({ tour, onAnswer }: { tour: number; onAnswer: (answer: string) => void }) => {
  const erreur = useFieldError('captcha')
  const message = useId()
  return (
    <div
      id={fieldId('captcha')}
      tabIndex={-1}
      role="group"
      aria-label="Vérification anti-robot"
      aria-describedby={message}
      className="fr-mt-3w"
    >
      <Captcha key={tour} onAnswer={onAnswer} />
      <div id={message} aria-live="polite">
        {erreur && <p className="fr-error-text">{erreur}</p>}
      </div>
    </div>
  )
}

const VERIFICATION = {
  champ: 'captcha',
  code: 'requis',
  message: 'Cochez la case de vérification.',
}
const A_REFAIRE = {
  type: 'requis',
  message: 'Cochez de nouveau la case de vérification : elle ne sert qu’une fois.',
}

/**
 * The message to the keepers. A refusal keeps all that was typed; only the captcha is answered
 * again.
 */
export const FormulaireContact = ({
  choix,
  compte,
  concernee,
  onEnvoye,
}: {
  choix: ChoixReclamation
  compte: Compte | null
  /** The co-ownership that the message is about, when its sheet led here. */
  concernee?: CoproprieteConcernee | undefined
  onEnvoye: (reference: string, email: string) => void
}) => {
  const envoyer = useCommand('envoyerReclamation', { business: true })
  const [tour, setTour] = useState(0)
  // What comes after the choices: they were just made.
  const suite = useRef<HTMLHeadingElement>(null)
  useEffect(() => suite.current?.focus(), [])
  const record = useRecordForm({
    defaultValues: saisieInitiale(choix, compte, concernee),
    operation: 'envoyerReclamation',
    toArgs: versAppel,
    fieldOf: (champ) => (champ === 'file' ? 'pieceJointe' : champ),
    check: (s) => ({
      erreurs: [
        ...controlerReclamation({ ...s, pieceJointe: s.pieceJointe !== null }),
        ...(!compte && s.captcha === '' ? [VERIFICATION] : []),
      ],
    }),
    submit: async (args) => {
      try {
        const { reference } = await envoyer.mutateAsync(args)
        onEnvoye(reference, args.body.email.trim())
      } catch (error) {
        // An answer serves once, and what never reached the register has spent none: a new
        // challenge for the next try.
        if (!compte && statusOf(error) !== 0) {
          record.form.setValue('captcha', '')
          record.form.setError('captcha', A_REFAIRE)
          setTour((n) => n + 1)
        }
        const refus = fichierRefuse(error)
        if (refus === null) throw error
        record.form.setError('pieceJointe', refus)
      }
    },
  })
  const { setValue } = record.form
  const [repondre] = useState(
    () => (answer: string) => setValue('captcha', answer, { shouldValidate: answer !== '' }),
  )
  return (
    <RecordForm record={record} submitLabel="Envoyer le message">
      <RequiredNote />
      <Demande />
      <ChampsConcernee titleRef={suite} />
      <Section title="Vos coordonnées">
        <ChampsNom />
        <ChampCourriel hint="Exemple : nom@domaine.fr" />
        <ChampConfirmationCourriel />
        <ChampTelephone />
      </Section>
      <Message />
      {!compte && <Verification tour={tour} onAnswer={repondre} />}
    </RecordForm>
  )
}
