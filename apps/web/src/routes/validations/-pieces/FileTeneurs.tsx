import { LABELS_TYPE_DEMANDE, TYPES_DEMANDE } from '@registre/domain'
import { optionsOf, Pagination } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ChampRecherche } from '../../../components/liste/ChampRecherche.tsx'
import { ChoixFiltre } from '../../../components/liste/ChoixFiltre.tsx'
import { PiedListe } from '../../../components/liste/PiedListe.tsx'
import { Puces, pucesDe } from '../../../components/liste/Puces.tsx'
import { FenetreRaccourcis } from '../../../components/validation/FenetreRaccourcis.tsx'
import { useRaccourcis } from '../../../components/validation/use-raccourcis.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { type Answer, queryFor } from '../../../lib/api/index.ts'
import { formatNombre } from '../../../lib/format.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { BarreLot } from './BarreLot.tsx'
import { type CriteresFile, lireCriteres, TAILLES, type Vue } from './criteres.ts'
import { tailleDe, versFile } from './vues.ts'
import { fileVue, placeQuittee } from './derniere-file.ts'
import { useAdresseFile } from './use-adresse-file.ts'
import { LignesFile } from './LignesFile.tsx'
import { PasLu } from '../../../components/PasLu.tsx'

const POINTS = ['forts', 'sans'] as const
const LABELS_POINTS = { forts: 'Avec un point fort', sans: 'Sans point, preuve à lire' } as const

const Filtres = ({
  criteres,
  onFiltrer,
}: {
  criteres: CriteresFile
  onFiltrer: (c: CriteresFile) => void
}) => {
  const adresse = useAdresseFile()
  const changer = (change: Record<string, unknown>): void =>
    onFiltrer(lireCriteres({ ...criteres, ...change, page: undefined }))
  const { vue, taille } = criteres
  const puces = pucesDe(
    criteres,
    {
      q: criteres.q && `« ${criteres.q} »`,
      type: criteres.type && `Type : ${LABELS_TYPE_DEMANDE[criteres.type]}`,
      points: criteres.points && LABELS_POINTS[criteres.points],
    },
    adresse,
  )
  return (
    <>
      <ChampRecherche
        label="Copropriété, numéro, référence, déclarant, commune, adresse"
        nom="Chercher dans cette vue"
        q={criteres.q}
        onChercher={(q) => changer({ q })}
        onFocus={limitsOf('listerFile', { texte: 'q' })}
      >
        <ChoixFiltre
          id="file-type"
          label="Type de demande"
          valeur={criteres.type ?? ''}
          options={optionsOf(TYPES_DEMANDE, LABELS_TYPE_DEMANDE)}
          onChange={(type) => changer({ type })}
        />
        <ChoixFiltre
          id="file-points"
          label="Points à vérifier"
          valeur={criteres.points ?? ''}
          options={optionsOf(POINTS, LABELS_POINTS)}
          onChange={(points) => changer({ points })}
        />
      </ChampRecherche>
      <Puces puces={puces} hrefEffacer={adresse({ vue, taille })} />
    </>
  )
}

const liensDeLaFile = () => [...document.querySelectorAll<HTMLElement>('.rc-liste__nom')]
const bouger = (pas: number): void => {
  const liens = liensDeLaFile()
  const actuel = liens.findIndex((lien) => lien === document.activeElement)
  liens[Math.max(0, Math.min(liens.length - 1, actuel + pas))]?.focus()
}

type File = Answer<'listerFile'>
/** Keeps the queue as it is shown, for who goes from a request to the next; and comes back to one's place. */
const usePlace = (
  data: File | undefined,
  isFetching: boolean,
  vueDe: (file: File) => NonNullable<ReturnType<typeof fileVue.get>>,
): void => {
  useEffect(() => {
    if (data) fileVue.set(vueDe(data))
  }, [data])
  // Back from a request: to its place, where the next one now stands, once the view is read again.
  useEffect(() => {
    const place = placeQuittee.get()
    if (!data || isFetching || place === null) return
    placeQuittee.set(null)
    const liens = liensDeLaFile()
    liens[Math.min(place, liens.length - 1)]?.focus()
  }, [data, isFetching])
}

const Total = ({ file }: { file: File | undefined }) => (
  <p role="status" className="rc-liste__total">
    {file === undefined ? (
      'Lecture de la file…'
    ) : (
      <>
        <strong>
          {file.plus && 'Plus de '}
          {formatNombre(file.total)} {file.total > 1 ? 'demandes' : 'demande'}
        </strong>{' '}
        par échéance, puis par ancienneté
      </>
    )}
  </p>
)

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
  const { page = 1 } = criteres
  const taille = tailleDe(criteres)
  const body = versFile(vue, criteres)
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...queryFor('listerFile', { body }, { business: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 0,
  })
  const { lignes = [], total = 0 } = data ?? {}
  useEffect(() => setChoisies(new Set()), [searchStr])
  const aller = (search: CriteresFile) => void navigate({ search, resetScroll: false })
  usePlace(data, isFetching, (file) => ({
    ids: file.lignes.map(({ id }) => id),
    rang: (page - 1) * taille + 1,
    total: file.total,
    type: criteres.type,
    vue: body,
  }))
  useRaccourcis({ '?': () => setAide(true), j: () => bouger(1), k: () => bouger(-1) })
  const pages = Math.max(1, Math.ceil(total / taille))
  return (
    <>
      <Filtres criteres={criteres} onFiltrer={aller} />
      {isError && <PasLu relire={refetch}>La file n’a pas pu être lue.</PasLu>}
      <Total file={data} />
      {choisies.size > 0 && <BarreLot choisies={choisies} onFini={() => setChoisies(new Set())} />}
      <LignesFile
        lignes={lignes}
        choisies={choisies}
        onChoisir={setChoisies}
        partielle={pages > 1}
        vide={isPending ? '' : 'Aucune demande dans cette vue.'}
      />
      <PiedListe
        taille={taille}
        tailles={TAILLES}
        onTaille={(choisie) => aller({ ...criteres, taille: choisie, page: undefined })}
      >
        <InternalLink className="fr-link fr-link--sm" href="/validations/reponses-types">
          Réponses types
        </InternalLink>
        <button type="button" className="fr-link fr-link--sm" onClick={() => setAide(true)}>
          Raccourcis clavier
        </button>
      </PiedListe>
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
