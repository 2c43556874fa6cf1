import type { TypeDemande } from '@registre/domain'
import { callOf, codeOf } from '../../lib/api/index.ts'
import { ouvrir } from './appels.ts'

/** Another keeper may take the same one first: the next is tried. */
const ESSAIS = 5
const PRISES: readonly string[] = ['verrou-pris', 'deja-decide', 'transition-interdite']

interface EnFile {
  id: number
  idMandat: number | null
  coproprieteId: number
}

/** Takes the first of these that is free; null when each is held or decided. Throws ApiError. */
export const prendrePremiere = async (demandes: readonly EnFile[]): Promise<number | null> => {
  for (const demande of demandes.slice(0, ESSAIS))
    try {
      await ouvrir({ ...demande, idDemande: demande.id })
      return demande.id
    } catch (error) {
      if (!PRISES.includes(codeOf(error))) throw error
    }
  return null
}

/**
 * Takes the most urgent request that is free, but the ones passed over; gives its identifier, null
 * when there is none. Throws ApiError.
 */
export const prendreUrgente = async (
  sauf: readonly number[] = [],
  type?: TypeDemande,
): Promise<number | null> => {
  const passees = [...sauf]
  for (let essai = 1; ; essai += 1) {
    const { demande } = await callOf('trouverDemandeUrgente', {
      body: { sauf: passees, typeDemande: type ?? '' },
    })
    if (!demande) return null
    try {
      await ouvrir({ ...demande, idDemande: demande.id })
      return demande.id
    } catch (error) {
      if (essai === ESSAIS || !PRISES.includes(codeOf(error))) throw error
      passees.push(demande.id)
    }
  }
}
