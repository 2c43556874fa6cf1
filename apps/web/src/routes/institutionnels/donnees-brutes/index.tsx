import { LABELS_NIVEAU_GEOGRAPHIQUE } from '@registre/domain'
import { Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Telechargement } from '../../../components/Telechargement.tsx'
import { type Answer, queryOf } from '../../../lib/api/index.ts'
import { formatInstant, formatNombre, formatTaille } from '../../../lib/format.ts'
import { useCompte, usePeut } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const GRILLE = '/api/public/donneesBrute/grille-lecture'

const Grille = ({ perimetre }: { perimetre: 'public' | 'territoire' }) => (
  <ul className="fr-btns-group fr-btns-group--inline-md">
    <li>
      <a className="fr-btn fr-btn--tertiary" href={`${GRILLE}?perimetre=${perimetre}`} download>
        Grille de lecture (PDF)
      </a>
    </li>
    <li>
      <InternalLink
        className="fr-btn fr-btn--tertiary"
        href={`/institutionnels/donnees-brutes/schema${perimetre === 'territoire' ? '?perimetre=territoire' : ''}`}
      >
        Colonnes et changements
      </InternalLink>
    </li>
  </ul>
)

/** What institutions and keepers take: their territory, as the register holds it now. */
const MonTerritoire = () => {
  const compte = useCompte()
  const territoire = compte?.territoire
  const national = !territoire || territoire.niveau === 'NATIONAL'
  return (
    <Section title={national ? 'Toute la France' : 'Votre territoire'}>
      <p>
        {national ? (
          'Toutes les copropriétés en vigueur'
        ) : (
          <>
            Les copropriétés en vigueur de votre territoire, <strong>{territoire.nom}</strong> (
            {LABELS_NIVEAU_GEOGRAPHIQUE[territoire.niveau].toLowerCase()})
          </>
        )}
        , telles que le registre les tient maintenant, avec les données financières, les procédures
        et les données techniques. Ces données sont soumises à la charte de confidentialité ; chaque
        téléchargement est inscrit au journal.
      </p>
      <Telechargement
        query={{ perimetre: 'territoire' }}
        libelle={
          national ? 'Télécharger le registre étendu (CSV)' : 'Télécharger mon territoire (CSV)'
        }
      />
      <Grille perimetre="territoire" />
    </Section>
  )
}

const Empreintes = ({
  publication,
}: {
  publication: NonNullable<Answer<'lirePublicationDonnees'>>
}) => (
  <details className="fr-mb-2w">
    <summary>Vérifier le fichier reçu (empreintes SHA-256)</summary>
    <dl className="fr-mt-1w">
      {publication.fichiers.map((f) => (
        <div key={f.format}>
          <dt className="fr-text--bold">{f.nom}</dt>
          <dd className="rc-empreinte">{f.sha256}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const Public = () => {
  const { data: publication } = useSuspenseQuery(queryOf('lirePublicationDonnees')({}))
  const taille = (format: string) => {
    const fichier = publication?.fichiers.find((f) => f.format === format)
    return fichier ? `, ${formatTaille(fichier.taille)}` : ''
  }
  return (
    <Section title="Fichier public">
      <p>
        Tout le registre, ouvert à tous : une ligne par copropriété immatriculée et en vigueur, sans
        donnée personnelle. Il est préparé chaque nuit.{' '}
        {publication && (
          <>
            Dernier fichier : {formatInstant(publication.preteLe)},{' '}
            {formatNombre(publication.lignes)}{' '}
            {publication.lignes > 1 ? 'copropriétés' : 'copropriété'}.
          </>
        )}
      </p>
      {publication && (
        <Telechargement
          query={{ perimetre: 'public', format: 'csv.gz' }}
          libelle={`Télécharger (CSV compressé gzip${taille('csv.gz')})`}
        />
      )}
      {publication && (
        <Telechargement
          secondaire
          query={{ perimetre: 'public', format: 'csv.zst' }}
          libelle={`Télécharger (CSV compressé zstd${taille('csv.zst')})`}
        />
      )}
      <Telechargement
        secondaire={publication !== null}
        query={{ perimetre: 'public', format: 'csv' }}
        libelle={`Télécharger (CSV${taille('csv')})`}
      />
      {publication && <Empreintes publication={publication} />}
      <Grille perimetre="public" />
    </Section>
  )
}

const Page = () => {
  const etendu = usePeut('DONNEES_BRUTES')
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Données brutes</h1>
      <p className="fr-text--lead">Le registre ligne à ligne, pour vos propres analyses.</p>
      {etendu && <MonTerritoire />}
      <Public />
    </div>
  )
}

export const Route = createFileRoute('/institutionnels/donnees-brutes/')({
  staticData: {
    titre: 'Données brutes',
    rendu: true,
    description:
      'Le registre national des copropriétés en fichier, mis à jour chaque jour, sous licence ouverte.',
  },
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(queryOf('lirePublicationDonnees')({})),
  component: Page,
})
