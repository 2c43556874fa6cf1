import { Button } from '@registre/ui'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { FormulaireInscription } from '../../../components/inscription/FormulaireInscription.tsx'
import { type Genre, GENRES, TITRES } from '../../../components/inscription/genres.ts'
import { useCommand } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const INTRODUCTIONS: Record<Genre, string> = {
  professionnel:
    'Pour un syndic professionnel, un administrateur provisoire ou un organisme de logement social syndic de droit. L’établissement est identifié par son SIRET.',
  benevole:
    'Pour un copropriétaire élu syndic par l’assemblée générale. Aucun SIRET n’est demandé.',
  cooperatif:
    'Pour le président du conseil syndical d’un syndicat de forme coopérative. Aucun SIRET n’est demandé.',
}

/** The same mail again, at most a few times an hour: the links sent before stop serving. */
const Renvoyer = ({ email }: { email: string }) => {
  const demander = useCommand('demanderMotDePasse', {})
  const renvoyer = async (): Promise<void> => {
    await demander.mutateAsync({ body: { login: email } })
    notify('success', 'Le courriel est renvoyé.', 'Seul le dernier lien reçu est valable.')
  }
  return (
    <Button
      kind="secondary"
      small
      aria-disabled={demander.isPending}
      onClick={() => {
        if (!demander.isPending) void renvoyer().catch(() => undefined)
      }}
    >
      Renvoyer le courriel
    </Button>
  )
}

const Envoye = ({ email }: { email: string }) => {
  usePageTitle({ titre: 'Vérifiez vos courriels' })
  return (
    <div role="status" className="fr-alert fr-alert--success">
      <h2 className="fr-alert__title">Vérifiez vos courriels</h2>
      <p>
        Un courriel vient d’être envoyé à <strong>{email}</strong>. Ouvrez le lien qu’il contient
        pour choisir votre mot de passe : il sert une seule fois, pendant 24 heures.
      </p>
      <p>Un code d’activation vous sera ensuite envoyé par courrier, sous 15 jours.</p>
      <p>Vous ne recevez rien ? Vérifiez l’adresse saisie et vos courriers indésirables.</p>
      <Renvoyer email={email} />
    </div>
  )
}

const DemandeEnvoyee = ({ email }: { email: string }) => {
  usePageTitle({ titre: 'Confirmez votre demande' })
  return (
    <div role="status" className="fr-alert fr-alert--success">
      <h2 className="fr-alert__title">Confirmez votre demande</h2>
      <p>
        Un courriel vient d’être envoyé à <strong>{email}</strong>. Ouvrez le lien qu’il contient
        pour confirmer votre demande : les administrateurs du cabinet seront alors prévenus.
      </p>
      <p>
        Vous ne recevez rien ? Vérifiez l’adresse saisie et vos courriers indésirables. Une demande
        déjà faite à ce cabinet attend sa réponse : rien n’est envoyé de nouveau.
      </p>
    </div>
  )
}

const Page = () => {
  const { genre } = Route.useLoaderData()
  const [envoye, setEnvoye] = useState('')
  const [rejoint, setRejoint] = useState(false)
  usePageTitle({ titre: TITRES[genre] })
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>{TITRES[genre]}</h1>
      {envoye !== '' && rejoint ? (
        <DemandeEnvoyee email={envoye} />
      ) : envoye !== '' ? (
        <Envoye email={envoye} />
      ) : (
        <>
          <p>{INTRODUCTIONS[genre]}</p>
          <FormulaireInscription
            key={genre}
            genre={genre}
            onEnvoye={(email, demande) => {
              setEnvoye(email)
              setRejoint(demande)
            }}
          />
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

export const Route = createFileRoute('/compte/creer/$genre')({
  staticData: { titre: 'Créer un compte', fil: [{ label: 'Connexion', href: '/compte' }] },
  loader: ({ params }) => {
    const genre = GENRES.find((g) => g === params.genre)
    if (!genre) throw notFound()
    return { genre }
  },
  component: Page,
})
