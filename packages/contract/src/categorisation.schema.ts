import {
  bornesInversees,
  CODES_CLASSE,
  CODES_INDICATEUR,
  CODES_PORTEE,
  ENERGIES_CHAUFFAGE,
  ETATS_EXPORT,
  MAX_LIGNES_CATEGORISATION,
  MESSAGES,
  PERIODES_CONSTRUCTION,
  PROCEDURES_FICHE,
  SITUATIONS_COMPTES,
  SITUATIONS_MANDAT,
  TYPES_CHAUFFAGE,
  TYPES_EXPORT,
  TYPES_SYNDIC_FICHE,
  keysOf,
} from '@registre/domain'
import * as z from 'zod'
import { identiteCopropriete } from './identite.ts'
import { dateFr, id, instant, texteCourt, texte, sensDuTri } from './primitives/index.ts'

const plusieurs = <const V extends readonly string[]>(valeurs: V) =>
  z.array(z.enum(valeurs)).max(valeurs.length).default([])
const ouiNon = z.enum(['', 'OUI', 'NON']).default('')
const LOTS = MESSAGES.intervalle(0, 1_000_000)
const PARTS = MESSAGES.intervalle(0, 100_000)
const entier = z.number().int().min(0, LOTS).max(1_000_000, LOTS).nullable().default(null)
const part = z.number().min(0, PARTS).max(100_000, PARTS).nullable().default(null)

/** Where: a scope, the territory that it asks for, and those chosen in it (none: all of them). */
export const porteeRecherche = z
  .strictObject({
    portee: z.enum(CODES_PORTEE),
    parent: texteCourt(9).default(''),
    elements: z.array(texteCourt(9).min(1)).max(200).default([]),
  })
  .meta({ id: 'PorteeCategorisation' })

export const criteresCategorisation = z
  .strictObject({
    classes: plusieurs(CODES_CLASSE),
    lotsPrincipauxMin: entier,
    lotsPrincipauxMax: entier,
    lotsMin: entier,
    lotsMax: entier,
    periodes: plusieurs(PERIODES_CONSTRUCTION),
    typesSyndic: plusieurs(keysOf(TYPES_SYNDIC_FICHE)),
    mandat: z.enum(['', ...keysOf(SITUATIONS_MANDAT)]).default(''),
    majApres: dateFr.default(null),
    majAvant: dateFr.default(null),
    immatriculeeApres: dateFr.default(null),
    immatriculeeAvant: dateFr.default(null),
    residenceService: ouiNon,
    syndicatCooperatif: ouiNon,
    chauffages: plusieurs(TYPES_CHAUFFAGE),
    energies: plusieurs(ENERGIES_CHAUFFAGE),
    etiquettes: plusieurs(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
    planTravaux: ouiNon,
    fondsTravaux: ouiNon,
    procedures: plusieurs(keysOf(PROCEDURES_FICHE)),
    impayesMin: part,
    impayesMax: part,
    dettesMin: part,
    dettesMax: part,
    chargesMin: part,
    chargesMax: part,
    comptes: z.enum(['', ...keysOf(SITUATIONS_COMPTES)]).default(''),
  })
  .superRefine((criteres, ctx) => {
    for (const champ of bornesInversees(criteres))
      ctx.addIssue({ code: 'custom', path: [champ], message: MESSAGES.maxSuperieureMin })
  })
  .meta({ id: 'CriteresCategorisation' })

export const rechercheCategorisation = z
  .strictObject({ portee: porteeRecherche, criteres: criteresCategorisation.prefault({}) })
  .meta({ id: 'RechercheCategorisation' })

export const pageCategorisation = z
  .strictObject({
    pageNumber: z.number().int().min(1).max(1000).default(1),
    pageSize: z
      .number()
      .int()
      .min(1)
      .max(MAX_LIGNES_CATEGORISATION)
      .default(MAX_LIGNES_CATEGORISATION),
    sortField: z.enum(['idRegion', 'points', 'nombreLots', 'commune']).default('idRegion'),
    sortDirection: sensDuTri('DESC'),
  })
  .meta({ id: 'PageCategorisation' })

/** What every call of a search takes: everywhere where no scope is said; a page, of what has pages. */
export const demandeCategorisation = rechercheCategorisation.extend({
  portee: porteeRecherche.prefault({ portee: 'NATIONAL' }),
  paginationOptions: pageCategorisation.prefault({}),
})

/** A search and the co-ownerships chosen in its results; none: all of them. */
export const selectionCategorisation = demandeCategorisation.extend({
  numeros: z.array(texte(20)).max(500).default([]),
})

export const accesCategorisation = z.enum(['COMPLET', 'PUBLIC'])
export const classeCategorisation = z.enum(CODES_CLASSE)

/** What the search knew, as told with each answer. */
const contexte = { acces: accesCategorisation, territoire: z.string() }

export const ligneCategorisation = z
  .object({
    ...identiteCopropriete,
    codeDepartement: z.string(),
    idRegion: z.number().int(),
    nombreLots: z.number().int().nullable(),
    nombreLotsPrincipaux: z.number().int().nullable(),
    periodeConstruction: z.string(),
    typeSyndic: z.string(),
    mandat: z.string(),
    dateDerniereMaj: dateFr,
    /** With its points, for institutions on their territory and keepers; null for anybody else. */
    classe: classeCategorisation.nullable(),
    points: z.number().int().nullable(),
    /** Indicators that gave points, with how many where the class is told. */
    signes: z.array(
      z.object({
        indicateur: z.enum(CODES_INDICATEUR),
        points: z.number().int().nullable(),
      }),
    ),
    /** Restricted facts; null for who sees published ones alone. */
    complet: z
      .object({
        tauxImpayes: z.number().nullable(),
        tauxDettes: z.number().nullable(),
        chargesParLot: z.number().nullable(),
        partEtiquettesFG: z.number().nullable(),
        arretes: z.boolean(),
        difficulte: z.boolean(),
        planTravaux: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'LigneCategorisation' })

export const resultatsCategorisation = z
  .object({
    ...contexte,
    lignes: z.array(ligneCategorisation),
    totalItems: z.number().int(),
    /** The page is full: there may be more, the regrouping says how many. */
    plafonne: z.boolean(),
  })
  .meta({ id: 'ResultatsCategorisation' })

export const regroupementCategorisation = z
  .object({
    ...contexte,
    maille: z.enum(['REGION', 'DEPARTEMENT', 'EPCI', 'COMMUNE']),
    total: z.number().int(),
    groupes: z.array(
      z.object({
        code: z.string(),
        nom: z.string(),
        nombre: z.number().int(),
        nombreLotsPrincipaux: z.number().int(),
        A: z.number().int(),
        B: z.number().int(),
        C: z.number().int(),
        D: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'RegroupementCategorisation' })

export const rechercheEnregistree = z
  .object({
    id,
    nom: z.string(),
    auteurNom: z.string(),
    auteurPrenom: z.string(),
    /** True when it belongs to the caller. */
    mienne: z.boolean(),
    partagee: z.boolean(),
    version: z.number().int(),
    majLe: instant,
    recherche: rechercheCategorisation,
  })
  .meta({ id: 'RechercheEnregistree' })

export const exportVu = z
  .object({
    id,
    type: z.enum(TYPES_EXPORT),
    libelleType: z.string(),
    etat: z.enum(ETATS_EXPORT),
    libelleEtat: z.string(),
    territoire: z.string(),
    total: z.number().int(),
    faits: z.number().int(),
    nomFichier: z.string(),
    taille: z.number().int(),
    /** Why it failed. */
    erreur: z.string(),
    demandeLe: instant,
    /** The file is removed then. */
    expireLe: instant.nullable(),
  })
  .meta({ id: 'ExportCategorisation' })
