import { type Profil, PROFILS_PAR_TYPE } from '@registre/domain'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { loadOrNotFound, queryOf } from '../../lib/api/index.ts'
import { nomDuTeledeclarant, teledeclarantQuery } from './teledeclarant.ts'

const comptesQuery = (id: number) =>
  queryOf('listerUtilisateursTeledeclarant')({ params: { id } }, { silent: true })

/** The address of an account of a declarant, among the keepers' screens. */
export const hrefCompte = (teledeclarantId: number, compte: number | 'nouveau'): string =>
  `/teledeclarants/comptes-utilisateurs/${teledeclarantId}/${compte}`

/** For a loader: the declarant and its accounts, fresh; the not-found page when there is none. */
export const chargerComptes = async (queryClient: QueryClient, id: number): Promise<void> => {
  await loadOrNotFound(queryClient, teledeclarantQuery(id))
  await queryClient.fetchQuery({ ...comptesQuery(id), staleTime: 0 })
}

/** A declarant and its accounts, as a keeper sees them. */
export const useComptesDuTeledeclarant = (id: number) => {
  const { data: teledeclarant } = useSuspenseQuery(teledeclarantQuery(id))
  const { data: utilisateurs } = useSuspenseQuery(comptesQuery(id))
  const { etablissement, representant, type } = teledeclarant
  const nom = nomDuTeledeclarant(
    {
      raisonSociale: etablissement.raisonSociale ?? '',
      nom: representant.nom,
      prenom: representant.prenom,
    },
    id,
  )
  const profilPrincipal: Profil = PROFILS_PAR_TYPE[type][0] ?? 'DEFAULT'
  return { teledeclarant, utilisateurs, nom, profilPrincipal }
}
