import { normaliserNumero, parseFrDate } from '@registre/domain'

const fauteDeDate = (texte: string | undefined): string | null => {
  if (!texte || parseFrDate(texte) !== null) return null
  return /^\d{2}\/\d{2}\/\d{4}$/.test(texte)
    ? 'Cette date n’existe pas.'
    : 'Saisissez une date au format jj/mm/aaaa.'
}
const jours = (debut: string | undefined, fin: string | undefined): Record<string, string> => {
  const [fauteDebut, fauteFin] = [fauteDeDate(debut), fauteDeDate(fin)]
  const [du, au] = [parseFrDate(debut ?? ''), parseFrDate(fin ?? '')]
  return {
    ...(fauteDebut ? { debut: fauteDebut } : {}),
    ...(fauteFin
      ? { fin: fauteFin }
      : du !== null && au !== null && au < du
        ? { fin: 'La fin précède le début.' }
        : {}),
  }
}
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
    ...jours(debut, fin),
    ...(!aUnCritere && communeSaisie === '' && !debut && !fin
      ? { dep: 'Renseignez au moins un critère.' }
      : {}),
  }
}
