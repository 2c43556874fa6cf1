import { LABELS_TYPE_DEMANDE, TYPES_DEMANDE } from '@registre/domain'
import { Pagination } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { FenetreRaccourcis } from '../../../components/validation/FenetreRaccourcis.tsx'
import { useRaccourcis } from '../../../components/validation/use-raccourcis.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { formatNombre } from '../../../lib/format.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { BarreLot } from './BarreLot.tsx'
import { type CriteresFile, lireCriteres, TAILLES, type Vue } from './criteres.ts'
import { versFile } from './vues.ts'
import { fileVue } from './derniere-file.ts'
import { LignesFile } from './LignesFile.tsx'
import { PasLu } from '../../../components/PasLu.tsx'

const Filtres = ({
  criteres,
  onFiltrer,
}: {
  criteres: CriteresFile
  onFiltrer: (c: CriteresFile) => void
}) => {
  const envoyer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const saisi = Object.fromEntries(new FormData(event.currentTarget))
    onFiltrer(lireCriteres({ ...saisi, vue: criteres.vue, taille: criteres.taille }))
  }
  return (
    <form
      role="search"
      aria-label="Chercher dans cette vue"
      className="rc-file__filtres"
      onFocus={limitsOf('listerFile', { texte: 'q' })}
      onSubmit={envoyer}
      onChange={(event) =>
        event.target instanceof HTMLSelectElement && event.currentTarget.requestSubmit()
      }
      noValidate
    >
      <div className="rc-cherche">
        <label className="fr-sr-only" htmlFor="file-q">
          Copropriété, numéro, déclarant, commune, adresse
        </label>
        <input
          className="fr-input"
          type="search"
          id="file-q"
          name="q"
          placeholder="Copropriété, numéro, déclarant, commune, adresse"
          defaultValue={criteres.q ?? ''}
        />
        <button type="submit" className="fr-btn" title="Chercher">
          Chercher
        </button>
      </div>
      <label className="fr-sr-only" htmlFor="file-type">
        Type de demande
      </label>
      <select
        className="fr-select rc-file__choix"
        id="file-type"
        name="type"
        defaultValue={criteres.type ?? ''}
      >
        <option value="">Tous les types</option>
        {TYPES_DEMANDE.map((type) => (
          <option key={type} value={type}>
            {LABELS_TYPE_DEMANDE[type]}
          </option>
        ))}
      </select>
      <label className="fr-sr-only" htmlFor="file-points">
        Points à vérifier
      </label>
      <select
        className="fr-select rc-file__choix"
        id="file-points"
        name="points"
        defaultValue={criteres.points ?? ''}
      >
        <option value="">Avec ou sans point</option>
        <option value="forts">Avec un point fort</option>
        <option value="sans">Sans point à vérifier</option>
      </select>
    </form>
  )
}

/** A view of the queue: by due day then by age, with what each request needs. */
export const FileTeneurs = ({
  vue,
  criteres,
}: {
  vue: Exclude<Vue, 'toutes'>
  criteres: CriteresFile
}) => {
  const navigate = useNavigate({ from: '/validations/' })
  const { pathname, searchStr } = useLocation()
  const [choisies, setChoisies] = useState<ReadonlySet<number>>(new Set())
  const [aide, setAide] = useState(false)
  const { page = 1, taille = 25 } = criteres
  const body = versFile(vue, criteres)
  const { data, isPending, isError, refetch } = useQuery({
    ...queryFor('listerFile', { body }, { business: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 0,
  })
  const { lignes, total, plus } = data ?? { lignes: [], total: 0, plus: false }
  useEffect(() => {
    if (data)
      fileVue.set({
        ids: data.lignes.map(({ id }) => id),
        rang: (page - 1) * taille + 1,
        total: data.total,
      })
  }, [data])
  useEffect(() => setChoisies(new Set()), [searchStr])
  const aller = (search: CriteresFile) => void navigate({ search, resetScroll: false })
  const bouger = (pas: number) => {
    const liens = [...document.querySelectorAll<HTMLElement>('.rc-file__nom')]
    const actuel = liens.findIndex((lien) => lien === document.activeElement)
    liens[Math.max(0, Math.min(liens.length - 1, actuel + pas))]?.focus()
  }
  useRaccourcis({ '?': () => setAide(true), j: () => bouger(1), k: () => bouger(-1) })
  const pages = Math.max(1, Math.ceil(total / taille))
  return (
    <>
      <Filtres
        key={JSON.stringify([criteres.q, criteres.type, criteres.points])}
        criteres={criteres}
        onFiltrer={aller}
      />
      {isError && <PasLu relire={refetch}>La file n’a pas pu être lue.</PasLu>}
      <p role="status" className="rc-file__total">
        {isPending ? (
          'Lecture de la file…'
        ) : (
          <>
            <strong>
              {plus && 'Plus de '}
              {formatNombre(total)} {total > 1 ? 'demandes' : 'demande'}
            </strong>{' '}
            par échéance, puis par ancienneté
          </>
        )}
      </p>
      {choisies.size > 0 && <BarreLot choisies={choisies} onFini={() => setChoisies(new Set())} />}
      <LignesFile
        lignes={lignes}
        choisies={choisies}
        onChoisir={setChoisies}
        vide={isPending ? '' : 'Aucune demande dans cette vue.'}
      />
      <div className="rc-file__pied">
        <label htmlFor="file-taille">Par page</label>
        <select
          className="fr-select rc-file__choix"
          id="file-taille"
          value={taille}
          onChange={(event) =>
            aller({ ...criteres, taille: Number(event.target.value), page: undefined })
          }
        >
          {TAILLES.map((t) => (
            <option key={t} value={t}>
              {t}
            </option>
          ))}
        </select>
        <InternalLink className="fr-link fr-link--sm" href="/validations/reponses-types">
          Réponses types
        </InternalLink>
        <button type="button" className="fr-link fr-link--sm" onClick={() => setAide(true)}>
          Raccourcis clavier
        </button>
      </div>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(n) => {
          const params = new URLSearchParams(searchStr)
          params.set('page', String(n))
          return `${pathname}?${params}`
        }}
      />
      {aide && <FenetreRaccourcis onFermer={() => setAide(false)} />}
    </>
  )
}
