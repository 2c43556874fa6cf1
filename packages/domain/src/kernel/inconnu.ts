/** Words that say that nothing is known, of whatever it is; accents, signs and endings do not count. */
const TOURS: readonly RegExp[] = [
  /^(?:\w+ )?(?:non|pas) (?:connu|renseigne|communique|precise|disponible|diffusible|determine|applicable|fourni|transmis|declare|indique|defini|attribue|saisi)(?: ?[es]{1,2})*$/,
  /^in(?:connu|determine|defini|disponible)(?: ?[es]{1,2})*$/,
  /^(?:reste )?a (?:completer|renseigner|definir|preciser|determiner|venir)$/,
  /^(?:sans|pas de?|aucune?)(?: (?:objet|nom|numero|adresse|information|donnee|valeur|reference)s?)?$/,
  /^(?:je )?ne sais?t? pas$/,
  /^(?:identite non partagee en open data|neant|vide|null|none|nan|undefined|unknown|object object)$/,
]
/** Letters that stand for them, with or without dots. */
const SIGLES: ReadonlySet<string> = new Set(['so', 'nc', 'nd', 'nr', 'na', 'nsp', 'tbd'])

/** What a spreadsheet writes where its formula fails. */
const FAUTE_DE_TABLEUR =
  /^#(?:REF!|N\/A|VALUE!|VALEUR!|NAME\?|NOM\?|DIV\/0!|NUM!|NOMBRE!|NULL!|NUL!)$/i

/** Letters and digits of a text, in lower case, without accents. */
const reduire = (texte: string): string =>
  texte
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Nothing is known: blank, signs alone, or one of the words that stand for it (`NC`, `néant`,
 * `[NON-DIFFUSIBLE]`, `.`). Read by imports, the directory of companies and forms alike.
 */
export const estInconnu = (texte: string): boolean => {
  const mots = reduire(texte)
  return (
    mots === '' ||
    /^x+$/.test(mots) ||
    SIGLES.has(mots.replaceAll(' ', '')) ||
    TOURS.some((tour) => tour.test(mots)) ||
    FAUTE_DE_TABLEUR.test(texte.trim())
  )
}

/** A text, or nothing where it stands for nothing. */
export const siConnu = (texte: string): string => (estInconnu(texte) ? '' : texte)
