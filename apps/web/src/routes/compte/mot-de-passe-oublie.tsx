import { Button, ErrorSummary, FieldText, RequiredNote } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { garderLeChamp } from '../../components/garder-le-champ.ts'
import { useLightForm } from '../../components/use-light-form.ts'
import { useCommand } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const Envoye = ({ login }: { login: string }) => {
  usePageTitle({ titre: 'Demande envoyée' })
  return (
    <div role="status" className="fr-alert fr-alert--success">
      <h2 className="fr-alert__title">Demande envoyée</h2>
      <p>
        Si un compte existe pour <strong>{login}</strong>, un courriel vient de lui être envoyé. Le
        lien qu’il contient sert une seule fois, pendant 24 heures.
      </p>
      <p>Vous ne recevez rien ? Vérifiez l’identifiant saisi et vos courriers indésirables.</p>
    </div>
  )
}

const Page = () => {
  const demander = useCommand('demanderMotDePasse', { business: true })
  const [envoye, setEnvoye] = useState('')
  const { form, busy, attempt, summary, field } = useLightForm({
    operation: 'demanderMotDePasse',
    toArgs: (saisi) => ({ body: { login: String(saisi.get('login') ?? '').trim() } }),
    submit: async (args) => {
      await demander.mutateAsync(args)
      setEnvoye(args.body.login)
    },
  })
  const identifiant = field('login')
  usePageTitle({ enErreur: summary.length > 0 })
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>Mot de passe oublié</h1>
      {envoye !== '' ? (
        <Envoye login={envoye} />
      ) : (
        <>
          <p>
            Indiquez l’identifiant de votre compte : un courriel vous permettra de choisir un
            nouveau mot de passe.
          </p>
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
            <div className="fr-btns-group fr-mt-4w" onMouseDown={garderLeChamp}>
              <Button type="submit" aria-disabled={busy}>
                Recevoir un lien
              </Button>
            </div>
            <p role="status" className={busy ? 'fr-hint-text' : 'fr-sr-only'}>
              {busy ? 'Envoi en cours…' : ''}
            </p>
          </form>
        </>
      )}
      <p className="fr-mt-4w">
        <InternalLink className="fr-link" href="/compte">
          Revenir à la connexion
        </InternalLink>
      </p>
    </div>
  )
}

export const Route = createFileRoute('/compte/mot-de-passe-oublie')({
  staticData: { titre: 'Mot de passe oublié', fil: [{ label: 'Connexion', href: '/compte' }] },
  component: Page,
})
