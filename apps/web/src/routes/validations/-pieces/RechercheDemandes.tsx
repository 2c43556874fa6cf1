import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Puces, pucesDe } from '../../../components/liste/Puces.tsx'
import { QueryTable } from '../../../components/QueryTable.tsx'
import { COLONNES } from './colonnes.tsx'
import { type CriteresFile } from './criteres.ts'
import { useAdresseFile } from './use-adresse-file.ts'
import { CHOIX_ETAT, estFiltree, versRecherche } from './vues.ts'
import { FiltresFile } from './FiltresFile.tsx'
import { TypesFile } from './TypesFile.tsx'

const vide = (criteres: CriteresFile): string =>
  estFiltree(criteres) ? 'Aucune demande ne correspond à ces filtres.' : 'Aucune demande.'

/** The search among all requests, decided ones included, by the contract's own criteria. */
export const RechercheDemandes = ({ criteres }: { criteres: CriteresFile }) => {
  const adresse = useAdresseFile()
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
      <Puces
        puces={pucesDe(
          criteres,
          {
            q: criteres.q && `« ${criteres.q} »`,
            etat: criteres.etat && `Statut : ${CHOIX_ETAT[criteres.etat]}`,
            du: criteres.du && `Déposée à partir du ${criteres.du}`,
            au: criteres.au && `Déposée jusqu’au ${criteres.au}`,
            retard: criteres.retard && 'Hors délai',
            moi: criteres.moi && 'Affectées à moi',
          },
          (c) => adresse({ ...c, vue: 'toutes' }),
        )}
        hrefEffacer={adresse({ vue: 'toutes', type: criteres.type })}
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
