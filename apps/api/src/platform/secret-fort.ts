/** What a secret must hold at least, in bits, as far as its writing tells. */
const BITS_MIN = 100

/** A repetition says nothing more than what it repeats. */
const motif = (texte: string): string => {
  for (let n = 1; n <= texte.length / 2; n += 1)
    if (
      texte
        .slice(0, n)
        .repeat(Math.ceil(texte.length / n))
        .startsWith(texte)
    )
      return texte.slice(0, n)
  return texte
}

/** « abcdef » and « 654321 » say no more than their first letter: runs count as one. */
const sansSuites = (texte: string): string =>
  [...texte]
    .filter((c, i, tous) => {
      const pas = (k: number) => (tous[k]?.charCodeAt(0) ?? 0) - (tous[k - 1]?.charCodeAt(0) ?? 0)
      return i < 2 || Math.abs(pas(i)) > 1 || pas(i) !== pas(i - 1)
    })
    .join('')

/** An estimate of the bits that a text holds: Shannon's, of what is left of its repetitions. */
const bitsDe = (texte: string): number => {
  const net = sansSuites(motif(texte))
  const comptes = new Map<string, number>()
  for (const c of net) comptes.set(c, (comptes.get(c) ?? 0) + 1)
  const parSigne = [...comptes.values()].reduce((bits, n) => {
    const p = n / net.length
    return bits - p * Math.log2(p)
  }, 0)
  return parSigne * net.length
}

/** The sentence that refuses a secret which may be guessed; none for a good one. */
export const fauteSecret = (nom: string, valeur: string | undefined): string[] =>
  valeur === undefined || bitsDe(valeur) >= BITS_MIN
    ? []
    : [
        `${nom} est trop prévisible : tirez-le au hasard, par exemple avec « openssl rand -base64 48 »`,
      ]
