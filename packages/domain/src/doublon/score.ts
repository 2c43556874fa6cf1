import type { IsoDate } from '../kernel/dates.ts'
import type { Adresse, ImmatCopropriete } from '../declaration/declaration.types.ts'
import { cleNom, cleNumero, cleVoie, idParcelle, numeroExact } from './adresse.ts'
import { estApproximatif } from './approximation.ts'
import { distanceMetres, nbCommuns, proximite, similarite } from './mesures.ts'

/** From this score a duplicate is very close: a notary's registration goes to the keepers. */
export const SEUIL_TRES_PROCHE = 0.85
/** From this score a candidate is shown, and the declarant answers it. */
export const SEUIL_AFFICHE = 0.55
/** What makes a neighbour look like the same one told otherwise. */
const NOM_DU_VOISIN = 0.6
const LOTS_DU_VOISIN = 0.9
const RAYON_ADRESSE_METRES = 50
export const RAYON_CANDIDATS_METRES = 60

export const POIDS = {
  adresse: 0.4,
  parcelles: 0.3,
  nom: 0.1,
  lots: 0.1,
  batiments: 0.05,
  reglement: 0.05,
} as const
export type PartScore = keyof typeof POIDS

export type AdresseComparee = Pick<
  Adresse,
  'idBan' | 'numeroVoie' | 'voie' | 'codeInsee' | 'longitude' | 'latitude'
>

/**
 * What two co-ownerships are compared on: every address, every parcel, and the identity of the
 * building.
 */
export interface EmpreinteCopropriete {
  adresses: readonly AdresseComparee[]
  /** Identifiers on 14 characters (idParcelle). */
  parcelles: readonly string[]
  nom: string
  nbLots: number | null
  nbBatiments: number | null
  dateReglement: IsoDate | null
  siret: string
}

/** Why a candidate is close. */
export const CODES_RAISON = [
  'SIRET_IDENTIQUE',
  'ADRESSE_IDENTIQUE',
  'ADRESSE_MEME_NUMERO',
  'ADRESSE_NUMERO_VOISIN',
  'ADRESSE_PROCHE',
  'PARCELLES_IDENTIQUES',
  'PARCELLES_COMMUNES',
  'NOM_PROCHE',
  'LOTS_IDENTIQUES',
  'LOTS_PROCHES',
  'BATIMENTS_IDENTIQUES',
  'REGLEMENT_IDENTIQUE',
] as const
export type CodeRaison = (typeof CODES_RAISON)[number]

export interface Raison {
  code: CodeRaison
  libelle: string
}

export interface ResultatScore {
  /** Between 0 and 1. */
  score: number
  tresProche: boolean
  /** Each part before its weight, between 0 and 1. */
  parts: Record<PartScore, number>
  raisons: Raison[]
}

/** The fingerprint of a declared content. */
export const empreinteDe = ({
  identification: i,
  donneesTechniques: t,
}: ImmatCopropriete): EmpreinteCopropriete => ({
  adresses: [...(i.adressePrincipale ? [i.adressePrincipale] : []), ...i.adresseSecondaire],
  parcelles: i.parcelle.map(idParcelle),
  nom: i.nomCopropriete,
  nbLots: i.nbLots,
  nbBatiments: t.nbBatimentsTotal > 0 ? t.nbBatimentsTotal : null,
  dateReglement: i.dateReglementCopropriete,
  siret: i.siret,
})

interface Accord {
  valeur: number
  raison: Raison | null
}
const AUCUN: Accord = { valeur: 0, raison: null }

const distanceEntre = (a: AdresseComparee, b: AdresseComparee): number | null =>
  a.longitude === null ||
  a.latitude === null ||
  b.longitude === null ||
  b.latitude === null ||
  estApproximatif(a) ||
  estApproximatif(b)
    ? null
    : distanceMetres(
        { longitude: a.longitude, latitude: a.latitude },
        { longitude: b.longitude, latitude: b.latitude },
      )

/** Metres between the nearest addresses of two co-ownerships; null when one of them is nowhere. */
export const distanceEntreEmpreintes = (
  a: Pick<EmpreinteCopropriete, 'adresses'>,
  b: Pick<EmpreinteCopropriete, 'adresses'>,
): number | null =>
  a.adresses
    .flatMap((x) => b.adresses.map((y) => distanceEntre(x, y)))
    .filter((metres) => metres !== null)
    .toSorted((x, y) => x - y)[0] ?? null

const comparerAdresses = (a: AdresseComparee, b: AdresseComparee): Accord => {
  if (a.idBan !== '' && a.idBan === b.idBan)
    return { valeur: 1, raison: { code: 'ADRESSE_IDENTIQUE', libelle: 'Même adresse' } }
  const [voieA, voieB] = [cleVoie(a.voie), cleVoie(b.voie)]
  const numero = cleNumero(a.numeroVoie)
  if (
    voieA !== '' &&
    voieA === voieB &&
    numero !== '' &&
    numero === cleNumero(b.numeroVoie) &&
    a.codeInsee === b.codeInsee
  ) {
    if (numeroExact(a.numeroVoie) !== numeroExact(b.numeroVoie))
      return {
        valeur: 0.7,
        raison: { code: 'ADRESSE_NUMERO_VOISIN', libelle: 'Même voie, numéros voisins (B et bis)' },
      }
    return {
      valeur: 0.9,
      raison: { code: 'ADRESSE_MEME_NUMERO', libelle: 'Même numéro dans la même voie' },
    }
  }
  const distance = distanceEntre(a, b)
  if (distance !== null && distance <= RAYON_ADRESSE_METRES && similarite(voieA, voieB) > 0.8) {
    return {
      valeur: 0.6,
      raison: { code: 'ADRESSE_PROCHE', libelle: `Même voie, à ${Math.round(distance)} m` },
    }
  }
  return AUCUN
}

const meilleurAccord = (a: EmpreinteCopropriete, b: EmpreinteCopropriete): Accord =>
  a.adresses
    .flatMap((x) => b.adresses.map((y) => comparerAdresses(x, y)))
    .reduce((meilleur, accord) => (accord.valeur > meilleur.valeur ? accord : meilleur), AUCUN)

const comparerParcelles = (
  a: EmpreinteCopropriete,
  b: EmpreinteCopropriete,
): Accord & { identiques: boolean } => {
  const [pa, pb] = [new Set(a.parcelles), new Set(b.parcelles)]
  const communes = nbCommuns(pa, pb)
  if (communes === 0) return { ...AUCUN, identiques: false }
  const identiques = communes === pa.size && communes === pb.size
  const libelle =
    communes === 1 ? '1 parcelle cadastrale commune' : `${communes} parcelles cadastrales communes`
  const raison: Raison = identiques
    ? { code: 'PARCELLES_IDENTIQUES', libelle: 'Mêmes parcelles cadastrales' }
    : { code: 'PARCELLES_COMMUNES', libelle }
  return { valeur: communes / Math.min(pa.size, pb.size), raison, identiques }
}

const raisonsSi = (
  ...lignes: [condition: boolean, code: CodeRaison, libelle: string][]
): Raison[] =>
  lignes.flatMap(([condition, code, libelle]) => (condition ? [{ code, libelle }] : []))

/**
 * Says how close two co-ownerships are, and why: the weighted sum of the parts. Very close also
 * when the parcel set and the lots are the same, or the SIRET. Symmetric; never throws.
 */
export const scorer = (a: EmpreinteCopropriete, b: EmpreinteCopropriete): ResultatScore => {
  const adresse = meilleurAccord(a, b)
  const parcelles = comparerParcelles(a, b)
  const parts: Record<PartScore, number> = {
    adresse: adresse.valeur,
    parcelles: parcelles.valeur,
    nom: similarite(cleNom(a.nom), cleNom(b.nom)),
    lots: proximite(a.nbLots, b.nbLots),
    batiments: proximite(a.nbBatiments, b.nbBatiments),
    reglement: a.dateReglement !== null && a.dateReglement === b.dateReglement ? 1 : 0,
  }
  // Four decimals: the sum of weights must reach a threshold that it equals.
  const score =
    Math.round(
      (Object.keys(POIDS) as PartScore[]).reduce(
        (somme, part) => somme + POIDS[part] * parts[part],
        0,
      ) * 10_000,
    ) / 10_000
  const memeSiret = a.siret !== '' && a.siret === b.siret
  const memesLots = a.nbLots !== null && a.nbLots === b.nbLots
  return {
    score,
    tresProche: score >= SEUIL_TRES_PROCHE || (parcelles.identiques && memesLots) || memeSiret,
    parts,
    raisons: [
      ...raisonsSi([memeSiret, 'SIRET_IDENTIQUE', 'Même SIRET']),
      ...(adresse.raison ? [adresse.raison] : []),
      ...(parcelles.raison ? [parcelles.raison] : []),
      ...raisonsSi(
        [parts.nom >= 0.5, 'NOM_PROCHE', parts.nom === 1 ? 'Même nom' : 'Nom proche'],
        [memesLots, 'LOTS_IDENTIQUES', 'Même nombre de lots'],
        [!memesLots && parts.lots >= 0.9, 'LOTS_PROCHES', 'Nombre de lots proche'],
        [parts.batiments === 1, 'BATIMENTS_IDENTIQUES', 'Même nombre de bâtiments'],
        [parts.reglement === 1, 'REGLEMENT_IDENTIQUE', 'Même date de règlement de copropriété'],
      ),
    ],
  }
}

const MEME_LIEU: ReadonlySet<CodeRaison> = new Set([
  'ADRESSE_IDENTIQUE',
  'ADRESSE_MEME_NUMERO',
  'ADRESSE_NUMERO_VOISIN',
  'PARCELLES_IDENTIQUES',
  'PARCELLES_COMMUNES',
])

/** The same address, or a parcel in common: shown whatever else differs. */
export const auMemeLieu = ({ raisons }: Pick<ResultatScore, 'raisons'>): boolean =>
  raisons.some(({ code }) => MEME_LIEU.has(code))

/** The next door, with the same name and about as many lots: a number is often told otherwise. */
const aCote = ({ raisons, parts }: ResultatScore): boolean =>
  raisons.some(({ code }) => code === 'ADRESSE_PROCHE') &&
  parts.nom >= NOM_DU_VOISIN &&
  parts.lots >= LOTS_DU_VOISIN

/** A candidate that the declarant has to answer. */
export const estAffiche = (resultat: ResultatScore): boolean =>
  resultat.tresProche || auMemeLieu(resultat) || aCote(resultat) || resultat.score >= SEUIL_AFFICHE
