import {
  ACTIONS_COPROPRIETE,
  CLES_GROUPES,
  DUREES_RENOUVELLEMENT,
  ETATS_COPROPRIETE,
  FILTRES_COPROPRIETES,
  FINS_GESTION,
  MAX_AFFECTATIONS,
  MAX_RENOUVELLEMENTS,
  NATURES_TACHE,
  OBLIGATIONS_DECLAREES,
  SITUATIONS_MAJ,
  TRIS_GESTION,
  TYPES_JUSTIFICATIF_MANDAT,
  VUES_GESTION,
} from '@registre/domain'
import * as z from 'zod'
import { fieldError } from './declaration.schema.ts'
import { binary, operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import {
  dateFr,
  ERREURS_PDF,
  fichier,
  id,
  paginationOptions,
  rien,
  texte,
} from './primitives/index.ts'
import { vueAGarder, vueGardee } from './vues.schema.ts'

const SYNDICS = ['RENOUVELER_MANDAT'] as const
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A co-ownership of a firm's list, with its two deadlines where the firm looks after it. */
export const copropriteGeree = z
  .object({
    id,
    numeroImmatriculation: z.string().nullable(),
    nom: z.string(),
    adressePrincipale: z.string(),
    etat: z.enum(ETATS_COPROPRIETE),
    /** « Dissoute le … », « remplacée par … »; '' while the number is in force. */
    sort: z.string(),
    /** False: a draft, a request, one that was left or that is over. */
    geree: z.boolean(),
    nombreLots: z.number().int().nullable(),
    /** Who looks after it in the firm; null: nobody. */
    idGestionnaire: id.nullable(),
    gestionnaire: z.string(),
    /** End of the running mandate, or of the last one. */
    dateFinMandat: dateFr,
    /** Days until then; negative once it is over. */
    joursFinMandat: z.number().int().nullable(),
    mandatSuivi: z.boolean(),
    limiteMaj: dateFr,
    joursMaj: z.number().int().nullable(),
    /** Null where no annual update can be declared. */
    situationMaj: z.enum(SITUATIONS_MAJ).nullable(),
    /** Day of the last annual update. */
    dateMaj: dateFr,
    dateClotureComptes: dateFr,
    /** What waits for a keeper on it, of this firm; '' for nothing. */
    demande: z.string(),
    geolocalisee: z.boolean(),
    /** Its draft, when the establishment writes it. */
    idDeclaration: id.nullable(),
    actions: z.array(z.enum(ACTIONS_COPROPRIETE)),
  })
  .meta({ id: 'CoproprieteGeree' })

const criteres = {
  /** Name, number, address, commune, manager. */
  texte: texte(100).default(''),
  vue: z.enum(VUES_GESTION).default('toutes'),
  /** Filter of the screen /copropriete (seeAllCopro, annuelle …), or ''. */
  filtre: z.enum(['', ...FILTRES_COPROPRIETES]).default(''),
  /** Clef of a status group of the lists (domain: GROUPES_STATUT), or ''. */
  statut: z.enum(['', ...CLES_GROUPES]).default(''),
  finMandat: z.enum(['', ...FINS_GESTION]).default(''),
  maj: z.enum(['', ...SITUATIONS_MAJ]).default(''),
  /** To be done or late, by what is declared of the building and of its accounts. */
  obligation: z.enum(['', ...OBLIGATIONS_DECLAREES]).default(''),
  gestionnaire: id.nullable().default(null),
  departement: z
    .string()
    .regex(/^(\d{2,3}|2[AB])?$/, 'Indiquez le code d’un département.')
    .default(''),
}
const tri = paginationOptions(...TRIS_GESTION).prefault({})

/** What a person has to do: on one co-ownership, or on as many as a list of the screen holds. */
const tache = z
  .object({
    nature: z.enum(NATURES_TACHE),
    nombre: z.number().int(),
    /** Of these, how many are late. */
    enRetard: z.number().int(),
    /** By when; past: since when it is late; null: no day is set. */
    jour: dateFr,
    /** The one that it is about; null for many. */
    copropriete: z
      .object({
        id,
        nom: z.string(),
        adressePrincipale: z.string(),
        numeroImmatriculation: z.string().nullable(),
      })
      .nullable(),
    /** Who waits for it: the syndic that asks, the one that leaves. */
    de: z.string(),
    idDemande: id.nullable(),
    idMandat: id.nullable(),
    idDeclaration: id.nullable(),
  })
  .meta({ id: 'Tache' })

const issue = z.object({ id, nom: z.string(), numeroImmatriculation: z.string() })
const renouvellementPropose = issue
  .extend({
    dateDebut: dateFr,
    dateFin: dateFr,
    erreurs: z.array(fieldError),
    aConfirmer: z.array(fieldError),
  })
  .meta({ id: 'RenouvellementPropose' })

const lot = {
  idCoproprietes: z.array(refCopropriete).min(1).max(MAX_RENOUVELLEMENTS),
  dureeMois: z.enum(DUREES_RENOUVELLEMENT).default('12'),
  /** Of each, in the order of `idCoproprietes`; those that are not said last `dureeMois`. */
  durees: z.array(z.enum(DUREES_RENOUVELLEMENT)).max(MAX_RENOUVELLEMENTS).default([]),
}

export const gestion = {
  rechercherGerees: operation('POST', '/api/gestion/rechercher', {
    lit: true,
    access: SYNDICS,
    summary: 'Copropriétés que son établissement voit, avec leurs échéances et leur gestionnaire',
    body: z.strictObject({ paginationOptions: tri, ...criteres }),
    response: z.object({ coproprietes: z.array(copropriteGeree), totalItems: z.number().int() }),
  }),
  compterGerees: operation('GET', '/api/gestion/compteurs', {
    access: SYNDICS,
    summary: 'Ce qui attend dans les copropriétés de son établissement, et qui s’en occupe',
    response: z.object({
      total: z.number().int(),
      mandatsExpires: z.number().int(),
      mandatsARenouveler: z.number().int(),
      majAFaire: z.number().int(),
      majEnRetard: z.number().int(),
      /** To be done or late, of each obligation that follows from what is declared. */
      obligations: z.record(z.enum(OBLIGATIONS_DECLAREES), z.number().int()),
      precisions: z.number().int(),
      vues: z.object({
        toutes: z.number().int(),
        'pour-moi': z.number().int(),
        miennes: z.number().int(),
        'non-affectees': z.number().int(),
        demandes: z.number().int(),
        precisions: z.number().int(),
      }),
      /** Who may be assigned, with how many co-ownerships each looks after. */
      gestionnaires: z.array(z.object({ id, nom: z.string(), nombre: z.number().int() })),
      departements: z.array(z.object({ code: z.string(), nombre: z.number().int() })),
    }),
  }),
  listerAFaire: operation('GET', '/api/gestion/a-faire', {
    access: SYNDICS,
    summary:
      'Ce que la personne connectée a à faire, par date : demandes où répondre, précisions, mandats, mises à jour, successions ; puis ce que font les autres',
    response: z.object({
      taches: z.array(tache),
      /** The sum of their numbers. */
      total: z.number().int(),
      /** Its requests that keepers examine, and the first due day. */
      chezLesTeneurs: z.object({ nombre: z.number().int(), jour: dateFr }),
      /** What waits on the co-ownerships that colleagues look after. */
      chezDesCollegues: z.number().int(),
    }),
  }),
  exporterGerees: operation('POST', '/api/gestion/export', {
    lit: true,
    access: SYNDICS,
    summary: 'La même liste, en classeur XLSX : ce que les critères montrent, ou une sélection',
    body: z.strictObject({
      paginationOptions: tri,
      ...criteres,
      /** Only these ones; empty: all that the criteria show. */
      ids: z.array(refCopropriete).max(2000).default([]),
    }),
    response: binary(XLSX),
  }),
  listerVuesGestion: operation('GET', '/api/gestion/vues', {
    access: SYNDICS,
    summary:
      'Vues de la liste que la personne a gardées, puis celles que son établissement partage',
    response: z.array(vueGardee),
  }),
  enregistrerVueGestion: operation('POST', '/api/gestion/vues', {
    access: SYNDICS,
    summary: 'Garde une vue de la liste sous un nom, à la place de celle du même nom',
    body: vueAGarder,
    response: z.object({ id }),
    idempotent: true,
  }),
  supprimerVueGestion: operation('DELETE', '/api/gestion/vues/{id}', {
    access: SYNDICS,
    summary: 'Retire une vue de la liste : la sienne, ou une vue partagée (administrateurs)',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
    idempotent: true,
  }),
  affecterCoproprietes: operation('PUT', '/api/gestion/affectations', {
    access: ['MENU_GESTION_UTILISATEURS'],
    summary: 'Affecte des copropriétés à un compte de son établissement, ou à personne',
    body: z.strictObject({
      idCoproprietes: z.array(refCopropriete).min(1).max(MAX_AFFECTATIONS),
      idUtilisateur: id.nullable(),
    }),
    response: rien,
    errors: ['introuvable'],
  }),
  preparerRenouvellements: operation('POST', '/api/gestion/renouvellements/preparer', {
    lit: true,
    access: SYNDICS,
    summary:
      'Dit ce qu’un renouvellement groupé écrirait : la période de chaque mandat, et ce qui l’empêche ; rien n’est écrit',
    body: z.strictObject(lot),
    response: z.array(renouvellementPropose),
  }),
  renouvelerMandats: operation('POST', '/api/gestion/renouvellements', {
    access: SYNDICS,
    summary:
      'Renouvelle plusieurs mandats en une fois, avec un justificatif pour tous : chacun à la suite de sa fin, pour sa durée',
    bodyKind: 'multipart',
    body: z.strictObject({
      ...lot,
      typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable().default(null),
      confirmations: z.array(texte(40)).max(20).default([]),
      file: fichier.optional(),
    }),
    response: z.object({
      renouveles: z.array(
        issue.extend({
          dateDebut: dateFr,
          dateFin: dateFr,
          /** Of its receipt: « N-2026-93 ». */
          reference: z.string(),
        }),
      ),
      refuses: z.array(issue.extend({ message: z.string() })),
    }),
    errors: [...ERREURS_PDF, 'regles-non-respectees'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
}
