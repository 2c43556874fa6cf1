import { type ReactNode, useState } from 'react'
import { Button, ErrorSummary, FieldCheckbox, FieldText, RequiredNote } from '@registre/ui'
import { Captcha } from '../../../components/compte/captcha-piece.ts'
import { garderLeChamp } from '../../../components/garder-le-champ.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { piece } from '../../../lib/piece.tsx'
import type { Compte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { BoutonCle } from './BoutonCle.tsx'
import { ComptesDemo } from './ComptesDemo.tsx'
import { useConnexion } from './use-connexion.ts'
import './connexion.css'

const SecondFacteur = piece(async () => (await import('./SecondFacteur.tsx')).SecondFacteur)

/** Login and password; the captcha appears only after failures, when the server asks. */
const FormulaireConnexion = ({
  onSignedIn,
  onSecondFacteur,
}: {
  onSignedIn: (compte: Compte) => void
  onSecondFacteur: (login: string) => void
}) => {
  const { form, busy, attempt, summary, field, write, captcha } = useConnexion(
    onSignedIn,
    onSecondFacteur,
  )
  const [identifiant, motDePasse] = [field('j_username'), field('j_password')]
  usePageTitle({ enErreur: summary.length > 0 })
  return (
    <div className="rc-etroite">
      <form {...form}>
        <ErrorSummary errors={summary} attempt={attempt} />
        <RequiredNote />
        <FieldText
          {...identifiant}
          label="Identifiant"
          hint="Votre adresse électronique, le plus souvent"
          inputProps={{
            ...identifiant.inputProps,
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        <FieldText
          {...motDePasse}
          label="Mot de passe"
          inputProps={{
            ...motDePasse.inputProps,
            type: 'password',
            autoComplete: 'current-password',
          }}
        />
        <FieldCheckbox name="remember-me" label="Se souvenir de moi" />
        {captcha.round > 0 && <Captcha key={captcha.round} onAnswer={captcha.onAnswer} />}
        <div
          className="fr-btns-group fr-btns-group--inline-md fr-mt-4w"
          onMouseDown={garderLeChamp}
        >
          <Button type="submit" disabled={busy}>
            Se connecter
          </Button>
          <BoutonCle onSignedIn={onSignedIn} />
        </div>
      </form>
      <p className="fr-mt-2w">
        <InternalLink className="fr-link" href="/compte/mot-de-passe-oublie">
          Mot de passe oublié
        </InternalLink>
      </p>
      <ComptesDemo
        onChoose={(login, password) => {
          write('j_username', login)
          write('j_password', password)
          document.querySelector<HTMLElement>('main form button[type="submit"]')?.focus()
        }}
      />
    </div>
  )
}

/**
 * The sign-in: a password, then a second factor where the account has one; or a passkey alone.
 * `children`: the other ways in, which stand back once the password was right.
 */
export const Connexion = ({
  onSignedIn,
  facteurAttendu,
  children,
}: {
  onSignedIn: (compte: Compte) => void
  /** A provider brought somebody whose account has a second factor. */
  facteurAttendu: boolean
  children: ReactNode
}) => {
  // Whose password was right, and who has a second factor to give; a provider does not tell.
  const [attendu, setAttendu] = useState<string | null>(facteurAttendu ? '' : null)
  if (attendu !== null)
    return (
      <SecondFacteur login={attendu} onSignedIn={onSignedIn} onAbandon={() => setAttendu(null)} />
    )
  return (
    <div className="rc-connexion">
      <FormulaireConnexion
        onSignedIn={onSignedIn}
        onSecondFacteur={(login) => {
          setAttendu(login)
          void SecondFacteur.prevoir()
        }}
      />
      <div className="rc-connexion__autres">{children}</div>
    </div>
  )
}
