/** True of letters alone. */
export const estUnMot = (mot: string): boolean => /^[a-z]+$/.test(mot)

/** The singular of a plural, and the other way round. */
export const pluriels = (mot: string): string[] =>
  !estUnMot(mot) || mot.length < 4
    ? []
    : /[sx]$/.test(mot)
      ? [mot.slice(0, -1)]
      : [`${mot}s`, ...(mot.endsWith('u') ? [`${mot}x`] : [])]

/** "leglise" for "l’église": what an article or "saint" hides when the space is left out. */
export const coupes = (mot: string): (readonly [string, string])[] =>
  !estUnMot(mot) || mot.length < 5
    ? []
    : Array.from(
        { length: mot.length - 3 },
        (_, i) => [mot.slice(0, i + 1), mot.slice(i + 1)] as const,
      ).filter(
        ([a]) =>
          a.length > 2 ||
          a === 'l' ||
          a === 'd' ||
          a === 'le' ||
          a === 'la' ||
          a === 'du' ||
          a === 'de' ||
          a === 'st',
      )

/** A word with two letters in a row the other way round, each pair: the commonest slip. */
export const inversions = (mot: string): string[] =>
  !estUnMot(mot) || mot.length < 5
    ? []
    : Array.from(
        { length: mot.length - 1 },
        (_, i) => mot.slice(0, i) + (mot[i + 1] ?? '') + (mot[i] ?? '') + mot.slice(i + 2),
      ).filter((m) => m !== mot)
