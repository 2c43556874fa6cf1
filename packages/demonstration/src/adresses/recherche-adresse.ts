import {
  type FeatureAdresse,
  LIMITE_MAX,
  LIMITE_PAR_DEFAUT,
  type OptionsAdresse,
} from '@registre/domain'
import { departements, mots, plier, regions } from '@registre/territoires'
import { centreDe, numeroExiste, pointDe, type Rue, ruesDe } from './gazetteer.ts'
import {
  grandsLieux,
  lieuxDuCode,
  lieuxDuCodePostal,
  lieuxNommes,
  type Lieu,
} from './index-communes.ts'
import { lireAdresse, type AdresseLue } from './lire-adresse.ts'

interface Candidat {
  lieu: Lieu
  /** Null when the answer is the commune itself. */
  rue: Rue | null
  numero: string | null
  score: number
}

/** Share of the asked words that an answer must contain. */
const SEUIL_DEMANDE = 0.75
/** From here on the town was named: no need to look elsewhere. */
const SEUIL_SUR = 0.9
const motsParRue = new Map<string, readonly string[]>()

function motsDeRue(nom: string): readonly string[] {
  const connus = motsParRue.get(nom)
  if (connus !== undefined) return connus
  const lus = mots(nom)
  motsParRue.set(nom, lus)
  return lus
}

interface Accord {
  rue: number
  ville: number
  /** True when a word of the street's own name, not only `rue` or `avenue`, was asked for. */
  nomTouche: boolean
}

/**
 * Gives each asked word to the street first, then to the town; a word is used once, an unfinished
 * one counts a little less.
 */
function accorder(
  demande: readonly string[],
  rue: readonly string[],
  ville: readonly string[],
): Accord {
  const pris = new Set<string>()
  const accord: Accord = { rue: 0, ville: 0, nomTouche: rue.length === 1 }
  const chercher = (liste: readonly string[], cle: string, mot: string): [number, number] => {
    const exact = liste.findIndex((m, i) => m === mot && !pris.has(`${cle}${i}`))
    if (exact >= 0) return [exact, 1]
    if (mot.length < 2) return [-1, 0]
    return [liste.findIndex((m, i) => m.startsWith(mot) && !pris.has(`${cle}${i}`)), 0.8]
  }
  for (const mot of demande) {
    const [iRue, valeurRue] = chercher(rue, 'r', mot)
    const [iVille, valeurVille] = chercher(ville, 'v', mot)
    if (iRue >= 0 && (iVille < 0 || valeurRue >= valeurVille)) {
      pris.add(`r${iRue}`)
      accord.rue += valeurRue
      if (iRue > 0) accord.nomTouche = true
    } else if (iVille >= 0) {
      pris.add(`v${iVille}`)
      accord.ville += valeurVille
    }
  }
  return accord
}

function candidats(
  lieu: Lieu,
  lue: AdresseLue,
  codePostal: string | null,
  situe: boolean,
): Candidat[] {
  const trouves: Candidat[] = []
  const total = Math.max(1, lue.mots.length)
  const poids = 0.05 * Math.min(1, Math.log10(1 + lieu.commune.population) / 6.4)
  const seule = accorder(lue.mots, [], lieu.mots)
  if (
    lue.numero === null &&
    seule.ville >= lue.mots.length * 0.8 &&
    (lue.mots.length > 0 || situe)
  ) {
    const nom = lue.mots.length === 0 ? 1 : seule.ville / Math.max(lieu.mots.length, total)
    trouves.push({ lieu, rue: null, numero: null, score: 0.85 * nom + poids })
  }
  if (lue.mots.length === 0) return trouves
  for (const rue of ruesDe(lieu.commune.code)) {
    if (codePostal !== null && rue.codePostal !== codePostal) continue
    const nomRue = motsDeRue(rue.nom)
    const accord = accorder(lue.mots, nomRue, lieu.mots)
    const couvert = (accord.rue + accord.ville) / total
    const couvertRue = accord.rue / nomRue.length
    if (!accord.nomTouche || couvert < SEUIL_DEMANDE || couvertRue < 0.4) continue
    const couvertVille = situe ? 1 : accord.ville / Math.max(1, lieu.mots.length)
    const score = 0.5 * couvert + 0.3 * couvertRue + 0.15 * couvertVille + poids
    const existe = lue.numero !== null && numeroExiste(rue, lue.numero, lue.indice)
    const numero = existe ? `${lue.numero}${lue.indice}` : null
    // A number that the street does not have: the street is proposed, further down.
    trouves.push({ lieu, rue, numero, score: lue.numero !== null && !existe ? score * 0.7 : score })
  }
  return trouves
}

function feature({ lieu, rue, numero, score }: Candidat): FeatureAdresse {
  const { commune, ville } = lieu
  const point =
    rue === null
      ? centreDe(commune.code)
      : pointDe(commune.code, rue.nom, numero === null ? 0 : Number.parseInt(numero, 10))
  const postcode = rue?.codePostal ?? commune.codesPostaux[0] ?? ''
  const name =
    rue === null
      ? commune.chefLieu === null
        ? ville
        : commune.nom
      : numero === null
        ? rue.nom
        : `${numero} ${rue.nom}`
  const departement = departements().find((d) => d.code === commune.departement)
  const region = regions().find((r) => r.code === commune.region)
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    properties: {
      id: [commune.code, rue === null ? '' : plier(rue.nom).replaceAll(' ', '-'), numero ?? '']
        .filter((s) => s !== '')
        .join('_'),
      label: rue === null ? `${postcode} ${name}` : `${name} ${postcode} ${ville}`,
      name,
      postcode,
      city: ville,
      citycode: commune.code,
      context: [commune.departement, departement?.nom, region?.nom]
        .filter((s) => s !== undefined)
        .join(', '),
      type: rue === null ? 'municipality' : numero === null ? 'street' : 'housenumber',
      score: Math.round(Math.min(1, score) * 10_000) / 10_000,
      x: point.x,
      y: point.y,
      ...(rue === null ? {} : { street: rue.nom }),
      ...(numero === null ? {} : { housenumber: numero }),
    },
  }
}

/**
 * Looks an address up in the gazetteer; a query that is the label of an address gives that address
 * alone.
 */
export function chercherAdresse(q: string, options: OptionsAdresse = {}): FeatureAdresse[] {
  const lue = lireAdresse(q)
  const codePostal = options.codePostal ?? lue.codePostal
  const duCodePostal = codePostal === null ? [] : lieuxDuCodePostal(codePostal)
  const trouves: Candidat[] = []
  if (options.codeInsee !== undefined) {
    for (const lieu of lieuxDuCode(options.codeInsee))
      trouves.push(...candidats(lieu, lue, options.codePostal ?? null, true))
  } else if (duCodePostal.length > 0) {
    for (const lieu of duCodePostal) trouves.push(...candidats(lieu, lue, codePostal, true))
  } else if (lue.mots.length > 0 && options.codePostal === undefined) {
    const nommes = new Set(lieuxNommes(lue.mots, 80))
    for (const lieu of nommes) trouves.push(...candidats(lieu, lue, null, false))
    // A street without its town: looked for in the big towns, where it most likely is.
    if (!trouves.some((c) => c.score >= SEUIL_SUR))
      for (const lieu of grandsLieux())
        if (!nommes.has(lieu)) trouves.push(...candidats(lieu, lue, null, false))
  }
  const limite = Math.max(1, Math.min(LIMITE_MAX, options.limit ?? LIMITE_PAR_DEFAUT))
  const classes = trouves
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limite)
    .map(feature)
  const demande = plier(q)
  const exact = classes.find((f) => plier(f.properties.label) === demande)
  return exact === undefined
    ? classes
    : [{ ...exact, properties: { ...exact.properties, score: 1 } }]
}
