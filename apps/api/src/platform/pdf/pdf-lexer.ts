/**
 * Reads the syntax of a PDF from front to back, without trusting its cross-reference table.
 * It builds only what a check needs: names, numbers, dictionaries, arrays; texts are passed over.
 */

/** The document cannot be read as a PDF: broken syntax, too deep, too big once unpacked. */
export class UnreadablePdf extends Error {
  override readonly name = 'PdfIllisible'
}

export interface Nom {
  nom: string
}
export type Dictionary = ReadonlyMap<string, Valeur>
/** `null` stands for texts, booleans and whatever else a check never looks into. */
export type Valeur = Nom | number | { ref: number } | Dictionary | readonly Valeur[] | null

export interface Visiteur {
  /** A name met outside texts: as the key of a dictionary (with its value), or as a value. */
  nom(nom: string, cle: boolean, valeur: Valeur): void
  /** A text or a comment: bytes that the reader passes over. */
  opaque(debut: number, fin: number): void
  /** The data of a stream begin at `debut`; gives the position after `endstream`. */
  flux?(dictionnaire: Dictionary, debut: number): number
  /** Start of a value that is inside no other. */
  racine?(position: number): void
}

const PROFONDEUR_MAX = 100
const BLANCS = new Set([0, 9, 10, 12, 13, 32])
const DELIMITEURS = new Set([...'()<>[]{}/%'].map((c) => c.charCodeAt(0)))
const NOMBRE = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u
/** Keywords after which what came before is finished: object, table row, trailer. */
const FIN_OBJET = new Set(['obj', 'endobj', 'xref', 'trailer', 'startxref', 'n', 'f', 'endstream'])

export const isBlank = (octet: number | undefined): boolean =>
  octet !== undefined && BLANCS.has(octet)
export const isName = (v: Valeur | undefined): v is Nom =>
  typeof v === 'object' && v !== null && 'nom' in v
export const isDictionary = (v: Valeur | undefined): v is Dictionary => v instanceof Map

/** Writes `#4A` as `J`: the way to hide a name from a plain text search. */
export function decodeName(brut: string): string {
  return brut.replace(/#([0-9A-Fa-f]{2})/gu, (_tout, hexa: string) =>
    String.fromCharCode(Number.parseInt(hexa, 16)),
  )
}

interface Cadre {
  ouvrant: '<<' | '['
  valeurs: Valeur[]
}

/** Walks through the bytes and tells the visitor what it meets. Throws UnreadablePdf. */
export function walkTokens(octets: Buffer, debut: number, visiteur: Visiteur): void {
  const pile: Cadre[] = []
  let libres: Valeur[] = []
  let i = debut

  const courant = (): Valeur[] => pile.at(-1)?.valeurs ?? libres
  const poser = (valeur: Valeur, position: number): void => {
    if (pile.length === 0) {
      visiteur.racine?.(position)
      if (isName(valeur)) visiteur.nom(valeur.nom, false, null)
    }
    courant().push(valeur)
  }
  const ouvrir = (ouvrant: Cadre['ouvrant'], position: number): void => {
    if (pile.length >= PROFONDEUR_MAX) throw new UnreadablePdf('nested too deep')
    if (pile.length === 0) visiteur.racine?.(position)
    pile.push({ ouvrant, valeurs: [] })
  }
  const fermer = (ouvrant: Cadre['ouvrant']): void => {
    const cadre = pile.pop()
    if (cadre?.ouvrant !== ouvrant) throw new UnreadablePdf('unbalanced brackets')
    if (ouvrant === '[') {
      for (const v of cadre.valeurs) if (isName(v)) visiteur.nom(v.nom, false, null)
      courant().push(cadre.valeurs)
    } else courant().push(construire(cadre.valeurs, visiteur))
  }

  while (i < octets.length) {
    const c = octets[i] ?? 0
    const position = i
    if (BLANCS.has(c)) i++
    else if (c === 0x25) {
      while (i < octets.length && octets[i] !== 10 && octets[i] !== 13) i++
      visiteur.opaque(position, i)
    } else if (c === 0x28) {
      i = finTexte(octets, i)
      visiteur.opaque(position, i)
      poser(null, position)
    } else if (c === 0x3c && octets[i + 1] === 0x3c) {
      ouvrir('<<', position)
      i += 2
    } else if (c === 0x3e && octets[i + 1] === 0x3e) {
      fermer('<<')
      i += 2
    } else if (c === 0x3c) {
      const fin = octets.indexOf('>', i)
      if (fin < 0) throw new UnreadablePdf('endless text')
      i = fin + 1
      poser(null, position)
    } else if (c === 0x5b) {
      ouvrir('[', position)
      i++
    } else if (c === 0x5d) {
      fermer('[')
      i++
    } else if (c === 0x2f) {
      i = finMot(octets, i + 1)
      poser({ nom: decodeName(octets.toString('latin1', position + 1, i)) }, position)
    } else if (DELIMITEURS.has(c)) i++
    else {
      i = finMot(octets, i)
      const mot = octets.toString('latin1', position, Math.min(i, position + 64))
      if (NOMBRE.test(mot)) poser(Number(mot), position)
      else if (mot === 'R') referencer(courant())
      else if (mot === 'stream') {
        if (pile.length > 0) throw new UnreadablePdf('stream inside an object')
        const dictionnaire = libres.at(-1)
        if (visiteur.flux === undefined || !isDictionary(dictionnaire))
          throw new UnreadablePdf('stream without dictionary')
        i = visiteur.flux(dictionnaire, i)
        libres = []
      } else if (FIN_OBJET.has(mot)) {
        if (pile.length > 0) throw new UnreadablePdf('object left open')
        libres = []
      } else poser(null, position)
    }
  }
  if (pile.length > 0) throw new UnreadablePdf('object left open')
}

function construire(valeurs: readonly Valeur[], visiteur: Visiteur): Dictionary {
  const dictionnaire = new Map<string, Valeur>()
  for (let i = 0; i < valeurs.length; i += 2) {
    const cle = valeurs[i]
    const valeur = valeurs[i + 1] ?? null
    if (!isName(cle)) throw new UnreadablePdf('key that is not a name')
    visiteur.nom(cle.nom, true, valeur)
    if (isName(valeur)) visiteur.nom(valeur.nom, false, null)
    dictionnaire.set(cle.nom, valeur)
  }
  return dictionnaire
}

function referencer(valeurs: Valeur[]): void {
  const generation = valeurs.pop()
  const numero = valeurs.pop()
  if (typeof numero !== 'number' || typeof generation !== 'number')
    throw new UnreadablePdf('wrong reference')
  valeurs.push({ ref: numero })
}

function finMot(octets: Buffer, debut: number): number {
  let i = debut
  while (i < octets.length && !BLANCS.has(octets[i] ?? 0) && !DELIMITEURS.has(octets[i] ?? 0)) i++
  return i
}

function finTexte(octets: Buffer, debut: number): number {
  let ouvertes = 0
  for (let i = debut; i < octets.length; i++) {
    const c = octets[i]
    if (c === 0x5c) i++
    else if (c === 0x28) ouvertes++
    else if (c === 0x29 && --ouvertes === 0) return i + 1
  }
  throw new UnreadablePdf('endless text')
}
