import { isRestreint, peut, type Autorite } from '@registre/domain'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Answer, callOf, client, queryClient, sessionLost, statusOf } from './api/index.ts'

export type Compte = Answer<'lireCompte'>

/** The signed-in account, null when nobody is. A restricted account counts as nobody and is signed out at once. */
export const compteQuery = queryOptions<Compte | null>({
  queryKey: ['lireCompte', null],
  queryFn: async ({ signal }) => {
    try {
      const compte = await callOf('lireCompte', undefined, { signal })
      if (!isRestreint(compte.profil)) return compte
      await client.seDeconnecter()
      return null
    } catch (error) {
      if (statusOf(error) === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The account, or null. */
export const useCompte = (): Compte | null => useQuery(compteQuery).data ?? null

/** The account on a screen whose route asks for one. Throws when nobody is signed in. */
export const useCompteConnecte = (): Compte => {
  const { data } = useSuspenseQuery(compteQuery)
  if (!data) throw new Error('This screen needs a signed-in account: give its route authorities.')
  return data
}

/** True when the account holds at least one of the authorities. */
export const usePeut = (...autorites: readonly Autorite[]): boolean => peut(useCompte()?.authorities ?? [], autorites)

/** Keeps the account that a sign-in or a save has just answered, and forgets what the previous account had read. */
export const setCompte = (compte: Compte | null): void => {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'lireCompte' && query.queryKey[0] !== 'lireConfiguration' })
  queryClient.setQueryData(compteQuery.queryKey, compte)
  sessionLost.set(false)
}

/** Signs out on the server, then here. */
export const signOut = async (): Promise<void> => {
  await client.seDeconnecter()
  setCompte(null)
}
