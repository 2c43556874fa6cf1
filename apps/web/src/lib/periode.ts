import { parseFrDate } from '@registre/domain'

const fauteDeDate = (texte: string): string | null => {
  if (texte === '' || parseFrDate(texte) !== null) return null
  return /^\d{2}\/\d{2}\/\d{4}$/.test(texte)
    ? 'Cette date n’existe pas.'
    : 'Saisissez une date au format jj/mm/aaaa.'
}

/** What is wrong with a period as typed in the fields `debut` and `fin`: a sentence by field. */
export const fautesDePeriode = <C extends string>(
  saisi: Readonly<Record<string, unknown>>,
  debut: C,
  fin: C,
): Partial<Record<C, string>> => {
  const [texteDebut, texteFin] = [String(saisi[debut] ?? ''), String(saisi[fin] ?? '')]
  const [du, au] = [parseFrDate(texteDebut), parseFrDate(texteFin)]
  const inverse = du !== null && au !== null && au < du
  const fautes = [
    [debut, fauteDeDate(texteDebut)],
    [fin, inverse ? 'La fin précède le début.' : fauteDeDate(texteFin)],
  ] as const
  return Object.fromEntries(fautes.filter(([, faute]) => faute !== null)) as Partial<
    Record<C, string>
  >
}
