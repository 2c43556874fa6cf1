import { createFileRoute } from '@tanstack/react-router'
import { InternalLink } from '../shell/InternalLink.tsx'

export const Route = createFileRoute('/utilisateur-non-valide')({
  staticData: { titre: 'Utilisateur non valide' },
  component: () => (
    <section className="rc-page-courte fr-my-4w">
      <h1 tabIndex={-1}>Utilisateur non valide</h1>
      <p className="fr-text--lead">
        Votre identité a été reconnue, mais elle ne correspond à aucun compte actif du registre.
      </p>
      <p>
        Votre compte n’a peut-être pas encore été créé, ou il a été fermé. Rapprochez-vous de
        l’administrateur de votre établissement.
      </p>
      <InternalLink className="fr-btn" href="/">
        Revenir à l’accueil
      </InternalLink>
    </section>
  ),
})
