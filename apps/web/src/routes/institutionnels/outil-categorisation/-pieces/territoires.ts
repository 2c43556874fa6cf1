import type { Maille } from '@registre/domain'
import type { Option } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../lib/api/index.ts'

const JAMAIS = { staleTime: Number.POSITIVE_INFINITY }

const useRegions = (actif: boolean): Option[] =>
  (useQuery({ ...queryOf('listerRegions')({}), ...JAMAIS, enabled: actif }).data ?? []).map(
    (r) => ({ value: r.code, label: r.nom }),
  )

const useDepartements = (actif: boolean, region: string): Option[] =>
  (
    useQuery({
      ...queryOf('listerDepartements')({ params: { idRegion: Number(region) || 0 } }),
      ...JAMAIS,
      enabled: actif,
    }).data ?? []
  ).map((d) => ({
    value: d.code,
    label: `${d.code} ${d.nom}`,
  }))

const useEpci = (region: string, departement: string): Option[] => {
  const parRegion = useQuery({
    ...queryOf('listerEpciDeLaRegion')({ params: { id: Number(region) || 1 } }),
    ...JAMAIS,
    enabled: region !== '',
  })
  const parDepartement = useQuery({
    ...queryOf('listerEpciDuDepartement')({ params: { num: departement || '01' } }),
    ...JAMAIS,
    enabled: departement !== '',
  })
  return (parRegion.data ?? parDepartement.data ?? []).map((e) => ({
    value: e.siren,
    label: e.nom,
  }))
}

const useCommunes = (departement: string, epci: string): Option[] => {
  const parDepartement = useQuery({
    ...queryOf('listerCommunesDuDepartement')({ params: { num: departement || '01' } }),
    ...JAMAIS,
    enabled: departement !== '',
  })
  const parEpci = useQuery({
    ...queryOf('listerCommunesDeLEpci')({ params: { siren: epci || '000000000' } }),
    ...JAMAIS,
    enabled: epci !== '',
  })
  return (parEpci.data ?? parDepartement.data ?? []).map((c) => ({
    value: c.code,
    label: `${c.nom} (${c.code})`,
  }))
}

/**
 * Territories of a level, all of them or inside another one: what a select offers. `null`: nothing
 * is asked yet.
 */
export const useTerritoires = (
  niveau: Maille | null,
  dans: { niveau: Maille; code: string } | null,
): Option[] => {
  const code = (n: Maille): string => (dans?.niveau === n ? dans.code : '')
  const regions = useRegions(niveau === 'REGION')
  const departements = useDepartements(niveau === 'DEPARTEMENT', code('REGION'))
  const epci = useEpci(
    niveau === 'EPCI' ? code('REGION') : '',
    niveau === 'EPCI' ? code('DEPARTEMENT') : '',
  )
  const communes = useCommunes(
    niveau === 'COMMUNE' ? code('DEPARTEMENT') : '',
    niveau === 'COMMUNE' ? code('EPCI') : '',
  )
  if (niveau === null) return []
  return { REGION: regions, DEPARTEMENT: departements, EPCI: epci, COMMUNE: communes }[niveau]
}
