import {
  type Commune,
  communeActuelle,
  groupementDit,
  ileDite,
  MOTS_VIDES,
  nomDepartement,
  plier,
  territoireDit,
} from '@registre/territoires'
import { estVoie } from '../question/equivalences.ts'
import { lieuDuCode, siege } from './lieu-du-code.ts'
import {
  cleCommune,
  communesDites,
  communesProches,
  GRANDE,
  type Place,
} from '../question/noms-de-communes.ts'
import type { Jeton } from '../question/question.ts'

const MOTS_MAX = 6
const ACTUELLES = /^(?:actuelle|arrondissement)$/
const enMots = (jetons: readonly Jeton[]): string => jetons.map((j) => j.mot).join(' ')
/** The commune of today that took in all of these; null where one of them is still a commune. */
const absorbante = (dites: readonly Commune[]): string | null => {
  const [premiere] = dites
  return premiere && !dites.some((c) => ACTUELLES.test(c.type))
    ? (communeActuelle(siege(premiere))?.nom ?? null)
    : null
}

/** How a place is told: as the official table has it, with the commune that took it in. */
const nomDe = (dites: readonly Commune[], texte: string): string => {
  const [premiere] = dites
  if (!premiere) return texte
  if (new Set(dites.map(siege)).size > 1) {
    // « la baule » is not Baule.
    const dit = texte.replaceAll(/^(?:a|en|au|aux) | en$/g, '')
    const meme =
      cleCommune(premiere.nom) === cleCommune(dit) &&
      plier(premiere.nom).split(' ').length === dit.split(' ').length
    return meme ? premiere.nom : texte
  }
  const dans = absorbante(dites)
  return dans === null ? premiere.nom : `${premiere.nom} (${dans})`
}

/** These communes as a place, which a text told so. */
const lieuDe = (dites: readonly Commune[], texte: string): Place => ({
  nom: nomDe(dites, texte),
  communes: [...new Set(dites.toSorted((a, b) => b.population - a.population).map(siege))],
  codesPostaux: dites.every((c) => c.type === 'arrondissement')
    ? dites.flatMap((c) => c.codesPostaux)
    : [],
  departements: [],
  ...(absorbante(dites) === null ? {} : { dans: absorbante(dites) ?? '' }),
  ...(new Set(dites.map(siege)).size > 1 ? { homonymes: true } : {}),
})

/** The place whose name is nearest to a misspelt one, and that name; null where it resembles none. */
export const lieuProche = (texte: string): Place | null => {
  const proches = communesProches(texte)
  return proches.length === 0 ? null : lieuDe(proches, proches[0]?.nom ?? '')
}

/** True of words that are those of streets: « Rue » is a commune, and the kind of most streets. */
const motsDeVoie = (jetons: readonly Jeton[]): boolean =>
  jetons.every((j) => estVoie(j.mot) || MOTS_VIDES.has(j.mot))

/** The place that so many words name together; null when they name none. `libre`: they are no part of a street. */
const lieuDesMots = (jetons: readonly Jeton[], libre: boolean): Place | null => {
  if (jetons.some((j) => j.genre !== 'mot') || (!libre && motsDeVoie(jetons))) return null
  const dites = communesDites(enMots(jetons))
  if (dites.length > 0) return lieuDe(dites, enMots(jetons))
  const ile = ileDite(enMots(jetons))
  if (ile) return { nom: ile.nom, communes: [...ile.communes], codesPostaux: [], departements: [] }
  const [premier] = jetons
  return premier &&
    premier.departements.length > 0 &&
    jetons.every((j) => j.departements.join() === premier.departements.join())
    ? {
        nom: premier.departements.map(nomDepartement).join(', '),
        communes: [],
        codesPostaux: [],
        departements: [...premier.departements],
      }
    : null
}

/** A place among some words, and the words that are left. */
export interface LieuTrouve {
  lieu: Place
  reste: readonly Jeton[]
}

/** Two places told one after the other: a commune and its department keep to both. */
export const ensemble = (a: Place, b: Place): Place => {
  if (b.departements.length === 0 || a.communes.length === 0) return a
  const communes = a.communes.filter((c) =>
    b.departements.includes(communeActuelle(c)?.departement ?? ''),
  )
  const seule = communes.length === 1 ? communeActuelle(communes[0] ?? '') : undefined
  return {
    nom: `${a.dans === undefined && seule ? seule.nom : a.nom} (${b.nom})`,
    communes,
    codesPostaux: a.codesPostaux,
    departements: [],
    ...(a.dans === undefined ? {} : { dans: a.dans }),
    ...(communes.length > 1 ? { homonymes: true } : {}),
  }
}

/** What ties a name to what stands before it: « rue de la Mer » is in no commune of Mer. */
const LIE = /^(?:de|du|des|d|l|la|le|les|sur|sous|s|ss|en|lez|et)$/
const DEBUT_LIE = /^(?:de|du|des|d|sur|sous|s|ss|en|lez|et)$/

/** True of words that a name of street goes on with: « place de l’Hôtel » + « de ville ». */
export const continueUnNom = (avant: string | undefined, premier: string | undefined): boolean =>
  DEBUT_LIE.test(premier ?? '') || LIE.test(avant ?? '')

/** The commune that stands before the territory which these words name: « Saint-Pierre, La Réunion ». */
const avantUnTerritoire = (
  reste: readonly Jeton[],
  mots: readonly Jeton[],
  libre: boolean,
): LieuTrouve | null => {
  const vaste = mots.every((j) => j.genre === 'mot') ? territoireDit(enMots(mots)) : null
  const avant = vaste && reste.length > 0 ? lieuALaFin(reste, libre) : null
  // « Rue Laval Mayenne »: the first name is that of the street.
  if (!vaste || !avant || (!libre && avant.reste.length > 0 && motsDeVoie(avant.reste))) return null
  const { nom, departements } = vaste
  const dans = { nom, communes: [], codesPostaux: [], departements: [...departements] }
  const lieu = ensemble(avant.lieu, dans)
  return lieu.communes.length > 0 ? { lieu, reste: avant.reste } : null
}

/**
 * The place that the last words name, the longest name first, a department after it included.
 * `libre`: an article before it does not make it a part of another name.
 */
export const lieuALaFin = (jetons: readonly Jeton[], libre: boolean): LieuTrouve | null => {
  for (let n = Math.min(MOTS_MAX, jetons.length); n > 0; n -= 1) {
    const reste = jetons.slice(0, -n)
    const [premier] = jetons.slice(-n)
    const situe = avantUnTerritoire(reste, jetons.slice(-n), libre)
    if (situe) return situe
    if (!libre && continueUnNom(reste.at(-1)?.mot, premier?.mot)) continue
    const lieu = lieuDesMots(jetons.slice(-n), libre)
    if (!lieu) continue
    const avant = lieu.communes.length === 0 && reste.length > 0 ? lieuALaFin(reste, libre) : null
    const tous = avant && ensemble(avant.lieu, lieu)
    if (avant && tous && tous.communes.length > 0) return { lieu: tous, reste: avant.reste }
    const departement = reste.at(-1)?.mot ?? ''
    return /^(?:\d{2}|2[ab])$/.test(departement) &&
      lieu.communes.some((c) => c.startsWith(departement.toUpperCase()))
      ? { lieu, reste: reste.slice(0, -1) }
      : { lieu, reste }
  }
  return null
}

/** The place that the first words name, the longest name first. */
export const lieuAuDebut = (jetons: readonly Jeton[]): LieuTrouve | null => {
  for (let n = Math.min(MOTS_MAX, jetons.length); n > 0; n -= 1) {
    const lieu = lieuDesMots(jetons.slice(0, n), false)
    if (lieu) return { lieu, reste: jetons.slice(n) }
  }
  return null
}

/** « Rennes Beaulieu »: of two places, the one of which there is one; the other is a part of it. */
const lePlusSur = (mots: readonly Jeton[]): LieuTrouve | null => {
  const fin = lieuALaFin(mots, false)
  const avant = fin?.lieu.homonymes ? lieuALaFin(fin.reste, true) : null
  return fin && avant && avant.reste.length === 0 && !avant.lieu.homonymes
    ? { lieu: avant.lieu, reste: mots.slice(fin.reste.length) }
    : fin
}

/** True of one large commune. */
export const estGrande = ({ communes: [premiere = '', autre] }: Place): boolean =>
  autre === undefined && (communeActuelle(premiere)?.population ?? 0) >= GRANDE

/** The region, the department (by its name or its number) or the grouping of communes that a text is; null for another text, and for a town of that name. */
export const territoireSeul = (jetons: readonly Jeton[]): Place | null => {
  const nombres = jetons.filter((j) => /^\d/.test(j.mot) && j.departements.length > 0)
  const mots = jetons.filter((j) => !nombres.includes(j))
  const texte = enMots(mots)
  const codes = nombres[0]?.departements ?? []
  // « Le 37 » and « Résidence 37 » are names.
  const vaste = mots.every((j) => /^(?:d|de|du|des|en|a)$/.test(j.mot))
    ? { nom: codes.map(nomDepartement).join(', '), departements: codes }
    : territoireDit(texte)
  if (vaste && !codes.every((c) => vaste.departements.includes(c))) return null
  const groupement = vaste || codes.length > 0 ? null : groupementDit(texte)
  if (groupement)
    return {
      nom: groupement.nom,
      communes: [...groupement.communes],
      codesPostaux: [],
      departements: [],
    }
  const ville = (c: Commune): boolean =>
    c.population >= GRANDE && cleCommune(c.nom) === cleCommune(texte)
  if (!vaste || vaste.departements.length === 0 || communesDites(texte).some(ville)) return null
  const { nom, departements } = vaste
  return { nom, communes: [], codesPostaux: [], departements: [...departements] }
}

/** A postal code and the town of another one, and nothing else: « 75001 Lyon »; a village may be a name. Null for another text. */
export const contradictionDe = (
  jetons: readonly Jeton[],
): { codePostal: string; commune: string } | null => {
  const code = jetons.find((j) => j.genre === 'code-postal')?.mot
  const fin = lieuALaFin(
    jetons.filter((j) => j.genre !== 'code-postal'),
    true,
  )
  return code !== undefined &&
    fin !== null &&
    estGrande({ ...fin.lieu, communes: fin.lieu.communes.slice(0, 1) }) &&
    fin.reste.every((j) => j.secondaire) &&
    lieuDuCode(code, fin.lieu) === null
    ? { codePostal: code, commune: fin.lieu.nom }
    : null
}

/** The place that is all that a text says, with its code, its department or its region; null for another text. */
export const lieuEntier = (jetons: readonly Jeton[]): Place | null => {
  if (jetons.every((j) => j.secondaire || j.departements.length > 0)) return null
  const code = jetons.find((j) => j.genre === 'code-postal')?.mot
  const mots = jetons.filter((j) => j.genre !== 'code-postal')
  const tels = lieuALaFin(mots, true)
  // « Puget-Ville » is not Puget, nor « La Baule » Baule.
  const fin =
    tels?.reste.length === 0
      ? tels
      : lieuALaFin(
          mots.filter((j) => !j.secondaire || estVoie(j.mot)),
          true,
        )
  if (!fin || fin.reste.length > 0 || fin.lieu.communes.length === 0) return null
  return code === undefined ? fin.lieu : lieuDuCode(code, fin.lieu)
}

/** The place that a text which is no address says after a name, and the words of the name; null when it says none. */
export const lieuApresUnNom = (jetons: readonly Jeton[]): LieuTrouve | null => {
  const code = jetons.find((j) => j.genre === 'code-postal')?.mot
  const mots = jetons.filter((j) => j.genre !== 'code-postal')
  const fin = lePlusSur(mots)
  if (code === undefined) return fin && fin.reste.some((j) => !j.secondaire) ? fin : null
  const ensembles = fin && lieuDuCode(code, fin.lieu)
  const seul = lieuDuCode(code, null)
  if (ensembles) return { lieu: ensembles, reste: fin.reste }
  // A name may be that of a commune elsewhere: it is held to all the same.
  const reste = mots.map((j) => (fin && !fin.reste.includes(j) ? { ...j, officiel: true } : j))
  return seul && { lieu: seul, reste }
}
