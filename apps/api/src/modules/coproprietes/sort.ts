import { type EtatCopropriete, type IsoDate, phraseSort } from '@registre/domain'

/** What a row says of a number that is no longer in force (`phraseSort`); '' while it is. */
export const sortDe = (row: {
  etat: EtatCopropriete
  date_dissolution: IsoDate | null
  remplacee_par: string | null
}): string =>
  phraseSort({
    etat: row.etat,
    dateDissolution: row.date_dissolution,
    remplaceePar: row.remplacee_par,
  })
