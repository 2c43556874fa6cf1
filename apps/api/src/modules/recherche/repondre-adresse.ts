import type { contract, HandlerOutput } from '@registre/contract'
import {
  cleNumero,
  cleVoie,
  departementDeLaCommune,
  estMuet,
  estSansService,
  type FeatureAdresse,
  lireNumeroDeVoie,
  RegisterError,
  suitesProches,
} from '@registre/domain'
import {
  arrondissement,
  arrondissementsDe,
  communeActuelle,
  communesDuCodePostal,
  nomDepartement,
} from '@registre/territoires'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { type AdresseLue, lireAdresse } from './adresse-lue.ts'
import { compterALAdresse, trouverAutour, trouverSurPlace } from './adresses.repository.ts'
import type { Place } from './lieux.ts'
import { versTrouvee } from './ligne.mapper.ts'
import { lireQuestion } from './question.ts'
import { lireLignes } from './trouver.repository.ts'

type Reponse = HandlerOutput<(typeof contract)['repondreAdresse']>

/** How far neighbours are looked for: near first, then farther when nothing is there. */
const RAYONS = [300, 1_000, 5_000] as const
const VOISINES_MAX = 10
const AUTRES_MAX = 4
const SUGGESTIONS_MAX = 3

/** The INSEE codes under which declarations write what a postal code serves. */
const codesDuCodePostal = (codePostal: string, citycode = ''): string[] => [
  ...new Set([
    ...(citycode === '' ? [] : [citycode]),
    ...communesDuCodePostal(codePostal).flatMap((c) => [
      c.code,
      ...(c.chefLieu === null ? [] : [c.chefLieu]),
      ...arrondissementsDe(c.code)
        .filter((a) => a.codesPostaux.includes(codePostal))
        .map((a) => a.code),
    ]),
  ]),
]

/** A street without the number that it begins with. */
const sansNumero = (voie: string): string => voie.replace(/^\d+\s?(?:bis|ter|quater)?\s+/i, '')

/** The street of an answer of the address service, without its number. */
const voieDe = ({ properties: p }: FeatureAdresse): string => p.street ?? sansNumero(p.name)

const RIEN: Omit<Reponse, 'jour'> = {
  lue: null,
  communes: [],
  nombreCommunes: 0,
  total: 0,
  adresse: null,
  surPlace: [],
  voisines: [],
  rayon: RAYONS[0],
  nombreVoisines: 0,
  autres: [],
  indisponible: false,
}

/** What the address service answers, or a search; null when it does not. */
const siRepond = async <T>(appel: Promise<T>): Promise<T | null> => {
  try {
    return await appel
  } catch (error) {
    if (estMuet(error)) return null
    if (error instanceof RegisterError && error.code === 'recherche-trop-large') return null
    throw error
  }
}

const declareesA = ({ deps }: Ctx, f: FeatureAdresse, numero: string): Promise<number[]> =>
  trouverSurPlace(
    { sql: deps.db.read },
    {
      codesInsee: codesDuCodePostal(f.properties.postcode, f.properties.citycode),
      cleVoie: cleVoie(voieDe(f)),
      cleNumero: numero === '' ? '' : cleNumero(numero),
      codesPostaux: [f.properties.postcode],
    },
  )

/** Answers nearly as good as the best one, which may be what was meant as well. */
const PRESQUE_AUSSI_BONNE = 0.95
const ESSAYEES_MAX = 5

interface Choisie {
  f: FeatureAdresse
  surPlace: number[]
}

/**
 * The address that was meant, with those that declare it: the best one, unless another that is as
 * good has some ("12 rue Victor Hugo, Paris" stands in several districts).
 */
const choisir = async (
  ctx: Ctx,
  voies: readonly [FeatureAdresse, ...FeatureAdresse[]],
  numero: string,
): Promise<Choisie> => {
  const [premiere] = voies
  const seuil = premiere.properties.score * PRESQUE_AUSSI_BONNE
  for (const f of voies.slice(0, ESSAYEES_MAX).filter((v) => v.properties.score >= seuil)) {
    const surPlace = await declareesA(ctx, f, numero)
    if (surPlace.length > 0) return { f, surPlace }
  }
  return { f: premiere, surPlace: [] }
}

/** The door that was asked first, then the nearest ones; without a number, as they follow each other. */
const parPorte = <L extends { adresse: string }>(lignes: readonly L[], numero: string): L[] => {
  const demandee = lireNumeroDeVoie(numero)
  const suites = suitesProches(demandee?.suite ?? '')
  const porte = (l: L): [chiffres: number, suite: number] => {
    const lue = lireNumeroDeVoie(l.adresse)
    // Found by another of its addresses: after those of this very number.
    return lue === null || (demandee !== null && lue.chiffres !== demandee.chiffres)
      ? [Infinity, 0]
      : [Number(lue.chiffres), suites.indexOf(lue.suite)]
  }
  return lignes
    .map((l) => ({ l, porte: porte(l) }))
    .toSorted(({ porte: [a, x] }, { porte: [b, y] }) => (a === b ? x - y : a - b))
    .map(({ l }) => l)
}

const repondre = async (
  { deps }: Ctx,
  f: FeatureAdresse,
  surPlace: readonly number[],
  numero: string,
): Promise<Pick<Reponse, 'adresse' | 'surPlace' | 'voisines' | 'rayon' | 'nombreVoisines'>> => {
  const { properties: p, geometry } = f
  const [longitude, latitude] = geometry.coordinates
  const tx = { sql: deps.db.read }
  let voisines: Awaited<ReturnType<typeof trouverAutour>> = []
  let rayon: number = RAYONS[0]
  for (rayon of RAYONS) {
    voisines = await trouverAutour(tx, { longitude, latitude }, rayon, surPlace, VOISINES_MAX)
    if (voisines.length > 0) break
  }
  const distances = new Map(voisines.map((v) => [v.copropriete_id, v.distance]))
  const lignes = await lireLignes(tx, [...surPlace, ...distances.keys()])
  const vues = lignes.map((l) =>
    versTrouvee(
      l,
      deps.settings.PUBLIER_NOM_SYNDIC_BENEVOLE,
      distances.get(l.copropriete_id) ?? null,
      `${numero} ${voieDe(f)}`,
    ),
  )
  return {
    adresse: {
      libelle: `${numero === '' ? '' : `${numero.replace(/^(\d+)([a-z])/, '$1 $2')} `}${voieDe(f)}, ${p.postcode} ${p.city}`,
      numero,
      longitude,
      latitude,
      codePostal: p.postcode,
      commune: p.city,
    },
    surPlace: parPorte(
      vues.filter((v) => v.distance === null),
      numero,
    ),
    voisines: vues.filter((v) => v.distance !== null),
    rayon,
    nombreVoisines: voisines[0]?.total ?? 0,
  }
}

/**
 * Where the register has an address whose text says no commune, or whose last words are the
 * street's own rather than a commune's; null where the place is sure.
 */
const siNonSituee = async (
  { deps }: Ctx,
  { numero, voie, voieEntiere, lieu, parCode }: AdresseLue,
): Promise<Pick<Reponse, 'communes' | 'nombreCommunes' | 'total'> | null> => {
  const tx = { sql: deps.db.read }
  if (parCode || (lieu !== null && lieu.communes.length === 0)) return null
  if (lieu !== null && (await compterALAdresse(tx, { voie, numero }, lieu)).length > 0) return null
  const rows = await compterALAdresse(tx, { voie: voieEntiere, numero }, null)
  if (lieu !== null && rows.length === 0) return null
  return {
    communes: rows.map((r) => ({
      code: r.code_insee,
      nom: communeActuelle(r.code_insee)?.nom ?? '',
      codePostal: r.code_postal,
      departement: nomDepartement(departementDeLaCommune(r.code_insee)),
      nombre: r.nombre,
      longitude: r.longitude,
      latitude: r.latitude,
    })),
    nombreCommunes: rows[0]?.communes ?? 0,
    total: rows[0]?.total ?? 0,
  }
}

/** The commune of a district; the commune itself else. */
const communeCourante = (code: string): string => arrondissement(code)?.chefLieu ?? code

/** What the address service answers, where it was asked for: nothing is said of another place. */
const estDansLeLieu = ({ properties: p }: FeatureAdresse, lieu: Place | null): boolean => {
  if (lieu === null) return true
  const { communes, codesPostaux, departements } = lieu
  const siege = communeCourante(p.citycode)
  return (
    (communes.length === 0 || communes.includes(siege)) &&
    (codesPostaux.length === 0 || codesPostaux.includes(p.postcode)) &&
    (departements.length === 0 || departements.includes(departementDeLaCommune(p.citycode)))
  )
}

/**
 * Answers "is there one at this address?": those that declare it, then the nearest ones. An address
 * service that is down never stops anything: the answer says so.
 */
export const repondreAdresse = async (ctx: Ctx, q: string): Promise<Reponse> => {
  const jour = today(ctx.deps.clock)
  const lue = lireAdresse(lireQuestion(q))
  if (lue === null) return { ...RIEN, jour }
  const dite = { numero: lue.numero, voie: lue.voie, lieu: lue.lieu?.nom ?? '' }
  const ailleurs = await siNonSituee(ctx, lue)
  if (ailleurs !== null)
    return { ...RIEN, jour, lue: { ...dite, voie: lue.voieEntiere, lieu: '' }, ...ailleurs }
  const trouvees = await siRepond(
    ctx.deps.geocodage.rechercherAdresse(q, { limit: 10 }).catch((error: unknown) => {
      if (estSansService(error)) return []
      throw error
    }),
  )
  const voies = (trouvees ?? []).filter((f) => f.properties.type !== 'municipality')
  const [premiere, ...suivantes] = voies.filter((f) => estDansLeLieu(f, lue.lieu))
  const choisie = premiere && (await choisir(ctx, [premiere, ...suivantes], lue.numero))
  const porte = lue.numero === '' ? '' : `${lue.numero} `
  const autres = voies
    .filter((v) => v !== choisie?.f)
    .map((a) => `${porte}${voieDe(a)}, ${a.properties.postcode} ${a.properties.city}`)
  return {
    ...RIEN,
    ...(choisie ? await repondre(ctx, choisie.f, choisie.surPlace, lue.numero) : {}),
    jour,
    lue: dite,
    autres: [...new Set(autres)].slice(0, AUTRES_MAX),
    indisponible: trouvees === null,
  }
}

/**
 * Addresses that complete what is typed, each with the co-ownerships there and around; none while
 * the address service does not answer.
 */
export const suggererAdresses = async (
  { deps }: Ctx,
  q: string,
): Promise<HandlerOutput<(typeof contract)['suggererAdresses']>> => {
  if (q.length < 3 || lireAdresse(lireQuestion(q)) === null) return { adresses: [] }
  const tx = { sql: deps.db.read }
  const completees = ((await siRepond(deps.geocodage.completer(q))) ?? []).slice(0, SUGGESTIONS_MAX)
  return {
    adresses: await Promise.all(
      completees.map(async ({ fulltext, street, zipcode, x, y }) => {
        const [numero = ''] = /^\d+\s?(?:bis|ter|quater)?(?=\s)/i.exec(fulltext) ?? []
        const surPlace = await trouverSurPlace(tx, {
          codesInsee: codesDuCodePostal(zipcode),
          cleVoie: cleVoie(sansNumero(street)),
          cleNumero: cleNumero(numero),
          codesPostaux: [zipcode],
        })
        const autour = await trouverAutour(
          tx,
          { longitude: x, latitude: y },
          RAYONS[0],
          surPlace,
          1,
        )
        return { libelle: fulltext, surPlace: surPlace.length, autour: autour[0]?.total ?? 0 }
      }),
    ),
  }
}
