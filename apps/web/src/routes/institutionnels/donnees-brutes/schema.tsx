import { PERIMETRES_DONNEES } from '@registre/domain'
import { DataTable, Section } from '@registre/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Answer, queryOf } from '../../../lib/api/index.ts'
import { formatJour } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { asOneOf, compact } from '../../../lib/search-params.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

type Champ = Answer<'lireSchemaDonnees'>['fields'][number]

const TYPES: Record<string, string> = {
  string: 'Texte',
  date: 'Jour (aaaa-mm-jj)',
  integer: 'Nombre entier',
  number: 'Nombre',
}
const COLONNES = [
  { key: 'name', header: 'Colonne', rowHeader: true, render: (c: Champ) => <code>{c.name}</code> },
  { key: 'type', header: 'Type', render: (c: Champ) => TYPES[c.type] ?? c.type },
  {
    key: 'description',
    header: 'Ce qu’elle dit',
    render: (c: Champ) => (
      <>
        {c.description}
        {c.constraints.enum && (
          <span className="fr-hint-text">Valeurs : {c.constraints.enum.join(', ')}</span>
        )}
      </>
    ),
  },
]

/** The first rows of the public file as they are; a table as wide as the file. */
const Apercu = () => {
  const { data } = useQuery(queryOf('lirePublicationDonnees')({ query: { apercu: 'true' } }))
  if (!data?.apercu) return null
  const { colonnes, lignes } = data.apercu
  return (
    <Section title="Aperçu">
      <div className="rc-apercu" role="region" aria-labelledby="apercu-titre" tabIndex={0}>
        <table>
          <caption id="apercu-titre">
            {lignes.length > 1 ? `Les ${lignes.length} premières lignes` : 'La première ligne'} du
            fichier public
          </caption>
          <thead>
            <tr>
              {colonnes.map((colonne) => (
                <th key={colonne} scope="col">
                  {colonne}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lignes.map((cellules, n) => (
              <tr key={n}>
                {cellules.map((cellule, rang) => (
                  <td key={colonnes[rang]}>{cellule}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

const Page = () => {
  const { perimetre = 'public' } = Route.useSearch()
  const { data: schema } = useSuspenseQuery(queryOf('lireSchemaDonnees')({ query: { perimetre } }))
  usePageTitle({
    titre:
      perimetre === 'territoire' ? 'Données de votre territoire : colonnes et changements' : null,
  })
  return (
    <>
      <h1 tabIndex={-1}>Données brutes : colonnes, aperçu et changements</h1>
      <p>
        Version {schema.version} du schéma. Il se lit aussi par un programme, au format JSON Table
        Schema :{' '}
        <a className="fr-link" href={`/api/public/donneesBrute/schema?perimetre=${perimetre}`}>
          schéma de ce fichier
        </a>
        .
      </p>
      {perimetre === 'public' && <Apercu />}
      <Section title="Ce qui a changé">
        {schema.changements.map((c) => (
          <div key={c.version} className="fr-mb-3w">
            <h3 className="fr-h6 fr-mb-1w">
              Version {c.version}, le {formatJour(c.date)}
            </h3>
            <ul>
              {c.changements.map((texte) => (
                <li key={texte}>{texte}</li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Section title="Colonnes">
        <DataTable
          caption={`${schema.fields.length} colonnes, dans l’ordre du fichier`}
          columns={COLONNES}
          rows={schema.fields}
          rowKey={(c) => c.name}
        />
      </Section>
      <p>
        <InternalLink className="fr-link" href="/institutionnels/donnees-brutes">
          Revenir aux données brutes
        </InternalLink>
      </p>
    </>
  )
}

export const Route = createFileRoute('/institutionnels/donnees-brutes/schema')({
  staticData: {
    titre: 'Données brutes : colonnes, aperçu et changements',
    rendu: true,
    fil: [{ label: 'Données brutes', href: '/institutionnels/donnees-brutes' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ perimetre: asOneOf(PERIMETRES_DONNEES)(raw['perimetre']) }),
  loaderDeps: ({ search }) => ({ perimetre: search.perimetre ?? ('public' as const) }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(queryOf('lireSchemaDonnees')({ query: deps })),
  component: Page,
})
