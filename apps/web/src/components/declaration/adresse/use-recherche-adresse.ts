import { useState } from 'react'
import { callOf, codeOf, isApiError } from '../../../lib/api/index.ts'
import { issueDeRecherche, lireAdresse } from '../adresses.ts'
import type { FeatureAdresse } from '../types.ts'
import type { Adresse } from '@registre/domain'

/** Why the address is to be typed in parts. */
export interface Avis {
  ton: 'warning' | 'info'
  phrase: string
}
const INDISPONIBLE: Avis = {
  ton: 'warning',
  phrase:
    'Service de géolocalisation indisponible. Saisissez l’adresse : elle sera déclarée sans sa place sur la carte, que vous pourrez donner plus tard.',
}
const SANS_SERVICE: Avis = {
  ton: 'info',
  phrase: 'Saisissez l’adresse à la main : ce registre ne la situe pas sur la carte.',
}

export type Etat =
  | { nom: 'repos' }
  | { nom: 'recherche' }
  /** The window is open. */
  | { nom: 'choix'; requete: string; choix: FeatureAdresse[] }
  /** No match: the person keeps the address, or leaves it. */
  | { nom: 'introuvable'; requete: string }
  /** The service is down, or there is none: the address is typed in parts. */
  | { nom: 'manuel'; depart: Adresse; avis: Avis | null }

/** Looks for an address and says what follows (specification 2, 7.11). */
export const useRechercheAdresse = (surAdresse: (adresse: Adresse) => void) => {
  const [etat, setEtat] = useState<Etat>({ nom: 'repos' })
  /** False: the person has to choose, or to type the parts. */
  const chercher = async (texte: string): Promise<boolean> => {
    const requete = texte.trim()
    setEtat({ nom: 'recherche' })
    try {
      const { features } = await callOf('rechercherAdresse', { query: { q: requete, limit: 10 } })
      const issue = issueDeRecherche(requete, features)
      if (issue.suite === 'directe') {
        setEtat({ nom: 'repos' })
        surAdresse(issue.adresse)
        return true
      }
      if (issue.suite === 'choisir') setEtat({ nom: 'choix', requete, choix: issue.choix })
      else setEtat({ nom: 'introuvable', requete })
    } catch (error) {
      if (!isApiError(error)) throw error
      const { status } = error.problem
      const muet = status === 0 || status >= 500
      setEtat({
        nom: 'manuel',
        depart: lireAdresse(requete),
        avis: muet ? INDISPONIBLE : codeOf(error) === 'service-non-regle' ? SANS_SERVICE : null,
      })
    }
    return false
  }
  const retenir = (adresse: Adresse): void => {
    setEtat({ nom: 'repos' })
    surAdresse(adresse)
  }
  return {
    etat,
    chercher,
    retenir,
    fermer: () => setEtat({ nom: 'repos' }),
    saisirMoiMeme: (texte: string) =>
      setEtat({ nom: 'manuel', depart: lireAdresse(texte), avis: null }),
  }
}
