import { createFileRoute } from '@tanstack/react-router'
import { type Genre, TITRES } from '../../../components/inscription/genres.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const ENTREES: readonly { genre: Genre; titre: string; pour: string }[] = [
  {
    genre: 'professionnel',
    titre: 'Syndic professionnel',
    pour: 'Syndic, administrateur provisoire, organisme de logement social. Munissez-vous de votre SIRET.',
  },
  {
    genre: 'benevole',
    titre: 'Syndic bénévole',
    pour: 'Copropriétaire élu syndic de sa copropriété.',
  },
  {
    genre: 'cooperatif',
    titre: 'Syndicat coopératif',
    pour: 'Président du conseil syndical d’un syndicat coopératif.',
  },
]

/** Who creates an account, and where. */
const Page = () => (
  <>
    <h1 tabIndex={-1}>Créer un compte</h1>
    <p>Choisissez la situation qui est la vôtre.</p>
    <ul className="fr-raw-list rc-cartes">
      {ENTREES.map(({ genre, titre, pour }) => (
        <li key={genre} className="rc-carte">
          <h2 className="fr-h6 fr-mb-1w">{titre}</h2>
          <p className="fr-text--sm">{pour}</p>
          <InternalLink className="fr-link" href={`/compte/creer/${genre}`}>
            {TITRES[genre]}
          </InternalLink>
        </li>
      ))}
    </ul>
    <p className="fr-mt-3w">
      Vous travaillez dans un établissement déjà inscrit ? Demandez à son administrateur de vous
      ouvrir un compte utilisateur ; s’il est parti, créez un compte de syndic professionnel avec le
      SIRET du cabinet : le registre vous proposera de le rejoindre. Le syndic qui vous précède vous
      a désigné comme successeur ? Ouvrez le lien du courriel que vous avez reçu.
    </p>
    <p>
      Vous avez déjà un compte ?{' '}
      <InternalLink className="fr-link" href="/compte">
        Se connecter
      </InternalLink>
    </p>
  </>
)

export const Route = createFileRoute('/compte/creer/')({
  staticData: {
    titre: 'Créer un compte',
    rendu: true,
    fil: [{ label: 'Connexion', href: '/compte' }],
  },
  component: Page,
})
