import type { ReactNode } from 'react'

/** Without accents or case, letter for letter: what is found stands at the same place in the text. */
const replie = (texte: string): string =>
  [...texte]
    .map((l) => l.normalize('NFD').replaceAll(/\p{M}/gu, '')[0] ?? l)
    .join('')
    .toLowerCase()

/** The text with, in bold, the beginnings of its words that were typed. */
export const surligner = (texte: string, saisi: string): ReactNode => {
  const debuts = replie(saisi)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((m) => m.length > 1 || /\d/.test(m))
    .toSorted((a, b) => b.length - a.length)
  return texte.split(/([^\p{L}\p{N}]+)/u).map((mot, i) => {
    const lu = replie(mot)
    const debut = debuts.find((d) => lu.startsWith(d))
    return debut === undefined ? (
      mot
    ) : (
      // The pieces of a text never change place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={i}>
        <b>{mot.slice(0, debut.length)}</b>
        {mot.slice(debut.length)}
      </span>
    )
  })
}
