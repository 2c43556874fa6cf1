import type { TextLayer } from 'pdfjs-dist'

/** A place in the text of a page that stands out. */
export interface Surlignage {
  debut: number
  fin: number
  contredit: boolean
}

const NOMS = ['rc-trouve', 'rc-contredit'] as const

/** Takes every mark away. */
export const effacerSurlignages = (): void => NOMS.forEach((nom) => CSS.highlights.delete(nom))

const plagesDe = (
  { textDivs, textContentItemsStr }: TextLayer,
  debuts: readonly number[],
  { debut, fin }: Surlignage,
): Range[] =>
  debuts.flatMap((depart, rang) => {
    const texte = textContentItemsStr[rang] ?? ''
    const noeud = textDivs[rang]?.firstChild
    const [de, a] = [Math.max(0, debut - depart), Math.min(texte.length, fin - depart)]
    if (!(noeud instanceof Text) || de >= a || a > noeud.length) return []
    const plage = new Range()
    plage.setStart(noeud, de)
    plage.setEnd(noeud, a)
    return [plage]
  })

/** Marks places of a page in its text layer, by the browser's own highlights; nothing is rewritten. */
export const surligner = (
  couche: TextLayer,
  debuts: readonly number[],
  places: readonly Surlignage[],
): void => {
  effacerSurlignages()
  for (const nom of NOMS) {
    const plages = places
      .filter(({ contredit }) => contredit === (nom === 'rc-contredit'))
      .flatMap((place) => plagesDe(couche, debuts, place))
    CSS.highlights.set(nom, new Highlight(...plages))
  }
}
