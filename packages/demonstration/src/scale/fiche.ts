import {
  addDays,
  numeroDepuisSequence,
  type Adresse,
  type EtatCopropriete,
  type ImmatCopropriete,
  type IsoDate,
  type Parcelle,
} from '@registre/domain'
import { adresseDans } from '../donnees/lieux.ts'
import { tirerLots, tirerNom } from '../donnees/noms.ts'
import { contenuValide } from '../contenu.ts'
import { random, type Random } from '../hasard.ts'
import { tirerRue } from './communes.ts'
import { alterer } from './doublons.ts'
import type { Fiche } from './fiche.types.ts'

/** Share of co-ownerships that are a second declaration of an earlier one. */
const PART_DOUBLONS = 0.004
const ECART_DOUBLON = 1000

export interface Reglages {
  graine: number
  aujourdhui: IsoDate
  /** First row numbers and first value of the number sequence. */
  premierId: number
  premierNumero: number
  premierSyndic: number
  premierBenevole: number
  premierNotaire: number
}

export const NOMBRE_SYNDICS = 4461
export const NOMBRE_NOTAIRES = 400

const LETTRES = [...'ABCDEHKLMNPRSTVWXYZ']

/** Portfolios of unequal sizes: the k-th firm weighs 1 / (k + 30). */
const tirerSyndic = (r: Random): number =>
  Math.min(NOMBRE_SYNDICS - 1, Math.floor(30 * ((NOMBRE_SYNDICS / 30 + 1) ** r.next() - 1)))

const tirerEtat = (r: Random, sansSyndic: boolean): EtatCopropriete => {
  const u = r.next()
  if (u < 0.003) return 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
  if (u < 0.013) return 'DISSOUTE'
  if (u < 0.015) return 'IMMATRICULATION_ANNULEE'
  if (sansSyndic) return 'IMMATRICULEE_A_RATTACHER'
  if (u < 0.02) return 'FUTUR'
  return u < 0.138 ? 'IMMATRICULEE_RATTACHEMENT_EXPIRE' : 'IMMATRICULEE_RATTACHEE'
}

/** Days from today to the start of the mandate, by state; it lasts a year. */
const debutMandat = (r: Random, etat: EtatCopropriete): number | null => {
  if (etat === 'FUTUR') return r.int(5, 60)
  if (etat === 'IMMATRICULEE_RATTACHEE' || etat === 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER')
    return -r.int(1, 350)
  if (
    etat === 'IMMATRICULEE_RATTACHEMENT_EXPIRE' ||
    etat === 'DISSOUTE' ||
    etat === 'IMMATRICULATION_ANNULEE'
  )
    return -r.int(370, 1300)
  return null
}

const lieuxDe = (r: Random): { adresses: Adresse[]; parcelles: Parcelle[] } => {
  const rue = tirerRue(r)
  const numero = r.int(1, rue.dernierNumero)
  const adresse = adresseDans(rue, numero, !r.chance(0.02))
  const adresses =
    r.chance(0.12) && numero + 2 <= rue.dernierNumero
      ? [adresse, adresseDans(rue, numero + 2)]
      : [adresse]
  const section = /^(57|67|68)/.test(rue.codeInsee)
    ? String(r.int(1, 90)).padStart(2, '0')
    : r.pick(LETTRES) + r.pick(LETTRES)
  const premier = r.int(1, 9900)
  const parcelles = Array.from({ length: r.chance(0.2) ? r.int(2, 4) : 1 }, (_, n): Parcelle => ({
    codePostal: rue.codePostal,
    commune: adresse.commune,
    communeAbsorbee: '',
    codeInsee: rue.codeInsee,
    prefixe: '000',
    section,
    numero: String(premier + n).padStart(4, '0'),
    geolocalisee: true,
  }))
  return { adresses, parcelles }
}

const premiersTirages = (
  rang: number,
  { graine }: Reglages,
): { r: Random; copie: boolean; u: number } => {
  const r = random(Math.imul(graine, 0x9e3779b1) ^ Math.imul(rang + 1, 0x85ebca6b))
  const copie = rang > ECART_DOUBLON && r.chance(PART_DOUBLONS)
  return { r, copie, u: r.next() }
}

/**
 * All lots: seven in ten are principal ones, whose quantiles are the register's (39 % under 10, 87
 * % under 50).
 */
const MEDIANE_LOTS = 19
const ETENDUE_LOTS = 1.18
const PART_SYNDICS = 0.885
const PART_AVEC_SYNDIC = 0.965

/** True when the n-th co-ownership has a volunteer syndic, a declarant of its own. */
export const estBenevole = (rang: number, reglages: Reglages): boolean => {
  const { u } = premiersTirages(rang, reglages)
  return u >= PART_SYNDICS && u < PART_AVEC_SYNDIC
}

/** The n-th co-ownership: the same for the same seed, whoever asks and in whatever order. */
export const ficheDe = (rang: number, reglages: Reglages): Fiche => {
  const { r, copie, u } = premiersTirages(rang, reglages)
  const syndic =
    u < PART_SYNDICS
      ? reglages.premierSyndic + tirerSyndic(r)
      : u < PART_AVEC_SYNDIC
        ? reglages.premierBenevole + rang
        : null
  const etat = tirerEtat(r, syndic === null)
  const debut = syndic === null ? null : debutMandat(r, etat)
  const parNotaire =
    syndic === null || (etat !== 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER' && r.chance(0.1))
  const mandat =
    debut === null
      ? null
      : {
          debut: addDays(reglages.aujourdhui, debut),
          fin: addDays(reglages.aujourdhui, debut + 364),
        }
  const enAttente = etat === 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
  const fiche: Fiche = {
    rang,
    id: reglages.premierId + rang,
    r,
    etat,
    syndic: enAttente || mandat !== null ? syndic : null,
    parNotaire,
    auteur:
      parNotaire || syndic === null ? reglages.premierNotaire + (rang % NOMBRE_NOTAIRES) : syndic,
    numero: enAttente ? null : numeroDepuisSequence(reglages.premierNumero + rang),
    nom: tirerNom(r),
    lots: tirerLots(r, MEDIANE_LOTS, ETENDUE_LOTS),
    ...lieuxDe(r),
    secondaire: r.chance(0.03),
    depot: addDays(reglages.aujourdhui, enAttente ? -r.int(2, 10) : -r.int(400, 3200)),
    mandat,
    archives: mandat && !enAttente ? (r.chance(0.5) ? 1 : r.chance(0.1) ? 2 : 0) : 0,
    annuelle: mandat !== null && !enAttente && r.chance(0.62),
    historiques: enAttente ? 0 : r.int(0, 3) + (r.chance(0.85) ? 1 : 0),
    doublonDe: null,
  }
  if (!copie) return fiche
  const original = ficheDe(rang - 1 - r.int(0, ECART_DOUBLON - 1), reglages)
  return original.doublonDe ? fiche : alterer(fiche, original)
}

/** What the co-ownership declares today. */
export const contenuDe = (fiche: Fiche, aujourdhui: IsoDate): ImmatCopropriete => {
  const [adresse, ...secondaires] = fiche.adresses
  // Two declarations of one building agree on what is not altered, seven times in ten.
  const source = fiche.doublonDe && fiche.rang % 10 < 7 ? fiche.doublonDe.id : fiche.id
  const contenu = contenuValide({
    aujourdhui,
    typeImmat: fiche.parNotaire ? 'OFFICE' : 'DEFAULT',
    hasard: random(source),
    nom: fiche.nom,
    lots: fiche.lots,
    secondaires,
    parcelles: fiche.parcelles,
    ...(adresse ? { adresse } : {}),
    ...(fiche.mandat ? { debutMandat: fiche.mandat.debut, finMandat: fiche.mandat.fin } : {}),
  })
  if (fiche.secondaire)
    Object.assign(contenu.identification, {
      syndicatPrincipal: false,
      numImmatriculationCoproprietePrincipale: 'AA0000001',
    })
  return contenu
}
