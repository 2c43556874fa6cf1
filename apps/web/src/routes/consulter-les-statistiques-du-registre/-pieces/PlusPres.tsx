import { departementDeLaCommune, type NiveauGeographique } from '@registre/domain'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Repli } from '../../../components/Repli.tsx'
import { queryOf } from '../../../lib/api/index.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import type { RechercheStatistiques, Territoire } from './valeurs.ts'

interface Lieu {
  niveau: NiveauGeographique
  code: string
  nom: string
}

const FRANCE: Lieu = { niveau: 'NATIONAL', code: '', nom: 'France entière' }

const departementDe = ({ niveau, code }: Territoire): string =>
  niveau === 'DEPARTEMENT' ? code : niveau === 'COMMUNE' ? departementDeLaCommune(code) : ''

const Liens = ({ lieux, href }: { lieux: readonly Lieu[]; href: (lieu: Lieu) => string }) => (
  <ul className="rc-plus-pres fr-raw-list fr-mt-1w">
    {lieux.map((lieu) => (
      <li key={lieu.code}>
        <InternalLink className="fr-tag" href={href(lieu)}>
          {lieu.nom}
        </InternalLink>
      </li>
    ))}
  </ul>
)

/** Where one stands, from the country to the commune, and the territories within: each is a link. */
export const PlusPres = ({
  territoire,
  recherche,
}: {
  territoire: Territoire
  recherche: RechercheStatistiques
}) => {
  const router = useRouter()
  const { data: regions } = useSuspenseQuery(queryOf('listerRegions')({}))
  const { data: departements = [] } = useQuery(
    queryOf('listerDepartements')({ params: { idRegion: 0 } }),
  )
  const num = departementDe(territoire)
  const { data: duDepartement } = useQuery({
    ...queryOf('listerCommunesDuDepartement')({ params: { num } }),
    enabled: territoire.niveau === 'DEPARTEMENT',
  })
  const { data: deLEpci } = useQuery({
    ...queryOf('listerCommunesDeLEpci')({ params: { siren: territoire.code } }),
    enabled: territoire.niveau === 'EPCI',
  })
  const communes = duDepartement ?? deLEpci ?? []
  const departement = departements.find((d) => d.code === num)
  const codeRegion = territoire.niveau === 'REGION' ? territoire.code : departement?.codeRegion
  const region = regions.find((r) => r.code === codeRegion)
  const href = ({ niveau, code }: Lieu): string =>
    router.buildLocation({
      to: '/consulter-les-statistiques-du-registre',
      search: { ...recherche, niveau, code },
    }).href
  const chemin: Lieu[] = [
    ...(territoire.niveau === 'NATIONAL' ? [] : [FRANCE]),
    ...(region && territoire.niveau !== 'REGION'
      ? [{ niveau: 'REGION', code: region.code, nom: region.nom } as const]
      : []),
    ...(departement && territoire.niveau === 'COMMUNE'
      ? [{ niveau: 'DEPARTEMENT', code: departement.code, nom: departement.nom } as const]
      : []),
  ]
  const dedans: Lieu[] =
    territoire.niveau === 'NATIONAL'
      ? regions.map(({ code, nom }) => ({ niveau: 'REGION', code, nom }))
      : territoire.niveau === 'REGION'
        ? departements
            .filter((d) => d.codeRegion === territoire.code)
            .map(({ code, nom }) => ({ niveau: 'DEPARTEMENT', code, nom }))
        : communes.map(({ code, nom }) => ({ niveau: 'COMMUNE', code, nom }))
  return (
    <div className="rc-non-imprime fr-mt-2w">
      {chemin.length > 0 && (
        <nav aria-label="Territoires plus larges">
          <ol className="rc-plus-pres fr-raw-list">
            {chemin.map((lieu) => (
              <li key={lieu.niveau}>
                <InternalLink className="fr-link fr-link--sm" href={href(lieu)}>
                  {lieu.nom}
                </InternalLink>{' '}
                <span aria-hidden="true">›</span>
              </li>
            ))}
            <li>{territoire.nom}</li>
          </ol>
        </nav>
      )}
      {dedans.length > 0 &&
        (territoire.niveau === 'DEPARTEMENT' || territoire.niveau === 'EPCI' ? (
          <Repli resume="Ses communes">{() => <Liens lieux={dedans} href={href} />}</Repli>
        ) : (
          <details>
            <summary>
              {territoire.niveau === 'NATIONAL' ? 'Par région' : 'Ses départements'}
            </summary>
            <Liens lieux={dedans} href={href} />
          </details>
        ))}
    </div>
  )
}
