import { DataTable } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { saveFile } from '../../lib/download.ts'
import { formatNombre } from '../../lib/format.ts'
import { COLONNES } from './-pieces/colonnes.tsx'
import { lireCriteres } from './-pieces/criteres.ts'
import { FiltresJournal } from './-pieces/FiltresJournal.tsx'
import { versRecherche } from './-pieces/recherche.ts'

const Trop = () => (
  <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
    <p>
      Seuls les 100 événements les plus récents sont affichés. Précisez la recherche, ou téléchargez
      l’ensemble.
    </p>
  </div>
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
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-download-line"
              aria-disabled={exporter.isPending || nombre === 0}
              onClick={() => nombre > 0 && !exporter.isPending && void telecharger()}
            >
              {exporter.isPending ? 'Préparation du fichier…' : 'Télécharger (CSV)'}
            </button>
          </div>
          {data?.tronque && <Trop />}
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
