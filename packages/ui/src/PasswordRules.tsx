import { defaultPasswordRules, type PasswordRule } from './password-rules.ts'

/** Each rule as info, valid or error: info while the field is empty. */
export const PasswordRules = ({
  id,
  password,
  rules = defaultPasswordRules(),
}: {
  id: string
  password: string
  rules?: readonly PasswordRule[]
}) => (
  <div className="fr-messages-group" id={id} aria-live="polite">
    <p className="fr-message">Votre mot de passe doit contenir :</p>
    <ul className="fr-raw-list">
      {rules.map(({ key, label, holds }) => {
        const state = password === '' ? 'info' : holds(password) ? 'valid' : 'error'
        return (
          <li key={key} className={`fr-message fr-message--${state}`}>
            {label}
            {state !== 'info' && (
              <span className="fr-sr-only">
                {state === 'valid' ? ' : respecté' : ' : manquant'}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  </div>
)
