import { REGLES_MOT_DE_PASSE_COMPTE, type SaisieMotDePasse } from '@registre/domain'
import { PasswordRules } from '@registre/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormText } from '../form-fields.tsx'

const REGLES = REGLES_MOT_DE_PASSE_COMPTE.map(({ code, label, holds }) => ({
  key: code,
  label,
  holds,
}))

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
        inputProps={{ type: 'password', autoComplete: 'new-password' }}
      />
    </>
  )
}
