import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { cleNumero, cleVoie, departementDeLaCommune, type FeatureAdresse } from '@registre/domain'
import { arrondissement, communeActuelle, nomDepartement } from '@registre/territoires'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import type { AdresseLue } from '../lecture/adresse-lue.ts'
import { type AdresseDeLaVoie, lireVoie, trouverAutour } from './adresses.repository.ts'
import type { Place } from '../question/noms-de-communes.ts'
import { versTrouvee } from './ligne.mapper.ts'
import { demander, voieDe } from './service-d-adresses.ts'
import { alAngle, auxPortes, premiereSituee, type SurPlace } from './sur-place.ts'
import { lireLignes } from './trouver.repository.ts'
import { clesPossibles } from '../lecture/voies-proches.ts'

export type Reponse = HandlerOutput<(typeof contract)['repondreAdresse']>

/** How far neighbours are looked for: near first, then farther when nothing is there. */
export const RAYONS = [300, 1_000, 5_000] as const
const VOISINES_MAX = 10
const SUR_PLACE_MAX = 50

/** The addresses that the register has in a street, or in both of a corner. */
type Rues = readonly [readonly AdresseDeLaVoie[], ...(readonly AdresseDeLaVoie[])[]]

/** The addresses that the register has in the streets of a reading; null where it lacks one of them. */
export const dansLeRegistre = async (
  tx: Pick<Tx, 'sql'>,
  voies: readonly string[],
  lieu: Place,
): Promise<Rues | null> => {
  const [premiere = [], ...autres] = await Promise.all(
    voies.map((v) => lireVoie(tx, clesPossibles(v), lieu)),
  )
  return [premiere, ...autres].every((r) => r.length > 0) ? [premiere, ...autres] : null
}

/** The commune of a district; the commune itself else. */
const communeCourante = (code: string): string => arrondissement(code)?.chefLieu ?? code

/** What the address service answers, where it was asked for: nothing is said of another place. */
export const estDansLeLieu = ({ properties: p }: FeatureAdresse, lieu: Place): boolean => {
  const { communes, codesPostaux, departements } = lieu
  return (
    (communes.length === 0 || communes.includes(communeCourante(p.citycode))) &&
    (codesPostaux.length === 0 || codesPostaux.includes(p.postcode)) &&
    (departements.length === 0 || departements.includes(departementDeLaCommune(p.citycode)))
  )
}

type Point = Pick<AdresseDeLaVoie, 'longitude' | 'latitude'>

/** Those around a point, nearest first: near, then farther when nothing is there. */
const autourDe = async (
  tx: Pick<Tx, 'sql'>,
  { longitude, latitude }: Point,
  sauf: readonly number[],
): Promise<{ voisines: Awaited<ReturnType<typeof trouverAutour>>; rayon: number }> => {
  if (longitude === null || latitude === null) return { voisines: [], rayon: RAYONS[0] }
  for (const rayon of RAYONS) {
    const voisines = await trouverAutour(tx, { longitude, latitude }, rayon, sauf, VOISINES_MAX)
    if (voisines.length > 0 || rayon === RAYONS[2]) return { voisines, rayon }
  }
  return { voisines: [], rayon: RAYONS[2] }
}

interface Adresse {
  voie: string
  codePostal: string
  commune: string
  point: Point
}

/** A door before its street: « 12 bis ». */
export const numeroDit = (numero: string): string =>
  numero === '' ? '' : `${numero.replaceAll(/(\d)(?=[a-z])/g, '$1 ')} `

/** The answer at an address: what stands there, then around. */
export const repondre = async (
  { deps }: Ctx,
  { voie, codePostal, commune, point }: Adresse,
  { ids, nombre, autresPortes }: SurPlace,
  numero: string,
): Promise<Partial<Reponse>> => {
  const tx = { sql: deps.db.read }
  const montrees = ids.slice(0, SUR_PLACE_MAX)
  const { voisines, rayon } = await autourDe(tx, point, montrees)
  const distances = new Map(voisines.map((v) => [v.copropriete_id, v.distance]))
  const jour = today(deps.clock)
  const lignes = await lireLignes(tx, [...montrees, ...distances.keys()], jour)
  const vues = lignes.map((l) =>
    versTrouvee(
      l,
      { publierBenevoles: deps.settings.PUBLIER_NOM_SYNDIC_BENEVOLE, jour },
      distances.get(l.copropriete_id) ?? null,
      `${numero} ${voie}`,
    ),
  )
  const surPlace = vues.filter((v) => v.distance === null)
  return {
    adresse: {
      libelle: [`${numeroDit(numero)}${voie}`, [codePostal, commune].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
      numero,
      longitude: point.longitude,
      latitude: point.latitude,
      codePostal,
      commune,
    },
    surPlace,
    nombreSurPlace: nombre,
    autresPortes: [...autresPortes],
    voisines: vues.filter((v) => v.distance !== null),
    rayon,
    nombreVoisines: voisines[0]?.total ?? 0,
  }
}

const commun = (valeurs: readonly string[]): string =>
  valeurs.every((v) => v === valeurs[0]) ? (valeurs[0] ?? '') : ''

/** The communes where a street stands, in a place that names several. */
const parCommune = (rue: readonly AdresseDeLaVoie[]): Partial<Reponse> => {
  const communes = [...Map.groupBy(rue, (a) => a.code_insee)].map(([code, siennes]) => ({
    code,
    nom: communeActuelle(code)?.nom ?? '',
    codePostal: commun(siennes.map((a) => a.code_postal)),
    departement: nomDepartement(departementDeLaCommune(code)),
    nombre: new Set(siennes.map((a) => a.copropriete_id)).size,
    longitude: siennes[0]?.longitude ?? null,
    latitude: siennes[0]?.latitude ?? null,
  }))
  return {
    communes: communes.toSorted((a, b) => b.nombre - a.nombre),
    nombreCommunes: communes.length,
    total: communes.reduce((n, c) => n + c.nombre, 0),
  }
}

/** Of what nobody situates. */
export const NULLE_PART: Point = { longitude: null, latitude: null }

/**
 * Where a door stands that the register does not have, by the address service: another door's
 * place would give distances that are not those of this one. Null where it does not say.
 */
const pointDeLaPorte = async (
  ctx: Ctx,
  { voie, codePostal, commune }: Omit<Adresse, 'point'>,
  numero: string,
): Promise<Point | null> => {
  const services = await demander(ctx, `${numeroDit(numero)}${voie} ${codePostal} ${commune}`)
  const [longitude = null, latitude = null] =
    services?.find(
      (f) =>
        cleNumero(f.properties.housenumber ?? '') === cleNumero(numero) &&
        cleVoie(voieDe(f)) === cleVoie(voie) &&
        (codePostal === '' || f.properties.postcode === codePostal),
    )?.geometry.coordinates ?? []
  return longitude === null ? null : { longitude, latitude }
}

/**
 * The answer in streets that the register has, at the doors that are asked for; which commune, where
 * several of the name that was typed have it.
 */
export const repondreDuRegistre = async (
  ctx: Ctx,
  lue: AdresseLue,
  lieu: Place,
  [premiere, seconde]: Rues,
): Promise<Partial<Reponse>> => {
  const trouvees = seconde ? alAngle([premiere, seconde]) : auxPortes(premiere, lue.portes)
  const sur = premiere.filter((a) => trouvees.ids.includes(a.copropriete_id))
  const dites = sur.length > 0 ? sur : premiere
  // A department says no commune: it is asked, even where one alone has the address.
  if (lieu.departements.length > 0 || new Set(dites.map((a) => a.code_insee)).size > 1)
    return trouvees.nombre > 0 ? parCommune(sur) : {}
  // Nothing is said of one of several towns of a name: another may be meant.
  if (trouvees.nombre === 0 && lieu.homonymes) return {}
  const [une] = dites
  const numero = seconde ? '' : lue.numero
  // Where nothing stands at the door, the code of other doors is theirs: a town may have several.
  const codeSur =
    trouvees.nombre > 0 ||
    lieu.codesPostaux.length > 0 ||
    communeActuelle(une?.code_insee ?? '')?.codesPostaux.length === 1
  const adresse = {
    voie: [premiere, ...(seconde ? [seconde] : [])].map((r) => r[0]?.voie ?? '').join(' et '),
    codePostal: codeSur ? commun(dites.map((a) => a.code_postal)) : '',
    // A code that serves several: where nothing stands, none of them is said.
    commune:
      trouvees.nombre === 0 && lieu.communes.length > 1
        ? ''
        : commun(dites.map((a) => a.commune)) || (une?.commune ?? ''),
  }
  const point =
    sur.find((a) => a.longitude !== null) ??
    (numero === '' ? premiereSituee(premiere) : await pointDeLaPorte(ctx, adresse, numero))
  return repondre(ctx, { ...adresse, point: point ?? NULLE_PART }, trouvees, numero)
}
