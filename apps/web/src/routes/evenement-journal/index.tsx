import { Button, Alert, DataTable } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { saveFile } from '../../lib/download.ts'
import { formatNombre } from '../../lib/format.ts'
import { COLONNES } from './-pieces/colonnes.tsx'
import { type CriteresJournal, lireCriteres } from './-pieces/criteres.ts'
import { FiltresJournal } from './-pieces/FiltresJournal.tsx'
import { PucesJournal } from './-pieces/PucesJournal.tsx'
import { versRecherche } from './-pieces/recherche.ts'

/** The way on by date, and back to the latest. */
const Suite = ({ criteres, dernier }: { criteres: CriteresJournal; dernier: number | null }) => (
  <p className="rc-actions fr-mt-2w">
    {criteres.apres !== undefined && (
      <Link
        to="/evenement-journal"
        search={{ ...criteres, apres: undefined }}
        className="fr-link fr-icon-arrow-left-line fr-link--icon-left"
      >
        Revenir aux plus récents
      </Link>
    )}
    {dernier !== null && (
      <Link
        to="/evenement-journal"
        search={{ ...criteres, apres: dernier }}
        className="fr-link fr-icon-arrow-right-s-line fr-link--icon-right"
      >
        Plus anciens
      </Link>
    )}
  </p>
)

const JournalDesEvenements = () => {
  const criteres = Route.useSearch()
  const navigate = Route.useNavigate()
  const body = versRecherche(criteres)
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...queryOf('rechercherJournal')({ body }, { business: true }),
    placeholderData: keepPreviousData,
  })
  const exporter = useCommand('exporterJournal')
  const telecharger = async () => saveFile(await exporter.mutateAsync({ body }))
  const nombre = data?.evenements.length ?? 0
  return (
    <>
      <h1>Journal des événements</h1>
      <FiltresJournal
        key={JSON.stringify(criteres)}
        criteres={criteres}
        onChercher={(search) => {
          void navigate({ search, resetScroll: false })
          void refetch()
        }}
      />
      <PucesJournal criteres={criteres} />
      {error ? (
        <div className="fr-alert fr-alert--error fr-my-2w" role="alert">
          <p>{isApiError(error) ? error.problem.message : 'Le journal n’a pas pu être lu.'}</p>
        </div>
      ) : (
        <>
          <div className="rc-actions fr-mb-1w">
            <p role="status" className="fr-mb-0">
              {isPending
                ? 'Recherche en cours…'
                : `${data?.tronque ? 'Plus de ' : ''}${formatNombre(nombre)} ${nombre > 1 ? 'événements' : 'événement'}`}
            </p>
            <Button
              kind="tertiary"
              small
              icon="fr-icon-download-line"
              aria-disabled={exporter.isPending || nombre === 0}
              onClick={() => nombre > 0 && !exporter.isPending && void telecharger()}
            >
              {exporter.isPending ? 'Préparation du fichier…' : 'Télécharger (CSV)'}
            </Button>
          </div>
          {nombre > 99 && (
            <div className="fr-mb-2w">
              <Alert severity="info">
                <p>
                  Plus de 99 événements répondent : seuls 100 sont affichés. Précisez les critères
                  {data?.tronque ? ', ou affichez les suivants.' : '.'}
                </p>
              </Alert>
            </div>
          )}
          <DataTable
            caption="Événements, du plus récent au plus ancien"
            captionHidden
            columns={COLONNES}
            rows={data?.evenements ?? []}
            rowKey={(e) => e.id}
            loading={isPending}
            refreshing={isPlaceholderData}
            empty="Aucun événement ne correspond à ces critères."
          />
          <Suite
            criteres={criteres}
            dernier={data?.tronque ? (data.evenements.at(-1)?.id ?? null) : null}
          />
        </>
      )}
    </>
  )
}

export const Route = createFileRoute('/evenement-journal/')({
  staticData: { titre: 'Journal des événements', autorites: ['RECHERCHE_EVENEMENT_JOURNAL'] },
  validateSearch: lireCriteres,
  component: JournalDesEvenements,
})
