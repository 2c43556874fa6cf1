export interface PasswordRule {
  key: string
  label: string
  holds: (password: string) => boolean
}

/** The shared component's default rules; each can be left out or replaced. */
export const defaultPasswordRules = (min = 8): PasswordRule[] => [
  { key: 'longueur', label: `${min} caractères au moins`, holds: (p) => p.length >= min },
  { key: 'majuscule', label: 'une majuscule', holds: (p) => /\p{Lu}/u.test(p) },
  { key: 'minuscule', label: 'une minuscule', holds: (p) => /\p{Ll}/u.test(p) },
  { key: 'chiffre', label: 'un chiffre', holds: (p) => /\d/.test(p) },
  { key: 'special', label: 'un caractère spécial', holds: (p) => /[^\p{L}\d\s]/u.test(p) },
]

/** Each rule as info, valid or error: info while the field is empty. */
export const PasswordRules = ({ id, password, rules = defaultPasswordRules() }: { id: string; password: string; rules?: readonly PasswordRule[] }) => (
  <div className="fr-messages-group" id={id} aria-live="polite">
    <p className="fr-message">Votre mot de passe doit contenir :</p>
    <ul className="fr-raw-list">
      {rules.map(({ key, label, holds }) => {
        const state = password === '' ? 'info' : holds(password) ? 'valid' : 'error'
        return (
          <li key={key} className={`fr-message fr-message--${state}`}>
            {label}
            {state !== 'info' && <span className="fr-sr-only">{state === 'valid' ? ' : respecté' : ' : manquant'}</span>}
          </li>
        )
      })}
    </ul>
  </div>
)
