import { LABELS_NIVEAU_GEOGRAPHIQUE } from '@registre/domain'
import { Button, Section, Buttons } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Telechargement } from '../../../components/Telechargement.tsx'
import { type Answer, queryOf } from '../../../lib/api/index.ts'
import { formatInstant, formatJour, formatNombre, formatTaille } from '../../../lib/format.ts'
import { useCompte, usePeut } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const GRILLE = '/api/public/donneesBrute/grille-lecture'

const Grille = ({ perimetre }: { perimetre: 'public' | 'territoire' }) => (
  <Buttons>
    <a className="fr-btn fr-btn--tertiary" href={`${GRILLE}?perimetre=${perimetre}`} download>
      Grille de lecture (PDF)
    </a>
    <InternalLink
      className="fr-btn fr-btn--tertiary"
      href={`/institutionnels/donnees-brutes/schema${perimetre === 'territoire' ? '?perimetre=territoire' : ''}`}
    >
      Colonnes, aperçu et changements
    </InternalLink>
  </Buttons>
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
      <Telechargement
        secondaire
        query={{ perimetre: 'territoire', format: 'tableur' }}
        libelle="Télécharger pour Excel ou LibreOffice (CSV pour tableur)"
      />
      <Grille perimetre="territoire" />
    </Section>
  )
}

const departementsDeFrance = queryOf('listerDepartements')({ params: { idRegion: 0 } })

type Publication = NonNullable<Answer<'lirePublicationDonnees'>>
type Fichier = Publication['fichiers'][number]

/** What each file is for, in the order in which one would choose. */
const USAGES: Record<Fichier['format'], string> = {
  csv: 'CSV pour un programme : virgules, points décimaux, UTF-8',
  'csv.gz': 'CSV compressé (gzip)',
  'csv.zst': 'CSV compressé (zstd)',
  parquet: 'Parquet : colonnes typées, se lit à distance (DuckDB, R, Python)',
  differences: 'Différences depuis la veille : ajouts, modifications, retraits',
}

const lignesEtTaille = ({ lignes, taille }: Pick<Fichier, 'lignes' | 'taille'>): string =>
  `${formatNombre(lignes)} ${lignes > 1 ? 'lignes' : 'ligne'}, ${formatTaille(taille)}`

const Fichiers = ({ publication }: { publication: Publication }) => (
  <>
    <ul className="rc-fichiers">
      {publication.fichiers.map((f) => (
        <li key={f.format}>
          <a className="fr-link fr-link--download" href={f.adresse} download={f.nom}>
            {USAGES[f.format]}
            <span className="fr-link__detail">
              {f.nom} – {lignesEtTaille(f)}
            </span>
          </a>
        </li>
      ))}
    </ul>
    <p>
      Ces adresses ne changent pas. Un programme y demande ce qui a changé (ETag, Last-Modified) et
      reprend un téléchargement interrompu (Range).
    </p>
  </>
)

const Differences = ({ differences }: Pick<Publication, 'differences'>) => (
  <details className="fr-mb-2w">
    <summary>Différences des derniers jours</summary>
    <ul className="fr-mt-1w">
      {differences.map((d) => (
        <li key={d.jour}>
          <a className="fr-link" href={d.adresse} download={d.nom}>
            {formatJour(d.jour)}
          </a>{' '}
          ({lignesEtTaille(d)})
        </li>
      ))}
    </ul>
  </details>
)

const Empreintes = ({ publication }: { publication: Publication }) => (
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

/** A form that leads to the file itself: it is taken without a script too. */
const PourTableur = () => {
  const { data: departements } = useSuspenseQuery(departementsDeFrance)
  return (
    <form
      method="get"
      action="/api/public/donneesBrute/telecharger"
      className="rc-tableur fr-mb-3w"
    >
      <input type="hidden" name="perimetre" value="public" />
      <input type="hidden" name="format" value="tableur" />
      <input type="hidden" name="niveau" value="DEPARTEMENT" />
      <div className="fr-select-group">
        <label className="fr-label" htmlFor="departement-tableur">
          Département
        </label>
        <select className="fr-select" id="departement-tableur" name="code">
          {departements.map(({ code, nom }) => (
            <option key={code} value={code}>
              {code} {nom}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" icon="fr-icon-download-line">
        Télécharger (CSV pour tableur)
      </Button>
    </form>
  )
}

const Public = () => {
  const { data: publication } = useSuspenseQuery(queryOf('lirePublicationDonnees')({}))
  return (
    <Section title="Fichiers publics">
      <p>
        Tout le registre, ouvert à tous sous Licence Ouverte 2.0 : une ligne par copropriété
        immatriculée et en vigueur, sans donnée personnelle. Il est préparé chaque nuit.{' '}
        {publication && (
          <>
            Dernière publication : {formatInstant(publication.preteLe)},{' '}
            {formatNombre(publication.lignes)}{' '}
            {publication.lignes > 1 ? 'copropriétés' : 'copropriété'}.
          </>
        )}
      </p>
      <h3 className="fr-h6">Pour Excel, LibreOffice ou un autre tableur</h3>
      <p className="fr-mb-1w">
        Prenez le CSV pour tableur de votre département : points-virgules, virgules décimales, il
        s’ouvre d’un double clic. Il dit le registre au moment où vous le prenez.
      </p>
      <PourTableur />
      <h3 className="fr-h6">Pour un programme, ou pour le pays entier</h3>
      <p>
        Prenez le CSV, ou le Parquet si vous n’en lisez que quelques colonnes. Ils disent le
        registre au jour de la dernière publication.
      </p>
      {publication && publication.fichiers.length > 0 ? (
        <>
          <Fichiers publication={publication} />
          {publication.differences.length > 0 && (
            <Differences differences={publication.differences} />
          )}
          <Empreintes publication={publication} />
        </>
      ) : (
        <Telechargement
          query={{ perimetre: 'public', format: 'csv' }}
          libelle="Télécharger (CSV)"
        />
      )}
      <p>
        <a className="fr-link" href="/api/public/donneesBrute/catalogue.jsonld">
          Description pour les catalogues (DCAT, JSON-LD)
        </a>
      </p>
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
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryOf('lirePublicationDonnees')({})),
      queryClient.ensureQueryData(departementsDeFrance),
    ]),
  component: Page,
})
