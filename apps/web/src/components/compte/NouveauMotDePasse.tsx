import {
  type FieldError,
  REGLES_MOT_DE_PASSE_COMPTE,
  reglesMotDePasseNonRespectees,
} from '@registre/domain'
import { PasswordRules } from '@registre/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { requiredErrors } from '../../lib/form-check.ts'
import { FormText } from '../form-fields.tsx'

export interface SaisieMotDePasse {
  newPassword: string
  confirmation: string
}

const REGLES = REGLES_MOT_DE_PASSE_COMPTE.map(({ code, label, holds }) => ({
  key: code,
  label,
  holds,
}))

/** What the two fields break. The list of common passwords is the server's. */
export const controlerMotDePasse = (saisie: SaisieMotDePasse): FieldError[] => [
  ...requiredErrors(saisie, ['newPassword', 'confirmation']),
  ...(reglesMotDePasseNonRespectees(saisie.newPassword).length > 0
    ? [
        {
          champ: 'newPassword',
          code: 'regles',
          message: 'Le mot de passe ne respecte pas toutes les règles.',
        },
      ]
    : []),
  ...(saisie.confirmation !== saisie.newPassword
    ? [
        {
          champ: 'confirmation',
          code: 'confirmation',
          message: 'Les deux mots de passe sont différents.',
        },
      ]
    : []),
]

/** The new password with its rules as they are met, and once more. */
export const NouveauMotDePasse = () => {
  const regles = useId()
  const { watch } = useFormContext<SaisieMotDePasse>()
  return (
    <>
      <FormText
        name="newPassword"
        label="Nouveau mot de passe"
        required
        inputProps={{
          type: 'password',
          autoComplete: 'new-password',
          maxLength: 200,
          'aria-describedby': regles,
        }}
      />
      <div className="fr-mb-3w">
        <PasswordRules id={regles} password={watch('newPassword')} rules={REGLES} />
      </div>
      <FormText
        name="confirmation"
        label="Confirmez le nouveau mot de passe"
        required
        inputProps={{ type: 'password', autoComplete: 'new-password', maxLength: 200 }}
      />
    </>
  )
}
