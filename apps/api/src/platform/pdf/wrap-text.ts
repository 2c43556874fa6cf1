/** Width of a text in points. */
export type Mesure = (texte: string) => number

/** A measure that asks once for each text, which `connus` remembers: tables repeat theirs. */
export function memoize<T>(
  demander: (texte: string) => T,
  connus: Map<string, T>,
): (texte: string) => T {
  return (texte) => {
    const connu = connus.get(texte)
    if (connu !== undefined) return connu
    const dit = demander(texte)
    if (connus.size < 20_000) connus.set(texte, dit)
    return dit
  }
}

function casser(mot: string, largeur: number, mesure: Mesure): string[] {
  const morceaux: string[] = []
  let courant = ''
  for (const { segment } of new Intl.Segmenter('fr').segment(mot)) {
    if (courant !== '' && mesure(courant + segment) > largeur) {
      morceaux.push(courant)
      courant = segment
    } else courant += segment
  }
  morceaux.push(courant)
  return morceaux
}

/**
 * Cuts a text into lines no wider than `largeur`: at spaces (never at non-breaking ones), inside a
 * word only when it alone is too wide.
 */
export function wrapText(texte: string, largeur: number, mesure: Mesure): string[] {
  const lignes: string[] = []
  const espace = mesure(' ')
  for (const paragraphe of texte.split('\n')) {
    let ligne = ''
    let occupe = 0
    for (const mot of paragraphe.split(/ +/u)) {
      for (const morceau of mesure(mot) > largeur ? casser(mot, largeur, mesure) : [mot]) {
        const place = mesure(morceau)
        if (ligne !== '' && occupe + espace + place > largeur) {
          lignes.push(ligne)
          ligne = ''
        }
        occupe = ligne === '' ? place : occupe + espace + place
        ligne = ligne === '' ? morceau : `${ligne} ${morceau}`
      }
    }
    lignes.push(ligne)
  }
  return lignes
}
