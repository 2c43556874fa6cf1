import { Button, ErrorSummary, FieldText } from '@registre/ui'
import { useEffect, useRef } from 'react'
import { CodeDemo } from '../../../components/compte/CodeDemo.tsx'
import { garderLeChamp } from '../../../components/garder-le-champ.ts'
import { useLightForm } from '../../../components/use-light-form.ts'
import { codeOf, useCommand } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { Compte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { BoutonCle } from './BoutonCle.tsx'

/** After the password: the code of the application, a recovery code, or a passkey. */
export const SecondFacteur = ({
  login,
  onSignedIn,
  onAbandon,
}: {
  /** Whose password was right. */
  login: string
  onSignedIn: (compte: Compte) => void
  onAbandon: () => void
}) => {
  const conclure = useCommand('conclureConnexion', { business: true })
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [])
  const { form, busy, attempt, summary, field, write } = useLightForm({
    operation: 'conclureConnexion',
    toArgs: (saisi) => ({ body: { code: String(saisi.get('code') ?? '') } }),
    submit: async (args) => {
      try {
        onSignedIn(await conclure.mutateAsync(args))
      } catch (error) {
        if (codeOf(error) !== 'connexion-a-reprendre') throw error
        notify(
          'info',
          'Cette connexion a attendu trop longtemps',
          'Saisissez de nouveau votre mot de passe.',
        )
        onAbandon()
      }
    },
  })
  const code = field('code')
  usePageTitle({ enErreur: summary.length > 0 })
  return (
    <div className="rc-etroite">
      <h2 className="fr-h4" ref={titre} tabIndex={-1}>
        Confirmez votre connexion
      </h2>
      <form {...form}>
        <ErrorSummary errors={summary} attempt={attempt} />
        <FieldText
          {...code}
          label="Code à six chiffres"
          hint="Celui de votre application d’authentification, ou l’un de vos codes de secours"
          inputProps={{ ...code.inputProps, autoComplete: 'one-time-code', inputMode: 'text' }}
        />
        <CodeDemo login={login} onChoose={(valeur) => write('code', valeur)} />
        <div
          className="fr-btns-group fr-btns-group--inline-md fr-mt-4w"
          onMouseDown={garderLeChamp}
        >
          <Button type="submit" disabled={busy}>
            Confirmer
          </Button>
          <BoutonCle onSignedIn={onSignedIn} />
          <Button kind="tertiary" onClick={onAbandon}>
            Revenir
          </Button>
        </div>
      </form>
      <p className="fr-text--sm">
        Vous avez perdu votre application, votre clé et vos codes de secours ?{' '}
        <InternalLink href="/aide/formulaire">Écrivez à l’assistance</InternalLink> : après avoir
        vérifié qui vous êtes, deux administrateurs du registre les retirent de votre compte. Votre
        mot de passe suffit alors pour entrer et en ajouter d’autres.
      </p>
    </div>
  )
}
