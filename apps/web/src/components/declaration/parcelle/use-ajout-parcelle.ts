import { fautesParcelle, type Parcelle, type ParcelleSaisie } from '@registre/domain'
import { useState } from 'react'
import { callOf, codeOf, isApiError } from '../../../lib/api/index.ts'
import { codeInseeCadastral, dejaDeclaree, versParcelle } from '../parcelles.ts'

type EtatAjout =
  | { nom: 'repos' }
  | { nom: 'recherche' }
  /** Not located: keep it or discard it. */
  | { nom: 'a-garder'; parcelle: Parcelle; indisponible: boolean }

/** Looks for a typed parcel in the land register, then adds it; asks when it cannot be located. */
export const useAjoutParcelle = (
  liste: readonly Parcelle[],
  ajouter: (parcelle: Parcelle) => void,
  surCadastre: (muet: boolean) => void = () => {},
  videNumero: () => void = () => {},
) => {
  const [etat, setEtat] = useState<EtatAjout>({ nom: 'repos' })
  const [tente, setTente] = useState(false)
  const [message, setMessage] = useState('')
  const retenir = (parcelle: Parcelle): void => {
    setEtat({ nom: 'repos' })
    if (dejaDeclaree(liste, parcelle)) {
      videNumero()
      return setMessage('Cette parcelle est déjà dans la liste.')
    }
    setTente(false)
    setMessage('')
    ajouter(parcelle)
  }
  /** False: something is to be corrected, or decided. */
  const chercher = async (saisie: ParcelleSaisie): Promise<boolean> => {
    setTente(true)
    setMessage('')
    if (Object.keys(fautesParcelle(saisie)).length > 0) return false
    setEtat({ nom: 'recherche' })
    try {
      const { codeInsee, codePostal, prefixe, section, numero } = saisie
      const { parcelles } = await callOf('rechercherParcelle', {
        query: {
          codeInsee: codeInseeCadastral(codeInsee, codePostal),
          prefixe: prefixe.padStart(3, '0'),
          section: section.toUpperCase(),
          numero,
        },
      })
      surCadastre(false)
      const [trouvee] = parcelles
      if (trouvee) {
        retenir(versParcelle(saisie, trouvee))
        return true
      }
      setEtat({ nom: 'a-garder', parcelle: versParcelle(saisie, null), indisponible: false })
    } catch (error) {
      if (!isApiError(error)) throw error
      if (codeOf(error) === 'service-non-regle') {
        surCadastre(true)
        retenir(versParcelle(saisie, null))
        return true
      }
      const { status } = error.problem
      if (status === 0 || status >= 500) {
        surCadastre(true)
        setEtat({ nom: 'a-garder', parcelle: versParcelle(saisie, null), indisponible: true })
      } else {
        setEtat({ nom: 'repos' })
        setMessage(error.message)
      }
    }
    return false
  }
  return { etat, tente, message, chercher, retenir, ecarter: () => setEtat({ nom: 'repos' }) }
}
