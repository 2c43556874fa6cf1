import type { contract, HandlerOutput } from '@registre/contract'
import {
  cleNumero,
  cleVoie,
  estMuet,
  estSansService,
  type FeatureAdresse,
  lireNumeroDeVoie,
  RegisterError,
  suitesProches,
} from '@registre/domain'
import { arrondissementsDe, communesDuCodePostal } from '@registre/territoires'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { trouverAutour, trouverSurPlace } from './adresses.repository.ts'
import { comprendre } from './comprendre.ts'
import { estGenerique } from './equivalences.ts'
import { versTrouvee } from './ligne.mapper.ts'
import { lireQuestion, type Question } from './question.ts'
import { lireLignes } from './trouver.repository.ts'

type Reponse = HandlerOutput<(typeof contract)['repondreAdresse']>

/** How far neighbours are looked for: near first, then farther when nothing is there. */
const RAYONS = [300, 1_000, 5_000] as const
const VOISINES_MAX = 10
const AUTRES_MAX = 4
const SUGGESTIONS_MAX = 3

/** A number of a street, or a kind of street with a name: worth asking the address service. */
const seLitCommeUneAdresse = ({ jetons, numeros, debutNumero }: Question): boolean =>
  numeros.length === 0 &&
  debutNumero === null &&
  jetons.length >= 2 &&
  (jetons.some((j) => j.genre === 'numero-voie') ||
    (estGenerique(jetons[0]?.mot ?? '') &&
      !/^(?:residence|res|immeuble|domaine)$/.test(jetons[0]?.mot ?? '')))

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

const numeroTape = ({ jetons }: Question): string =>
  jetons.find((j) => j.genre === 'numero-voie')?.mot ?? ''

const RIEN: Omit<Reponse, 'jour' | 'indisponible'> = {
  adresse: null,
  surPlace: [],
  voisines: [],
  rayon: RAYONS[0],
  nombreVoisines: 0,
  autres: [],
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
 * The address in the commune where the register holds it, when the text names none: the same street
 * stands in a hundred of them, and the address service gives ten. Null when no entry holds every
 * word of the text at that very address.
 */
const selonLeRegistre = async (ctx: Ctx, q: string, numero: string): Promise<Choisie | null> => {
  const { db, geocodage } = ctx.deps
  const trouves = await siRepond(
    boundedSearch(db, (tx) => comprendre(tx, q, { limite: 1, depart: 0 }, false)),
  )
  if (trouves === null || trouves.ignores.length > 0) return null
  const [ligne] = await lireLignes({ sql: db.read }, trouves.ids)
  if (!ligne) return null
  const precise = `${q} ${ligne.code_postal} ${ligne.commune}`
  const [f] = (await siRepond(geocodage.rechercherAdresse(precise, { limit: 1 }))) ?? []
  if (!f) return null
  const surPlace = await declareesA(ctx, f, numero)
  return surPlace.length > 0 ? { f, surPlace } : null
}

/**
 * The address that was meant, with those that declare it: the best one, unless another that is as
 * good has some ("12 rue Victor Hugo, Paris" stands in several districts).
 */
const choisir = async (
  ctx: Ctx,
  q: string,
  voies: readonly [FeatureAdresse, ...FeatureAdresse[]],
  numero: string,
): Promise<Choisie> => {
  const [premiere] = voies
  const seuil = premiere.properties.score * PRESQUE_AUSSI_BONNE
  for (const f of voies.slice(0, ESSAYEES_MAX).filter((v) => v.properties.score >= seuil)) {
    const surPlace = await declareesA(ctx, f, numero)
    if (surPlace.length > 0) return { f, surPlace }
  }
  return (await selonLeRegistre(ctx, q, numero)) ?? { f: premiere, surPlace: [] }
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
): Promise<Omit<Reponse, 'jour' | 'indisponible' | 'autres'>> => {
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
 * Answers "is there one at this address?": those that declare it, then the nearest ones. An address
 * service that is down never stops anything: the answer says so.
 */
export const repondreAdresse = async (ctx: Ctx, q: string): Promise<Reponse> => {
  const jour = today(ctx.deps.clock)
  const question = lireQuestion(q)
  if (!seLitCommeUneAdresse(question)) return { ...RIEN, jour, indisponible: false }
  const trouvees = await siRepond(
    ctx.deps.geocodage.rechercherAdresse(q, { limit: 10 }).catch((error: unknown) => {
      if (estSansService(error)) return []
      throw error
    }),
  )
  const voies = (trouvees ?? []).filter((f) => f.properties.type !== 'municipality')
  const [premiere, ...suivantes] = voies
  if (!premiere) return { ...RIEN, jour, indisponible: trouvees === null }
  const numero = numeroTape(question)
  const { f, surPlace } = await choisir(ctx, q, [premiere, ...suivantes], numero)
  const autres = voies.filter((v) => v !== f)
  return {
    ...(await repondre(ctx, f, surPlace, numero)),
    jour,
    autres: [
      ...new Set(
        autres.map(
          (a) =>
            `${numero === '' ? '' : `${numero} `}${voieDe(a)}, ${a.properties.postcode} ${a.properties.city}`,
        ),
      ),
    ].slice(0, AUTRES_MAX),
    indisponible: false,
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
  const question = lireQuestion(q)
  if (!seLitCommeUneAdresse(question) || q.length < 3) return { adresses: [] }
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
