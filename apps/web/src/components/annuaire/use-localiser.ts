import type { Adresse } from '@registre/domain'
import { useState } from 'react'
import { callOf, codeOf, isApiError } from '../../lib/api/index.ts'
import { issueDeRecherche, lireAdresse } from '../declaration/adresses.ts'
import type { FeatureAdresse } from '../declaration/types.ts'

export type EtatLocalisation =
  | { nom: 'repos' }
  | { nom: 'recherche' }
  /** The window is open. */
  | { nom: 'choix'; requete: string; choix: FeatureAdresse[]; telle: Adresse }

/**
 * Places a typed address on the map, then gives it with what was typed (specification 1, "Address
 * choice window"; 2, 7.11): one exact answer is taken, others are chosen in the window, none keeps
 * the address as typed. A service that is down never stops the search. `preparer` fetches the
 * window meanwhile.
 */
export const useLocaliser = (
  preparer: () => Promise<void>,
  surAdresse: (adresse: Adresse, saisi: string, indisponible: boolean) => void,
) => {
  const [etat, setEtat] = useState<EtatLocalisation>({ nom: 'repos' })
  const rendre = (adresse: Adresse, saisi: string, indisponible = false): void => {
    setEtat({ nom: 'repos' })
    surAdresse(adresse, saisi, indisponible)
  }
  const localiser = async (
    requete: string,
    telle: Adresse = lireAdresse(requete),
  ): Promise<void> => {
    setEtat({ nom: 'recherche' })
    try {
      const [{ features }] = await Promise.all([
        callOf('rechercherAdresse', { query: { q: requete, limit: 10 } }),
        preparer(),
      ])
      const issue = issueDeRecherche(requete, features)
      if (issue.suite === 'choisir') setEtat({ nom: 'choix', requete, choix: issue.choix, telle })
      else rendre(issue.suite === 'directe' ? issue.adresse : telle, requete)
    } catch (error) {
      if (!isApiError(error)) throw error
      rendre(telle, requete, codeOf(error) !== 'service-non-regle')
    }
  }
  return { etat, localiser, rendre, fermer: () => setEtat({ nom: 'repos' }) }
}
