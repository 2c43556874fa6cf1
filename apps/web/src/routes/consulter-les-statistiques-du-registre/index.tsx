import { NIVEAUX_GEOGRAPHIQUES, NOTE_PUBLICATION } from '@registre/domain'
import { Alert } from '@registre/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useCompte } from '../../lib/session.ts'
import { asOneOf, asPositive, asText, compact } from '../../lib/search-params.ts'
import { Chiffres } from './-pieces/Chiffres.tsx'
import { Choix } from './-pieces/Choix.tsx'
import { Evolution } from './-pieces/Evolution.tsx'
import { PartieCarte } from './-pieces/PartieCarte.tsx'
import { PlusPres } from './-pieces/PlusPres.tsx'
import { Rapports } from './-pieces/Rapports.tsx'
import { Repartitions } from './-pieces/Repartitions.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import {
  type Periode,
  type RechercheStatistiques,
  type Statistiques,
  useProvenance,
} from './-pieces/valeurs.ts'
import { PasLu } from '../../components/PasLu.tsx'

type Trimestres = Answer<'listerTrimestresStatistiques'>

/** False for a quarter that has no figures, or does not exist: the newest is shown in its place. */
const estConnue = ({ annee, trimestre }: RechercheStatistiques, trimestres: Trimestres): boolean =>
  trimestres.some((t) => t.annee === annee && t.trimestre === trimestre)

const chiffresDe = (search: RechercheStatistiques, trimestres: Trimestres) => {
  const { niveau = 'NATIONAL', code = '', annee, trimestre } = search
  return queryOf('lireStatistiques')(
    { query: { niveau, code, ...(estConnue(search, trimestres) ? { annee, trimestre } : {}) } },
    { silent: true },
  )
}

const Vide = () => (
  <div className="fr-callout">
    <p className="fr-callout__text">
      Aucun chiffre n’est encore établi : ils le sont dans les minutes qui suivent l’ouverture du
      registre, puis chaque nuit.
    </p>
  </div>
)

const FRANCE = { niveau: 'NATIONAL', code: '', nom: 'France entière' } as const

/** The figures of a quarter, part by part. */
const Montre = ({
  montre: { territoire, valeurs, evolution, rapports },
  periode,
  recherche,
  titre,
  onChoisir,
}: {
  montre: Statistiques
  periode: Periode
  recherche: RechercheStatistiques
  titre: RefObject<HTMLHeadingElement | null>
  onChoisir: (code: string) => void
}) => {
  const provenance = useProvenance(territoire, periode)
  const deFrance = useProvenance(FRANCE, periode)
  return (
    <>
      <Chiffres
        territoire={territoire}
        periode={periode}
        valeurs={valeurs}
        provenance={provenance}
        titleRef={titre}
      />
      <PlusPres territoire={territoire} recherche={recherche} />
      <Rapports territoire={territoire} periode={periode} rapports={rapports} />
      {/* Each part comes to life in its turn: a telephone never freezes for all of them. */}
      <Suspense>
        <Repartitions valeurs={valeurs} provenance={provenance} />
      </Suspense>
      <Suspense>
        <Evolution evolution={evolution} periode={periode} provenance={provenance} />
      </Suspense>
      <Suspense>
        <PartieCarte
          periode={periode}
          choisi={territoire}
          provenance={deFrance}
          onChoisir={onChoisir}
        />
      </Suspense>
    </>
  )
}

const Page = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: trimestres } = useSuspenseQuery(queryOf('listerTrimestresStatistiques')({}))
  const { data: lus, isError, refetch } = useQuery(chiffresDe(search, trimestres))
  // The former figures stay while the new ones come, and when they fail to come.
  const [avant, garder] = useState(lus)
  if (lus && lus !== avant) garder(lus)
  const montre = lus ?? avant
  // What the figures that come answer: the form, or a department of the map.
  const [geste, setGeste] = useState('')
  const titre = useRef<HTMLHeadingElement>(null)
  // Who answers for a territory begins there; the whole country is one choice further.
  const territoire = useCompte()?.territoire
  const arrivee = useRef(search.niveau === undefined)
  useEffect(() => {
    if (!arrivee.current || !territoire || territoire.niveau === 'NATIONAL') return
    arrivee.current = false
    const { niveau, code } = territoire
    void navigate({ search: (avant) => ({ ...avant, niveau, code }), replace: true })
  }, [territoire, navigate])
  const vise = lus?.territoire.niveau === 'DEPARTEMENT' && lus.territoire.code === geste
  // The map stands far below the figures: the person is brought to them.
  useEffect(() => {
    if (!vise) return
    titre.current?.focus()
    setGeste('')
  }, [vise])
  const ditPeriode = montre?.periode ? `${montre.territoire.nom}, ${montre.periode.libelle}` : ''
  usePageTitle({
    titre: ditPeriode === '' ? 'Statistiques du registre' : `Statistiques : ${ditPeriode}`,
  })
  const horsPeriode =
    (search.annee ?? search.trimestre) !== undefined && !estConnue(search, trimestres)
  const aller = async (depuis: string, vers: RechercheStatistiques): Promise<void> => {
    setGeste('')
    const sansPeriode = horsPeriode ? { annee: undefined, trimestre: undefined } : {}
    await navigate({ search: compact({ ...search, ...sansPeriode, ...vers }), resetScroll: false })
    setGeste(depuis)
  }
  const enPanne = isError && !lus
  const attendu = !isError && !lus
  return (
    <>
      <h1 tabIndex={-1}>Statistiques du registre</h1>
      {montre && (
        <Choix
          territoire={montre.territoire}
          periode={montre.periode}
          onChoisir={(vers) => void aller('formulaire', vers)}
        />
      )}
      <p role="status" className={attendu ? 'fr-hint-text' : 'fr-sr-only'}>
        {attendu
          ? 'Chargement…'
          : lus && geste === 'formulaire'
            ? `Chiffres affichés : ${ditPeriode}`
            : ''}
      </p>
      {enPanne && (
        <PasLu relire={refetch} className="fr-mb-4w">
          Les chiffres demandés n’ont pas pu être lus
          {ditPeriode && ` : ceux d’avant restent affichés (${ditPeriode})`}.
        </PasLu>
      )}
      {montre?.periode === null && <Vide />}
      {montre?.periode && (
        <>
          {lus && horsPeriode && (
            <Alert severity="info" className="fr-mb-4w">
              <p>
                Aucun chiffre n’est établi pour la période demandée. Voici ceux du{' '}
                {montre.periode.libelle}.
              </p>
            </Alert>
          )}
          <Montre
            montre={montre}
            periode={montre.periode}
            recherche={search}
            titre={titre}
            onChoisir={(code) => void aller(code, { niveau: 'DEPARTEMENT', code })}
          />
          <p className="fr-text--sm fr-mt-4w">{NOTE_PUBLICATION}</p>
          <p>
            <InternalLink className="fr-link" href="/institutionnels/donnees-brutes">
              Télécharger le registre ligne à ligne : données brutes
            </InternalLink>
          </p>
        </>
      )}
    </>
  )
}

/** The figures of the register, by territory and by quarter. */
export const Route = createFileRoute('/consulter-les-statistiques-du-registre/')({
  staticData: {
    titre: 'Statistiques du registre',
    rendu: true,
    description:
      'Les chiffres des copropriétés de France par région, département, intercommunalité et commune : taille, période de construction, syndics, mises à jour.',
  },
  validateSearch: (raw: Record<string, unknown>): RechercheStatistiques =>
    compact({
      niveau: asOneOf(NIVEAUX_GEOGRAPHIQUES)(raw['niveau']),
      // The router reads 1 in ?code=01 as a number: official codes have two figures at least.
      code:
        typeof raw['code'] === 'number'
          ? String(raw['code']).padStart(2, '0')
          : asText(raw['code'], 9),
      annee: asPositive(raw['annee']),
      trimestre: asPositive(raw['trimestre']),
    }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const [trimestres] = await Promise.all([
      queryClient.ensureQueryData(queryOf('listerTrimestresStatistiques')({})),
      queryClient.ensureQueryData(queryOf('listerRegions')({})),
    ])
    const chiffres = chiffresDe(deps, trimestres)
    // A screen that shows figures says itself that others come, or that they did not.
    if (cause === 'stay') void queryClient.prefetchQuery(chiffres)
    else await queryClient.ensureQueryData(chiffres)
  },
  component: Page,
})
