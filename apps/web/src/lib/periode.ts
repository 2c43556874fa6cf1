import { fauteDeJour, parseFrDate } from '@registre/domain'

/** What is wrong with a period as typed in the fields `debut` and `fin`: a sentence by field. */
export const fautesDePeriode = <C extends string>(
  saisi: Readonly<Record<string, unknown>>,
  debut: C,
  fin: C,
): Partial<Record<C, string>> => {
  const [texteDebut, texteFin] = [String(saisi[debut] ?? ''), String(saisi[fin] ?? '')]
  const [du, au] = [parseFrDate(texteDebut), parseFrDate(texteFin)]
  const inverse = du !== null && au !== null && au < du
  const fautes: Partial<Record<C, string>> = {}
  const fauteDebut = fauteDeJour(texteDebut)
  const fauteFin = inverse ? 'La fin précède le début.' : fauteDeJour(texteFin)
  if (fauteDebut !== null) fautes[debut] = fauteDebut
  if (fauteFin !== null) fautes[fin] = fauteFin
  return fautes
}
