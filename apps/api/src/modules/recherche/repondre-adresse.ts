import { cleVoie, type FeatureAdresse, normaliserTexte } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { type AdresseLue, aUnNom, type Lecture, lireAdresse } from '../lecture/adresse-lue.ts'
import { compterVoies, lireVoie, lireVoiesDuLieu } from './adresses.repository.ts'
import { continueUnNom, lieuProche } from '../lecture/lieu-dit.ts'
import { siege } from '../lecture/lieu-du-code.ts'
import { communesDites, type Place } from '../question/noms-de-communes.ts'
import { type Correction, corrigerVoie, ouEst } from './ou-est.ts'
import { lireClef } from './par-clef.ts'
import { lireQuestion } from '../question/question.ts'
import { demander, voieDe } from './service-d-adresses.ts'
import {
  dansLeRegistre,
  estDansLeLieu,
  NULLE_PART,
  numeroDit,
  RAYONS,
  repondre,
  repondreDuRegistre,
  type Reponse,
} from './situer.ts'
import { clesPossibles, rapprocherVoie } from '../lecture/voies-proches.ts'

const AUTRES_MAX = 4

const RIEN: Omit<Reponse, 'jour'> = {
  lue: null,
  communes: [],
  nombreCommunes: 0,
  total: 0,
  adresse: null,
  surPlace: [],
  nombreSurPlace: 0,
  autresPortes: [],
  voisines: [],
  rayon: RAYONS[0],
  nombreVoisines: 0,
  autres: [],
  indisponible: false,
}

/** What was read of an address, as it is told. */
const dire = (
  { numero }: AdresseLue,
  { voies: [voie = '', croisement = ''], lieu, reste }: Lecture,
  autres: { corrections?: readonly Correction[]; reste?: readonly string[] } = {},
): Pick<Reponse, 'lue'> => ({
  lue: {
    numero,
    voie,
    croisement,
    lieu: lieu?.nom ?? '',
    corrections: [...(autres.corrections ?? [])],
    reste: [...reste, ...(autres.reste ?? [])],
  },
})

/** The answer of the readings as they are typed, from the register alone; null where it has none of their streets. */
const tellesQuelles = async (ctx: Ctx, lue: AdresseLue): Promise<Partial<Reponse> | null> => {
  const tx = { sql: ctx.deps.db.read }
  for (const lecture of lue.lectures) {
    const { lieu, voies } = lecture
    if (lieu === null) {
      const ou = await ouEst(tx, voies, voies.length > 1 ? [] : lue.portes)
      if (ou.total > 0) return { ...dire(lue, lecture), ...ou }
    } else {
      const rues = await dansLeRegistre(tx, voies, lieu)
      if (rues === null) continue
      return { ...dire(lue, lecture), ...(await repondreDuRegistre(ctx, lue, lieu, rues)) }
    }
  }
  return null
}

/** The answer of a reading whose street the register does not have in its place, as it is typed. */
const corrigeeDansLeLieu = async (
  ctx: Ctx,
  lue: AdresseLue,
  lecture: Lecture,
  lieu: Place,
  services: readonly FeatureAdresse[],
): Promise<Partial<Reponse>> => {
  const tx = { sql: ctx.deps.db.read }
  const [voie = '', croisement] = lecture.voies
  const connues = lieu.departements.length > 0 ? [] : await lireVoiesDuLieu(tx, lieu)
  const siens = services.filter((f) => estDansLeLieu(f, lieu))
  const ailleurs = await compterVoies(tx, clesPossibles(voie))
  const { sienne, autres } = rapprocherVoie(
    voie,
    [...connues, ...siens.map((f) => cleVoie(voieDe(f)))],
    ailleurs.size > 0,
  )
  const suite = croisement === undefined ? [] : [croisement]
  const rues = sienne && (await dansLeRegistre(tx, [sienne.cle, ...suite], lieu))
  const memes = siens.filter((f) => cleVoie(voieDe(f)) === sienne?.cle)
  const [service] = memes
  // A district that nobody typed is not said: a street of this name stands in several.
  const commun = (lire: (f: FeatureAdresse) => string): string => {
    const [dit = '', ...autresDits] = new Set(memes.map(lire))
    return autresDits.length === 0 ? dit : ''
  }
  const commune = commun((f) => f.properties.city)
  const en = rues?.[0][0]?.voie ?? (service && voieDe(service)) ?? ''
  const corrections =
    sienne && !`${cleVoie(voie)} `.startsWith(`${sienne.cle} `) ? [{ de: voie, en }] : []
  const dite = dire(lue, lecture, { corrections, reste: sienne?.reste ?? [] })
  if (rues) return { ...dite, ...(await repondreDuRegistre(ctx, lue, lieu, rues)) }
  if (service && commune !== '' && suite.length === 0 && !lieu.homonymes) {
    const codePostal = commun((f) => f.properties.postcode)
    const [longitude, latitude] = service.geometry.coordinates
    const point = codePostal === '' ? NULLE_PART : { longitude, latitude }
    const rien = { ids: [], nombre: 0, autresPortes: [] }
    return {
      ...dite,
      ...(await repondre(ctx, { voie: en, codePostal, commune, point }, rien, lue.numero)),
    }
  }
  // Streets of this name and of another kind are not what was asked for: they are proposed.
  const dAutreGenre = await lireVoie(tx, autres, lieu)
  return {
    ...dire(lue, lecture),
    autres: [
      ...dAutreGenre.map((a) => `${numeroDit(lue.numero)}${a.voie}, ${a.code_postal} ${a.commune}`),
      ...siens.map(
        (f) =>
          `${numeroDit(lue.numero)}${voieDe(f)}, ${f.properties.postcode} ${f.properties.city}`,
      ),
    ],
  }
}

/** How many words the name of a misspelt commune may have. */
const MOTS_DU_LIEU = [3, 2, 1]

/** The answer where the last words are a misspelt commune, of a street that the register has nowhere; null where they are none. */
const lieuMalEcrit = async (
  ctx: Ctx,
  lue: AdresseLue,
  lecture: Lecture,
): Promise<Partial<Reponse> | null> => {
  const mots = (lecture.voies[0] ?? '').split(' ')
  for (const n of MOTS_DU_LIEU.filter((k) => k < mots.length - 1)) {
    const dit = mots.slice(-n).join(' ')
    const lie = continueUnNom(mots.at(-n - 1), mots.at(-n))
    const lieu = !lie && aUnNom(mots.slice(0, -n)) ? lieuProche(dit) : null
    if (lieu === null) continue
    const situee = { ...lecture, voies: [mots.slice(0, -n).join(' ')], lieu }
    const reponse = await corrigeeDansLeLieu(ctx, lue, situee, lieu, [])
    const corrections = [...(reponse.lue?.corrections ?? []), { de: dit, en: lieu.nom }]
    return { ...reponse, lue: reponse.lue ? { ...reponse.lue, corrections } : null }
  }
  return null
}

/** The answer where what follows a street is a misspelt commune that has it; null where it is none. */
const siCommuneProche = async (
  ctx: Ctx,
  lue: AdresseLue,
  lecture: Lecture,
  corrections: readonly Correction[],
): Promise<Partial<Reponse> | null> => {
  const dit = lecture.reste.join(' ')
  const lieu = lieuProche(dit)
  if (lieu === null) return null
  const rues = await dansLeRegistre({ sql: ctx.deps.db.read }, lecture.voies, lieu)
  const situee = rues && (await repondreDuRegistre(ctx, lue, lieu, rues))
  if (!situee?.adresse) return null
  const { commune } = situee.adresse
  return {
    ...dire(
      lue,
      { ...lecture, lieu: { ...lieu, nom: commune }, reste: [] },
      { corrections: [...corrections, { de: dit, en: commune }] },
    ),
    ...situee,
  }
}

/** The answer where nothing stands as it is typed: a near street, or what was not recognised. */
const corrigees = async (
  ctx: Ctx,
  q: string,
  lue: AdresseLue,
): Promise<Partial<Reponse> | null> => {
  const [premiere] = lue.lectures
  if (premiere.lieu === null) {
    const corrigee = await corrigerVoie({ sql: ctx.deps.db.read }, premiere)
    if (corrigee === null) return lieuMalEcrit(ctx, lue, premiere)
    const { voie, corrections, reste } = corrigee
    const lecture = { ...premiere, voies: [voie], reste }
    const situee = await siCommuneProche(ctx, lue, lecture, corrections)
    if (situee) return situee
    const ou = await ouEst({ sql: ctx.deps.db.read }, [voie], lue.portes)
    return { ...dire(lue, lecture, { corrections }), ...ou }
  }
  const services = await demander(ctx, q)
  let derniere: Partial<Reponse> | null = null
  for (const lecture of lue.lectures) {
    if (lecture.lieu === null) continue
    const reponse = await corrigeeDansLeLieu(ctx, lue, lecture, lecture.lieu, services ?? [])
    if (reponse.adresse || reponse.communes) return reponse
    derniere ??= { ...reponse, indisponible: services === null }
  }
  return derniere
}

/** What was read, with the postal code of what stands there where another of its town was typed. */
const avecSonCode = ({ lue, adresse }: Partial<Reponse>): Pick<Reponse, 'lue'> | null => {
  const [de] = /^\d{5}(?= )/.exec(lue?.lieu ?? '') ?? []
  const en = adresse?.codePostal ?? ''
  return lue && de !== undefined && en !== '' && en !== de
    ? { lue: { ...lue, corrections: [...lue.corrections, { de, en }] } }
    : null
}

/** What was read, where what is found is in one of several communes of a name: another may be meant. */
const avecSesHomonymes = ({ lue, adresse }: Partial<Reponse>): Pick<Reponse, 'lue'> | null => {
  const n = lue && adresse ? new Set(communesDites(lue.lieu).map(siege)).size : 0
  return lue && n > 1 ? { lue: { ...lue, lieu: `${lue.lieu}, ${n} communes de ce nom` } } : null
}

/** What stands at an address, the one first whose name was typed beside it: that name was read. */
const parSonNom = ({ lue, surPlace = [] }: Partial<Reponse>): Partial<Reponse> => {
  if (!lue || surPlace.length === 0 || lue.reste.length === 0) return {}
  const dits = (nom: string): string[] => {
    const mots = new Set(normaliserTexte(nom).split(' '))
    return lue.reste.filter((mot) => mots.has(mot))
  }
  const rangees = surPlace.toSorted((a, b) => dits(b.nom).length - dits(a.nom).length)
  const lus = dits(rangees[0]?.nom ?? '')
  return {
    surPlace: rangees,
    lue: { ...lue, reste: lue.reste.filter((mot) => !lus.includes(mot)) },
  }
}

/**
 * Answers "is there one at this address?": those that declare it, then the nearest ones; which
 * commune, where the text says none. What was read is told, and what was left out. An address
 * service that is down never stops anything: the answer says so.
 */
export const repondreAdresse = async (ctx: Ctx, q: string): Promise<Reponse> => {
  const vide: Reponse = { ...RIEN, jour: today(ctx.deps.clock) }
  const lue = lireClef(q) ? null : lireAdresse(lireQuestion(q))
  if (lue === null) return vide
  const [premiere] = lue.lectures
  // A postal code and a commune that contradict each other: nothing is said of either.
  if (lue.contredit) return { ...vide, ...dire(lue, premiere) }
  const lu: Partial<Reponse> =
    (await tellesQuelles(ctx, lue)) ??
    (lue.autrement && (await tellesQuelles(ctx, lue.autrement))) ??
    (await corrigees(ctx, q, lue)) ??
    dire(lue, premiere)
  const reponse = { ...lu, ...parSonNom(lu) }
  return {
    ...vide,
    ...reponse,
    ...avecSesHomonymes(reponse),
    ...avecSonCode(reponse),
    autres: [...new Set(reponse.autres ?? [])].slice(0, AUTRES_MAX),
  }
}
