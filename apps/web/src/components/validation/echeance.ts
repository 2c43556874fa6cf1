import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { estJourOuvre, addDays, parseFrDate, type IsoDate } from '@registre/domain'

export interface Delai {
  texte: string
  severite: 'error' | 'warning' | 'info'
}

/** The day in Paris, where due days are counted. */
export const aujourdhui = (maintenant?: Date): IsoDate => aujourdhuiParis(maintenant)

/** Working days after `de`, up to `a` included; 0 when `a` is not later. */
export const joursOuvresEntre = (de: IsoDate, a: IsoDate): number => {
  let nombre = 0
  for (let jour = addDays(de, 1); jour <= a; jour = addDays(jour, 1))
    if (estJourOuvre(jour)) nombre += 1
  return nombre
}

const jours = (n: number): string => `${n}\u00A0jour${n > 1 ? 's' : ''} ouvré${n > 1 ? 's' : ''}`

/**
 * What is left before the due day, in words. Takes the request as it travels (due day jj/mm/aaaa)
 * and today; gives null once it is decided. The clock stops while details are awaited.
 */
export const delaiDe = (
  demande: { etat: string; echeance: string | null; enRetard: boolean },
  jour: IsoDate,
): Delai | null => {
  if (demande.etat === 'PRECISIONS') return { texte: 'Délai suspendu', severite: 'info' }
  const echeance = parseFrDate(demande.echeance)
  if (echeance === null || (demande.etat !== 'A_VALIDER' && demande.etat !== 'EN_COURS'))
    return null
  if (demande.enRetard || echeance < jour) {
    const retard = joursOuvresEntre(echeance, jour)
    return {
      texte: retard > 0 ? `Hors délai de ${jours(retard)}` : 'Hors délai',
      severite: 'error',
    }
  }
  const reste = joursOuvresEntre(jour, echeance)
  return reste === 0
    ? { texte: 'À traiter aujourd’hui', severite: 'warning' }
    : { texte: `Reste ${jours(reste)}`, severite: 'info' }
}
