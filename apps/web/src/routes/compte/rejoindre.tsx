import { Button, Alert, FieldText, RequiredNote } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DonnerMonAvis } from '../../components/DonnerMonAvis.tsx'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asText, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const Fait = ({ children }: { children: ReactNode }) => (
  <>
    <Alert severity="success" className="fr-mb-3w">
      <p>{children}</p>
    </Alert>
    <DonnerMonAvis />
    <InternalLink className="fr-link" href="/">
      Revenir à l’accueil
    </InternalLink>
  </>
)

const Refusee = ({ erreur }: { erreur: unknown }) =>
  isApiError(erreur) && (
    <Alert severity="error" className="fr-mb-3w">
      <p>{erreur.problem.champs?.[0]?.message ?? erreur.problem.message}</p>
    </Alert>
  )

/** The address of the applicant is proved by the press, never by the link alone. */
const Confirmer = ({ cle }: { cle: string }) => {
  const { mutate, isPending, isSuccess, error } = useCommand('confirmerAdresse', { business: true })
  if (isSuccess)
    return (
      <Fait>
        Votre demande est transmise aux administrateurs du cabinet. Leur réponse vous parviendra par
        courriel. Sans réponse, ils seront relancés, puis le teneur du registre pourra envoyer un
        code au siège du cabinet.
      </Fait>
    )
  return (
    <>
      <p>
        Votre demande sera transmise aux administrateurs du cabinet, qui l’accepteront ou la
        refuseront. D’ici là, elle n’ouvre aucun droit.
      </p>
      <Refusee erreur={error} />
      <Button disabled={isPending} onClick={() => mutate({ body: { cle, quoi: 'ARRIVEE' } })}>
        Confirmer ma demande
      </Button>
    </>
  )
}

const SaisirCode = ({ cle }: { cle: string }) => {
  const [code, setCode] = useState('')
  const { mutate, isPending, isSuccess, error } = useCommand('confirmerAdresse', { business: true })
  if (isSuccess)
    return (
      <Fait>
        Votre compte est ouvert. Un courriel vient de vous être envoyé pour choisir votre mot de
        passe.
      </Fait>
    )
  const envoyer = (e: FormEvent): void => {
    e.preventDefault()
    if (code.trim() !== '') mutate({ body: { cle, quoi: 'ARRIVEE', code: code.trim() } })
  }
  return (
    <form onSubmit={envoyer} noValidate>
      <p>
        Le teneur du registre a posté un code au siège de votre cabinet. Demandez ce courrier, puis
        saisissez le code qu’il contient.
      </p>
      <Refusee erreur={error} />
      <RequiredNote />
      <FieldText
        name="code"
        label="Code du courrier"
        hint="Exemple : AB2C3-D4E5F"
        required
        inputProps={{
          value: code,
          onChange: (e) => setCode(e.currentTarget.value),
          autoComplete: 'off',
          autoCapitalize: 'characters',
        }}
      />
      <Button type="submit" disabled={isPending}>
        Ouvrir mon compte
      </Button>
    </form>
  )
}

const Page = () => {
  const { cle, code } = Route.useSearch()
  usePageTitle({
    titre: code ? 'Saisir le code reçu au siège' : cle ? 'Confirmer ma demande' : null,
  })
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Rejoindre un cabinet</h1>
      {code ? (
        <SaisirCode cle={code} />
      ) : cle ? (
        <Confirmer cle={cle} />
      ) : (
        <>
          <p>
            Le code d’un courrier se saisit par le lien du courriel que la personne qui demande à
            rejoindre le cabinet a reçu : ouvrez ce courriel.
          </p>
          <InternalLink className="fr-link" href="/compte/creer/professionnel">
            Demander à rejoindre un cabinet
          </InternalLink>
        </>
      )}
    </div>
  )
}

export const Route = createFileRoute('/compte/rejoindre')({
  staticData: { titre: 'Rejoindre un cabinet' },
  validateSearch: (search) =>
    compact({ cle: asText(search['cle'], 200), code: asText(search['code'], 200) }),
  component: Page,
})
