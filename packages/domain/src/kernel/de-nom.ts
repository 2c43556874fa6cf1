/** A vowel is heard first: « Yves », and not « Yann ». */
const COMMENCE_PAR_VOYELLE = /^(?:[aeiouœæ]|y(?![aeiou]))/i

/** « de » and a name, of a person or a firm: « d’Atlantis Syndic », « de Paul ». An h keeps « de ». */
export const deNom = (nom: string): string =>
  COMMENCE_PAR_VOYELLE.test(nom.normalize('NFD')) ? `d’${nom}` : `de ${nom}`

/** « de » and the name of a commune, whose article is its own: « du Mans », « des Ulis », « d’Annecy ». */
export const deCommune = (nom: string): string =>
  /^les? /i.test(nom) ? nom.replace(/^le /i, 'du ').replace(/^les /i, 'des ') : deNom(nom)
