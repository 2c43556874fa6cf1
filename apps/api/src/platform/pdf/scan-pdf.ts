import { constants, inflateSync } from 'node:zlib'
import {
  decodeName,
  isBlank,
  isDictionary,
  isName,
  walkTokens,
  UnreadablePdf,
  type Dictionary,
  type Valeur,
} from './pdf-lexer.ts'

/** Why a document is refused: unreadable, behind a password, or able to act by itself. */
export type MotifRefus = 'illisible' | 'protege' | 'actif'

const MO = 1_048_576
const FLUX_MAX = 64 * MO
const TOTAL_MAX = 200 * MO
/**
 * Objects packed in streams are built in memory one by one: far less of them is allowed than of
 * pictures.
 */
const FLUX_OBJETS_MAX = 32 * MO

/** Names that give a document a behaviour or a passenger, whatever their place. */
const NOMS_ACTIFS = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'XFA',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'OnInstantiate',
])
/**
 * Short names, active only as keys of something: alone they may be the name of a font or of a
 * colour.
 */
const CLES_ACTIVES = new Set(['JS', 'AA', 'EF'])

interface Suivi {
  octets: Buffer
  actif: boolean
  protege: boolean
  illisible: boolean
  deplie: number
  depliesObjets: number
}

function noter(suivi: Suivi, nom: string, cle: boolean, valeur: Valeur): void {
  if (cle && nom === 'Encrypt') suivi.protege = true
  const porteur =
    nom === 'JS' ||
    isDictionary(valeur) ||
    (valeur !== null && typeof valeur === 'object' && 'ref' in valeur)
  if (NOMS_ACTIFS.has(nom) || (cle && porteur && CLES_ACTIVES.has(nom))) suivi.actif = true
}

/**
 * Readers jump to objects by offset, even into what a front-to-back reading takes for a text, a
 * comment or the data of a stream.
 * Such a region is refused when it holds both the beginning of an object and an active name.
 */
function examinerRegion(suivi: Suivi, region: Buffer): void {
  if (region.length < 12 || !region.includes('obj')) return
  const texte = decodeName(region.toString('latin1'))
  if (!/\d\s+\d+\s+obj/u.test(texte)) return
  for (const [, nom] of texte.matchAll(/\/([A-Za-z]{2,16})(?![A-Za-z0-9])/gu))
    if (nom !== undefined && (NOMS_ACTIFS.has(nom) || CLES_ACTIVES.has(nom) || nom === 'Encrypt'))
      suivi.actif = true
}

function filtres(dictionnaire: Dictionary): readonly string[] | null {
  const brut = dictionnaire.get('Filter') ?? dictionnaire.get('F') ?? null
  if (brut === null) return []
  if (isName(brut)) return [brut.nom]
  if (Array.isArray(brut) && brut.every(isName)) return brut.map((f) => f.nom)
  return null
}

const estFlate = (filtre: string | undefined): boolean =>
  filtre === 'FlateDecode' || filtre === 'Fl'

function deplier(suivi: Suivi, donnees: Buffer): Buffer | null {
  try {
    const sortie = inflateSync(donnees, {
      maxOutputLength: FLUX_MAX,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    suivi.deplie += sortie.length
    if (suivi.deplie > TOTAL_MAX) throw new UnreadablePdf('too big once unpacked')
    return sortie
  } catch (erreur) {
    if (erreur instanceof UnreadablePdf) throw erreur
    if (erreur instanceof Error && 'code' in erreur && erreur.code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadablePdf('too big once unpacked')
    return null
  }
}

function sansPredicteur(parametres: Valeur | undefined): boolean {
  if (parametres === undefined || parametres === null) return true
  if (Array.isArray(parametres)) return parametres.every((p) => sansPredicteur(p))
  return isDictionary(parametres) && (parametres.get('Predictor') ?? 1) === 1
}

/** Passes over blanks and comments. */
function debutValeur(contenu: Buffer, debut: number): number {
  let i = debut
  for (;;) {
    while (isBlank(contenu[i])) i++
    if (contenu[i] !== 0x25) return i
    while (i < contenu.length && contenu[i] !== 10 && contenu[i] !== 13) i++
  }
}

/**
 * The objects packed in a stream are read like the others; each announced offset must be the start
 * of one of them.
 */
function examinerObjets(suivi: Suivi, dictionnaire: Dictionary, contenu: Buffer | null): void {
  const nombre = dictionnaire.get('N')
  const premier = dictionnaire.get('First')
  suivi.depliesObjets += contenu?.length ?? 0
  if (
    contenu === null ||
    typeof nombre !== 'number' ||
    typeof premier !== 'number' ||
    suivi.depliesObjets > FLUX_OBJETS_MAX
  ) {
    suivi.illisible = true
    return
  }
  const racines = new Set<number>()
  walkTokens(contenu, premier, {
    nom: (nom, cle, valeur) => noter(suivi, nom, cle, valeur),
    opaque: (debut, fin) => examinerRegion(suivi, contenu.subarray(debut, fin)),
    racine: (position) => racines.add(position),
  })
  const entete = contenu.toString('latin1', 0, premier).trim().split(/\s+/u).map(Number)
  for (let k = 0; k < nombre; k++) {
    const position = debutValeur(contenu, premier + (entete[2 * k + 1] ?? Number.NaN))
    if (!racines.has(position)) suivi.illisible = true
  }
}

function finFlux(
  octets: Buffer,
  dictionnaire: Dictionary,
  debut: number,
): [fin: number, apres: number] {
  const longueur = dictionnaire.get('Length')
  if (typeof longueur === 'number' && longueur >= 0) {
    let i = debut + longueur
    while (isBlank(octets[i]) && i < debut + longueur + 3) i++
    if (octets.toString('latin1', i, i + 9) === 'endstream') return [debut + longueur, i + 9]
  }
  const fin = octets.indexOf('endstream', debut)
  if (fin < 0) throw new UnreadablePdf('endless stream')
  return [fin, fin + 9]
}

function examinerFlux(suivi: Suivi, dictionnaire: Dictionary, apresMot: number): number {
  const { octets } = suivi
  let debut = apresMot
  if (octets[debut] === 13) debut++
  if (octets[debut] === 10) debut++
  const [fin, apres] = finFlux(octets, dictionnaire, debut)
  const brut = octets.subarray(debut, fin)
  examinerRegion(suivi, brut)
  const chaine = filtres(dictionnaire)
  let contenu: Buffer | null = brut
  let rang = 0
  for (; contenu !== null && chaine !== null && estFlate(chaine[rang]); rang++)
    contenu = deplier(suivi, contenu)
  const type = dictionnaire.get('Type')
  const objets =
    (isName(type) && type.nom === 'ObjStm') || (dictionnaire.has('N') && dictionnaire.has('First'))
  if (objets) {
    const lisible =
      chaine !== null &&
      rang === chaine.length &&
      sansPredicteur(dictionnaire.get('DecodeParms') ?? dictionnaire.get('DP'))
    examinerObjets(suivi, dictionnaire, lisible ? contenu : null)
  }
  return apres
}

/**
 * True when the file begins as a PDF and ends as one, with nothing before and nothing but blanks
 * after.
 */
export function looksLikePdf(octets: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/u.test(octets.toString('latin1', 0, 8))) return false
  const fin = octets.toString('latin1', Math.max(0, octets.length - 4096))
  return /startxref\s+\d+\s+%%EOF[\0\t\n\f\r ]*$/u.test(fin)
}

/**
 * Reads a whole document; gives the gravest reason to refuse it, or null. A password comes first:
 * it explains the rest.
 */
export function scanPdf(contenu: Uint8Array): MotifRefus | null {
  const octets = Buffer.from(contenu.buffer, contenu.byteOffset, contenu.byteLength)
  if (!looksLikePdf(octets)) return 'illisible'
  const suivi: Suivi = {
    octets,
    actif: false,
    protege: false,
    illisible: false,
    deplie: 0,
    depliesObjets: 0,
  }
  try {
    walkTokens(octets, 0, {
      nom: (nom, cle, valeur) => noter(suivi, nom, cle, valeur),
      opaque: (debut, fin) => examinerRegion(suivi, octets.subarray(debut, fin)),
      flux: (dictionnaire, debut) => examinerFlux(suivi, dictionnaire, debut),
    })
  } catch (erreur) {
    if (!(erreur instanceof UnreadablePdf)) throw erreur
    suivi.illisible = true
  }
  return suivi.protege ? 'protege' : suivi.actif ? 'actif' : suivi.illisible ? 'illisible' : null
}
