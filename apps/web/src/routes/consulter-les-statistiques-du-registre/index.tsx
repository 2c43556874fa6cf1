import { NIVEAUX_GEOGRAPHIQUES, NOTE_SECRET } from '@registre/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, asPositive, asText, compact } from '../../lib/search-params.ts'
import { Chiffres } from './-pieces/Chiffres.tsx'
import { Choix } from './-pieces/Choix.tsx'
import { Evolution } from './-pieces/Evolution.tsx'
import { PartieCarte } from './-pieces/PartieCarte.tsx'
import { Rapports } from './-pieces/Rapports.tsx'
import { Repartitions } from './-pieces/Repartitions.tsx'

export interface RechercheStatistiques {
  niveau?: (typeof NIVEAUX_GEOGRAPHIQUES)[number] | undefined
  code?: string | undefined
  annee?: number | undefined
  trimestre?: number | undefined
}

const demande = ({ niveau, code, annee, trimestre }: RechercheStatistiques) => ({
  query: { niveau: niveau ?? ('NATIONAL' as const), code: code ?? '', ...(annee && trimestre ? { annee, trimestre } : {}) },
})

const Vide = () => (
  <div className="fr-callout">
    <p className="fr-callout__text">Aucun chiffre n’est encore établi : ils le sont dans les minutes qui suivent l’ouverture du registre, puis chaque nuit.</p>
  </div>
)

const Page = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(queryOf('lireStatistiques')(demande(search)))
  const { territoire, periode, valeurs, evolution, rapports } = data
  usePageTitle({ titre: periode ? `Statistiques : ${territoire.nom}, ${periode.libelle}` : 'Statistiques du registre' })
  const aller = (vers: RechercheStatistiques) => void navigate({ search: compact({ ...search, ...vers }), resetScroll: false })
  return (
    <>
      <h1 tabIndex={-1}>Statistiques du registre</h1>
      <Choix key={`${territoire.niveau}/${territoire.code}`} territoire={territoire} periode={periode} onChoisir={aller} />
      {periode === null ? (
        <Vide />
      ) : (
        <>
          <Chiffres territoire={territoire} periode={periode} valeurs={valeurs} />
          <Rapports territoire={territoire} periode={periode} rapports={rapports} />
          <Repartitions valeurs={valeurs} />
          <Evolution evolution={evolution} periode={periode} />
          <PartieCarte periode={periode} choisi={territoire} onChoisir={(code) => aller({ niveau: 'DEPARTEMENT', code })} />
          <p className="fr-text--sm fr-mt-4w">{NOTE_SECRET}</p>
        </>
      )}
    </>
  )
}

/** The figures of the register, by territory and by quarter. */
export const Route = createFileRoute('/consulter-les-statistiques-du-registre/')({
  staticData: { titre: 'Statistiques du registre', rendu: true },
  validateSearch: (raw: Record<string, unknown>): RechercheStatistiques =>
    compact({
      niveau: asOneOf(NIVEAUX_GEOGRAPHIQUES)(raw['niveau']),
      // The router reads 1 in ?code=01 as a number: official codes have two figures at least.
      code: typeof raw['code'] === 'number' ? String(raw['code']).padStart(2, '0') : asText(raw['code'], 9),
      annee: asPositive(raw['annee']),
      trimestre: asPositive(raw['trimestre']),
    }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(queryOf('lireStatistiques')(demande(deps))),
      context.queryClient.ensureQueryData(queryOf('listerTrimestresStatistiques')({})),
      context.queryClient.ensureQueryData(queryOf('listerRegions')({})),
    ])
  },
  component: Page,
})
