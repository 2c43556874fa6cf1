import { Buttons } from '@registre/ui'
import { LABELS_MOTIF_CLAVIS, MOTIFS_NON_VALIDE } from '@registre/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '../lib/api/index.ts'
import { asOneOf, compact } from '../lib/search-params.ts'
import { InternalLink } from '../shell/InternalLink.tsx'

const Page = () => {
  const { motif = 'institution-inconnue', siret } = Route.useSearch()
  const { data: adresses } = useSuspenseQuery(queryOf('lireAdressesClavis')({}))
  return (
    <section className="rc-page-courte fr-my-4w">
      <h1 tabIndex={-1}>Utilisateur non valide</h1>
      <p className="fr-text--lead">{LABELS_MOTIF_CLAVIS[motif]}</p>
      {siret && (
        <p>Établissement transmis : SIRET {siret.replace(/^(...)(...)(...)/, '$1 $2 $3 ')}.</p>
      )}
      <Buttons>
        {adresses.actif && (
          <a className="fr-btn" href={`${adresses.connexion}?autre=true`}>
            Réessayer avec un autre compte
          </a>
        )}
        <InternalLink className="fr-btn fr-btn--secondary" href="/aide/formulaire">
          Écrire au teneur du registre
        </InternalLink>
      </Buttons>
      <p>
        <InternalLink className="fr-link" href="/">
          Revenir à l’accueil
        </InternalLink>
      </p>
    </section>
  )
}

export const Route = createFileRoute('/utilisateur-non-valide')({
  staticData: { titre: 'Utilisateur non valide' },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      motif: asOneOf(MOTIFS_NON_VALIDE)(raw['motif']),
      siret: /^\d{14}$/.test(String(raw['siret'])) ? String(raw['siret']) : undefined,
    }),
  loader: ({ context }) => context.queryClient.ensureQueryData(queryOf('lireAdressesClavis')({})),
  component: Page,
})
