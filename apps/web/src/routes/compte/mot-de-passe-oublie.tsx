import { RequiredNote } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { FormText } from '../../components/form-fields.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
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
  const record = useRecordForm({
    defaultValues: { login: '' },
    operation: 'demanderMotDePasse',
    toArgs: ({ login }) => ({ body: { login: login.trim() } }),
    submit: async (args) => {
      await demander.mutateAsync(args)
      setEnvoye(args.body.login)
    },
  })
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
          <RecordForm record={record} submitLabel="Recevoir un lien">
            <RequiredNote />
            <FormText
              name="login"
              label="Identifiant"
              hint="Votre adresse électronique, le plus souvent"
              required
              inputProps={{
                autoComplete: 'username',
                autoCapitalize: 'none',
                spellCheck: false,
              }}
            />
          </RecordForm>
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
