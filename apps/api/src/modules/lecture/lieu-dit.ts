import {
  absorbeesDe,
  arrondissementsDe,
  type Commune,
  communeActuelle,
  communesDuCodePostal,
  MOTS_VIDES,
  nomDepartement,
} from '@registre/territoires'
import { estVoie } from './equivalences.ts'
import { communesDites, communesProches, type Place } from './noms-de-communes.ts'
import type { Jeton } from './question.ts'
import { ileDite, territoireDit } from './vastes.ts'

const MOTS_MAX = 6
const ACTUELLES = /^(?:actuelle|arrondissement)$/
const enMots = (jetons: readonly Jeton[]): string => jetons.map((j) => j.mot).join(' ')
/** The commune of today. */
export const siege = (c: Commune): string => c.chefLieu ?? c.code

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
  if (!premiere || new Set(dites.map(siege)).size > 1) return texte
  const dans = absorbante(dites)
  return dans === null ? premiere.nom : `${premiere.nom} (${dans})`
}

/** These communes as a place, which a text told so. */
const lieuDe = (dites: readonly Commune[], texte: string): Place => ({
  nom: nomDe(dites, texte),
  communes: [...new Set(dites.map(siege))],
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

/**
 * Where a postal code leads: a district, with all of its codes; else the communes that it serves,
 * whole, since people write the first code of a town for all of it. A commune named beside it
 * tells which one. A code of no commune (of a sorting office) leaves what is named. Null where the
 * code and the commune contradict each other.
 */
export const lieuDuCode = (code: string, nomme: Place | null): Place | null => {
  const nom = [code, ...(nomme ? [nomme.nom] : [])].join(' ')
  const servies = communesDuCodePostal(code)
  const siennes = servies.map(siege)
  const dites = siennes.filter((c) => nomme?.communes.includes(c))
  if (nomme && nomme.communes.length > 0 && siennes.length > 0 && dites.length === 0) return null
  const departements = servies.map((c) => c.departement)
  if (
    nomme &&
    nomme.departements.length > 0 &&
    servies.length > 0 &&
    !departements.some((d) => nomme.departements.includes(d))
  )
    return null
  const districts = servies.flatMap((c) =>
    arrondissementsDe(c.code).filter((a) => a.codesPostaux.includes(code)),
  )
  if (districts.length > 0)
    return {
      nom,
      communes: [],
      codesPostaux: districts.flatMap((a) => a.codesPostaux),
      departements: [],
    }
  if (siennes.length === 0 && nomme) return { ...nomme, nom }
  return {
    nom,
    ...(nomme?.dans === undefined ? {} : { dans: nomme.dans }),
    communes: [...new Set(dites.length > 0 ? dites : siennes)],
    codesPostaux: siennes.length === 0 ? [code] : [],
    departements: [],
  }
}

/** « Rennes Beaulieu »: of two places, the one of which there is one; the other is a part of it. */
const lePlusSur = (mots: readonly Jeton[]): LieuTrouve | null => {
  const fin = lieuALaFin(mots, false)
  const avant = fin?.lieu.homonymes ? lieuALaFin(fin.reste, true) : null
  return fin && avant && avant.reste.length === 0 && !avant.lieu.homonymes
    ? { lieu: avant.lieu, reste: mots.slice(fin.reste.length) }
    : fin
}

/** The commune that five digits alone number for the State, where they are no postal code; null otherwise. */
export const communeDuCodeInsee = (jetons: readonly Jeton[]): Place | null => {
  const [seul = '', autre] = jetons.filter((j) => !j.secondaire).map((j) => j.mot.toUpperCase())
  const commune = autre === undefined ? communeActuelle(seul) : undefined
  return commune && communesDuCodePostal(seul).length === 0
    ? {
        nom: `${commune.nom} (code INSEE ${commune.code})`,
        communes: [commune.code],
        codesPostaux: [],
        departements: [],
      }
    : null
}

/** The region that a text is, of today or of former times; null for another text, departments included: they are read as words. */
export const regionSeule = (jetons: readonly Jeton[]): Place | null => {
  const vaste = territoireDit(enMots(jetons))
  if (!vaste || (vaste.departements.length === 1 && jetons.some((j) => j.departements.length > 0)))
    return null
  const { nom, departements } = vaste
  return { nom, communes: [], codesPostaux: [], departements: [...departements] }
}

/** The place that is all that a text says, with its code, its department or its region; null for another text. */
export const lieuEntier = (jetons: readonly Jeton[]): Place | null => {
  if (jetons.every((j) => j.secondaire || j.departements.length > 0)) return null
  const code = jetons.find((j) => j.genre === 'code-postal')?.mot
  const fin = lieuALaFin(
    jetons.filter((j) => j.genre !== 'code-postal' && !(j.secondaire && !estVoie(j.mot))),
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
  return seul && { lieu: seul, reste: mots }
}

/** The codes under which declarations write these communes: theirs, of their districts, of those they took in. */
export const codesInseeDe = ({ communes, codesPostaux }: Place): string[] => [
  ...new Set(
    [
      ...communes,
      ...codesPostaux.flatMap((cp) => communesDuCodePostal(cp).map((c) => c.code)),
    ].flatMap((code) => [
      code,
      ...arrondissementsDe(code).map((c) => c.code),
      ...absorbeesDe(code).map((c) => c.code),
      ...(communeActuelle(code)?.anciensCodes ?? []),
    ]),
  ),
]
