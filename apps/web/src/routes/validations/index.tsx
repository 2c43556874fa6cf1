import { LABELS_TYPE_DEMANDE } from '@registre/domain'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { QueryTable } from '../../components/QueryTable.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { COLONNES } from './-pieces/colonnes.tsx'
import { type CriteresFile, estFiltree, lireCriteres, versRecherche } from './-pieces/criteres.ts'
import { derniereFile } from './-pieces/derniere-file.ts'
import { FiltresFile } from './-pieces/FiltresFile.tsx'
import { TypesFile } from './-pieces/TypesFile.tsx'
import { usePlusAncienne } from './-pieces/use-plus-ancienne.ts'
import '../../components/validation/validation.css'

const vide = (criteres: CriteresFile): string =>
  estFiltree(criteres) ? 'Aucune demande ne correspond à ces filtres.' : 'Aucune demande à traiter.'

const Actualiser = () => {
  const queryClient = useQueryClient()
  const enCours = useIsFetching({ queryKey: ['rechercherDemandes'] }) > 0
  const relire = () =>
    void Promise.all(
      ['rechercherDemandes', 'lireIndicateurs'].map((nom) =>
        queryClient.invalidateQueries({ queryKey: [nom] }),
      ),
    )
  return (
    <button
      type="button"
      className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-refresh-line"
      aria-disabled={enCours}
      onClick={relire}
    >
      Actualiser
    </button>
  )
}

const FileDesDemandes = () => {
  const criteres = Route.useSearch()
  const navigate = Route.useNavigate()
  const { href, pathname } = useLocation()
  const { traiter, enCours } = usePlusAncienne(criteres.type)
  usePageTitle({
    titre: criteres.type ? `Demandes à valider : ${LABELS_TYPE_DEMANDE[criteres.type]}` : null,
  })
  // The form is drawn again with its new criteria: the keyboard stays on it.
  const premiers = useRef(criteres)
  useEffect(() => {
    if (premiers.current === criteres) return
    premiers.current = criteres
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('form[role="search"] [type="submit"]')?.focus()
  }, [criteres])
  // The address changes before the screen does: only the queue's own is kept.
  useEffect(() => {
    if (pathname === '/validations') derniereFile.set(href)
  }, [href, pathname])
  return (
    <>
      <h1>Demandes à valider</h1>
      <div className="rc-actions fr-mb-2w">
        <button type="button" className="fr-btn" aria-disabled={enCours} onClick={traiter}>
          Traiter la plus ancienne
        </button>
        <Actualiser />
      </div>
      <TypesFile criteres={criteres} />
      <FiltresFile
        key={JSON.stringify(criteres)}
        criteres={criteres}
        onFiltrer={(search) => void navigate({ search, resetScroll: false })}
      />
      <QueryTable
        operation="rechercherDemandes"
        args={(paginationOptions) => ({ body: { paginationOptions, ...versRecherche(criteres) } })}
        read={(answer) => ({
          rows: answer.ligneRechercheDeclarationDTOList,
          totalItems: answer.totalItems,
        })}
        columns={COLONNES}
        rowKey={(ligne) => ligne.id}
        caption="Demandes à valider"
        defaultSort={{ field: 'profilDemandeur', direction: 'ASC' }}
        unit={['demande', 'demandes']}
        empty={vide(criteres)}
      />
    </>
  )
}

export const Route = createFileRoute('/validations/')({
  staticData: { titre: 'Demandes à valider', autorites: ['VALIDER_RATTACHEMENT_DECLARATION'] },
  validateSearch: lireCriteres,
  component: FileDesDemandes,
})
