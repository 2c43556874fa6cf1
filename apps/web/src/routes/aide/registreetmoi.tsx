import {
  CATEGORIES_FICHE_MEMO,
  type CategorieFicheMemo,
  LABELS_CATEGORIE_FICHE,
} from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ListePublications } from '../../components/publications/ListePublications.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { PasLu } from '../../components/PasLu.tsx'

const Fiches = ({ categorie }: { categorie: CategorieFicheMemo }) => {
  const { data, isError, refetch } = useQuery(queryOf('listerFichesMemo')({ query: { categorie } }))
  if (isError && data === undefined)
    return (
      <PasLu relire={refetch} className="">
        Les fiches n’ont pas pu être lues.
      </PasLu>
    )
  return (
    <>
      <p role="status">
        {data === undefined
          ? 'Lecture…'
          : data.length === 0
            ? 'Aucune fiche pour le moment'
            : `${data.length} fiche${data.length > 1 ? 's' : ''}`}
      </p>
      {data && <ListePublications publications={data} lecture="telechargerFicheMemo" titre="h3" />}
    </>
  )
}

const Page = () => {
  const { categorie: demandee, categorie = 'GENERAL' } = Route.useSearch()
  usePageTitle({
    titre: demandee ? `Le registre et moi : ${LABELS_CATEGORIE_FICHE[demandee]}` : null,
  })
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Le registre et moi</h1>
      <p className="fr-text--lead">
        Une fiche mémo tient en une page : qui est concerné, ce qu’il faut préparer, ce qui se passe
        ensuite.
      </p>
      <nav aria-label="Catégories de fiches">
        <ul className="fr-tags-group">
          {CATEGORIES_FICHE_MEMO.map((c) => (
            <li key={c}>
              <InternalLink
                className={`fr-tag${c === categorie ? ' rc-tag-courant' : ''}`}
                href={`/aide/registreetmoi?categorie=${c}`}
                aria-current={c === categorie ? 'true' : undefined}
              >
                {LABELS_CATEGORIE_FICHE[c]}
              </InternalLink>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="fr-h4 fr-mt-3w">{LABELS_CATEGORIE_FICHE[categorie]}</h2>
      <Fiches categorie={categorie} />
    </div>
  )
}

export const Route = createFileRoute('/aide/registreetmoi')({
  staticData: { titre: 'Le registre et moi', rendu: true, fil: [{ label: 'Aide', href: '/aide' }] },
  validateSearch: (search: Record<string, unknown>) =>
    compact({ categorie: asOneOf(CATEGORIES_FICHE_MEMO)(search['categorie']) }),
  component: Page,
})
