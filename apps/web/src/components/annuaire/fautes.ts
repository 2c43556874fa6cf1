import { normaliserNumero } from '@registre/domain'
import { fautesDePeriode } from '../../lib/periode.ts'

const DEBUT_DE_NUMERO = /^\$?\s*[a-z]{2}[\s-]*\d[\d_\s-]*$/i

/** What is wrong with the advanced search as typed: a sentence by field. */
export const fautesAvancees = (
  saisi: Readonly<Record<string, string>>,
  aUnCritere: boolean,
): Record<string, string> => {
  const { dep = '', insee = '', communeSaisie = '', cp = '', numero = '', debut, fin } = saisi
  const attendu = dep === '2A' || dep === '2B' ? '20' : dep
  return {
    ...(communeSaisie !== '' && insee === ''
      ? { commune: 'Choisissez la commune dans la liste proposée.' }
      : {}),
    ...(cp !== '' && !/^\d{5}$/.test(cp) ? { cp: 'Le code postal comporte 5 chiffres.' } : {}),
    ...(/^\d{5}$/.test(cp) && !cp.startsWith(attendu)
      ? { cp: 'Le code postal ne correspond pas au département.' }
      : {}),
    ...(numero !== '' && normaliserNumero(numero) === null && !DEBUT_DE_NUMERO.test(numero)
      ? { numero: 'Saisissez un numéro, ou son début avec ses deux lettres : AA0-000-001.' }
      : {}),
    ...fautesDePeriode(saisi, 'debut', 'fin'),
    ...(!aUnCritere && communeSaisie === '' && !debut && !fin
      ? { dep: 'Renseignez au moins un critère.' }
      : {}),
  }
}
