import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { QueryTable } from '../../../components/QueryTable.tsx'
import { COLONNES } from './colonnes.tsx'
import { type CriteresFile } from './criteres.ts'
import { estFiltree, versRecherche } from './vues.ts'
import { FiltresFile } from './FiltresFile.tsx'
import { TypesFile } from './TypesFile.tsx'

const vide = (criteres: CriteresFile): string =>
  estFiltree(criteres) ? 'Aucune demande ne correspond à ces filtres.' : 'Aucune demande à traiter.'

/** The search among all requests, decided ones included, by the contract's own criteria. */
export const RechercheDemandes = ({ criteres }: { criteres: CriteresFile }) => {
  const navigate = useNavigate({ from: '/validations/' })
  // The form is drawn again with its new criteria: the keyboard stays on it.
  const premiers = useRef(criteres)
  useEffect(() => {
    if (premiers.current === criteres) return
    premiers.current = criteres
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('form[role="search"] [type="submit"]')?.focus()
  }, [criteres])
  return (
    <>
      <TypesFile criteres={criteres} />
      <FiltresFile
        key={JSON.stringify(criteres)}
        criteres={criteres}
        onFiltrer={(search) =>
          void navigate({ search: { ...search, vue: 'toutes' }, resetScroll: false })
        }
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
        caption="Demandes"
        defaultSort={{ field: 'profilDemandeur', direction: 'ASC' }}
        unit={['demande', 'demandes']}
        empty={vide(criteres)}
      />
    </>
  )
}
