import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { EtatCopropriete } from './copropriete.etats.ts'
import { afficherNumero } from './numero.ts'

/** What decides the sentence: the columns of a co-ownership that left the register's life. */
export interface SortCopropriete {
  etat: EtatCopropriete
  dateDissolution: IsoDate | null
  /** Number of the co-ownership that replaces this one. */
  remplaceePar: string | null
}

/**
 * What a look-up says of a number that is no longer in force: « dissoute le … », « remplacée par …
 * », « immatriculation annulée » or « supprimée »; '' while it is in force. For the sheet, the
 * checks and the public page.
 */
export const phraseSort = ({ etat, dateDissolution, remplaceePar }: SortCopropriete): string => {
  if (etat === 'DISSOUTE')
    return dateDissolution
      ? `Copropriété dissoute le ${formatFrDate(dateDissolution)}`
      : 'Copropriété dissoute'
  if (etat === 'IMMATRICULATION_ANNULEE')
    return remplaceePar
      ? `Immatriculation annulée : remplacée par le numéro ${afficherNumero(remplaceePar)}`
      : 'Immatriculation annulée'
  if (etat === 'SUPPRIMEE') return 'Copropriété supprimée du registre'
  return ''
}
