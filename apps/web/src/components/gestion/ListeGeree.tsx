import { keysOf, LABELS_TRI_GESTION, TAILLES_PAGE } from '@registre/domain'
import { Pagination } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Answer, callOf, queryOf } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { saveFile } from '../../lib/download.ts'
import { formatNombre } from '../../lib/format.ts'
import { PiedListe } from '../liste/PiedListe.tsx'
import { estAffectee } from './Compteurs.tsx'
import { BarreGestion } from './BarreGestion.tsx'
import {
  adresseGestion,
  COLONNES_GESTION,
  colonnesDe,
  corpsDe,
  type CriteresGestion,
  ecrireColonnes,
  tailleDe,
  triDe,
} from './criteres.ts'
import { Filtres } from './Filtres.tsx'
import { Lignes } from './Lignes.tsx'
import { PasLu } from '../PasLu.tsx'

/** How many there are and in which order, the columns that are shown, the file of the whole. */
const Total = ({
  criteres,
  total,
  onAller,
}: {
  criteres: CriteresGestion
  /** null: not known yet. */
  total: number | null
  onAller: (href: string) => void
}) => {
  const colonnes = colonnesDe(criteres)
  const plusieurs = total !== null && total > 1
  const exporter = async (): Promise<void> => {
    try {
      saveFile(await callOf('exporterGerees', { body: corpsDe(criteres) }))
    } catch (error) {
      handleFailure(error)
    }
  }
  return (
    <div className="rc-gestion__total">
      <p role="status">
        <strong>
          {total === null
            ? 'Recherche en cours…'
            : `${formatNombre(total)} copropriété${total > 1 ? 's' : ''}`}
        </strong>{' '}
        {plusieurs && LABELS_TRI_GESTION[triDe(criteres)]}
        {plusieurs && criteres.sens === 'DESC' && ', dans l’ordre inverse'}
      </p>
      <details className="rc-plus">
        <summary>Colonnes ({colonnes.length + 1})</summary>
        <div className="rc-plus__liste">
          {keysOf(COLONNES_GESTION).map((colonne) => (
            <label key={colonne} className="rc-gestion__colonne">
              <input
                type="checkbox"
                checked={colonnes.includes(colonne)}
                onChange={(event) =>
                  onAller(
                    adresseGestion(criteres, {
                      page: criteres.page,
                      colonnes: ecrireColonnes(
                        event.target.checked
                          ? [...colonnes, colonne]
                          : colonnes.filter((c) => c !== colonne),
                      ),
                    }),
                  )
                }
              />{' '}
              {COLONNES_GESTION[colonne]}
            </label>
          ))}
        </div>
      </details>
      {total !== null && total > 0 && (
        <button type="button" className="fr-link fr-link--sm" onClick={() => void exporter()}>
          Exporter {plusieurs ? `les ${formatNombre(total)}` : 'la liste'}
        </button>
      )}
    </div>
  )
}

/** A firm's list: search, chips, sort, columns, page, export, selection; its address is its state. */
export const ListeGeree = ({
  criteres,
  comptes,
  choisies,
  onChoisir,
  onRenouveler,
}: {
  criteres: CriteresGestion
  comptes: Answer<'compterGerees'> | undefined
  choisies: ReadonlySet<number>
  onChoisir: (choisies: ReadonlySet<number>) => void
  onRenouveler: () => void
}) => {
  const navigate = useNavigate()
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery({
    ...queryOf('rechercherGerees')({ body: corpsDe(criteres) }, { business: true }),
    placeholderData: keepPreviousData,
  })
  const aller = (href: string): void => void navigate({ href, resetScroll: false, replace: true })
  const [lignes, total] = [data?.coproprietes ?? [], data?.totalItems ?? 0]
  const colonnes = colonnesDe(criteres)
  const taille = tailleDe(criteres)
  const pages = Math.max(1, Math.ceil(total / taille))
  const dernierePage = adresseGestion(criteres, { page: pages })
  const auDela = data !== undefined && !isPlaceholderData && (criteres.page ?? 1) > pages
  useEffect(() => {
    if (auDela) aller(dernierePage)
  }, [auDela])
  return (
    <>
      <Filtres criteres={criteres} comptes={comptes} onAller={aller} />
      <Total criteres={criteres} total={isPending ? null : total} onAller={aller} />
      {choisies.size > 0 && (
        <BarreGestion
          choisies={choisies}
          surLaPage={lignes.filter(({ id }) => choisies.has(id)).length}
          criteres={criteres}
          gestionnaires={comptes?.gestionnaires ?? []}
          onRenouveler={onRenouveler}
          onFini={() => onChoisir(new Set())}
        />
      )}
      {isError && data === undefined ? (
        <PasLu relire={refetch} className="">
          La liste n’a pas pu être lue.
        </PasLu>
      ) : lignes.length === 0 && !isPending ? (
        <p className="rc-liste__vide">
          Aucune copropriété suivie par votre établissement ne correspond à ces critères.
        </p>
      ) : (
        <div aria-busy={isPending || isPlaceholderData}>
          <Lignes
            lignes={lignes}
            criteres={criteres}
            colonnes={colonnes}
            affecte={estAffectee(comptes)}
            choisies={choisies}
            onChoisir={onChoisir}
            onTrier={(tri, sens) => aller(adresseGestion(criteres, { tri, sens }))}
          />
        </div>
      )}
      {total > TAILLES_PAGE[0] && (
        <PiedListe
          taille={taille}
          tailles={TAILLES_PAGE}
          onTaille={(choisie) => aller(adresseGestion(criteres, { taille: choisie }))}
        />
      )}
      <Pagination
        page={Math.min(criteres.page ?? 1, pages)}
        pageCount={pages}
        hrefOf={(page) => adresseGestion(criteres, { page })}
      />
    </>
  )
}
