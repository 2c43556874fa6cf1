import { SITUATIONS_DEMANDE, TYPES_DEMANDE } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { refDemande } from './primitives/designations.ts'
import { dateFr, id, instant, texte, texteRequis } from './primitives/index.ts'

const TENEUR = ['VALIDER_RATTACHEMENT_DECLARATION'] as const

/** The views of the queue that every keeper has. */
export const VUES_FILE = [
  'A_TRAITER',
  'HORS_DELAI',
  'A_MOI',
  'SANS_POINT',
  'REPONSES',
  'EN_ATTENTE',
] as const

const ligneFile = z
  .object({
    id,
    reference: z.string(),
    type: z.enum(TYPES_DEMANDE),
    libelleType: z.string(),
    situation: z.enum(SITUATIONS_DEMANDE),
    demandeur: z.string(),
    coproprieteId: id,
    idMandat: id.nullable(),
    numeroImmatriculation: z.string().nullable(),
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    deposeeLe: instant,
    echeance: dateFr,
    enRetard: z.boolean(),
    /** Since when the declarant is awaited. */
    suspendueLe: instant.nullable(),
    assigneeA: z.string(),
    assigneeAMoi: z.boolean(),
    verrouPar: z.string(),
    verrouLe: instant.nullable(),
    verrouParMoi: z.boolean(),
    /** Of its points to check, the strong ones and the others; null before it is examined. */
    pointsForts: z.number().int().nullable(),
    pointsAutres: z.number().int().nullable(),
  })
  .meta({ id: 'LigneFile' })

const comptes = z.object({
  A_TRAITER: z.number().int(),
  HORS_DELAI: z.number().int(),
  A_MOI: z.number().int(),
  SANS_POINT: z.number().int(),
  REPONSES: z.number().int(),
  EN_ATTENTE: z.number().int(),
  /** What came since the instant that was asked. */
  nouvelles: z.number().int(),
  /** When it was counted. */
  a: instant,
})

export const file = {
  listerFile: operation('POST', '/api/teneurs/file', {
    lit: true,
    access: TENEUR,
    summary: 'Une vue de la file des demandes, par échéance puis par ancienneté',
    body: z.strictObject({
      vue: z.enum(VUES_FILE).default('A_TRAITER'),
      typeDemande: z.enum(['', ...TYPES_DEMANDE]).default(''),
      /** FORTS: with a strong point; SANS: without any point to check. */
      points: z.enum(['', 'FORTS', 'SANS']).default(''),
      /** Words of the name, number, address, commune or declarant; a reference (R-2026-91) finds its request, in any view. */
      texte: texte(100).default(''),
      page: z.number().int().min(1).max(10_000).default(1),
      taille: z.number().int().min(1).max(100).default(10),
    }),
    response: z.object({
      lignes: z.array(ligneFile),
      /** 1,000 at most. */
      total: z.number().int(),
      /** There are more than that. */
      plus: z.boolean(),
    }),
    errors: ['recherche-trop-large'],
  }),
  compterFile: operation('GET', '/api/teneurs/file/comptes', {
    access: TENEUR,
    summary: 'Combien de demandes tient chaque vue, et combien sont arrivées depuis un instant',
    query: z.object({ depuis: instant.optional() }),
    response: comptes,
  }),
  trouverDemandeUrgente: operation('POST', '/api/teneurs/file/urgente', {
    lit: true,
    access: TENEUR,
    summary: 'La demande libre la plus urgente, par échéance ; null s’il n’y en a pas',
    body: z.strictObject({
      /** Requests that the keeper passes over. */
      sauf: z.array(id).max(500).default([]),
      typeDemande: z.enum(['', ...TYPES_DEMANDE]).default(''),
    }),
    response: z.object({
      demande: z.object({ id, idMandat: id.nullable(), coproprieteId: id }).nullable(),
    }),
  }),
  affecterDemandes: operation('POST', '/api/teneurs/affectations', {
    access: TENEUR,
    summary: 'Affecte plusieurs demandes à un teneur, ou les rend à l’équipe (sans idTeneur)',
    body: z.strictObject({
      demandes: z.array(refDemande).min(1).max(100),
      /** Left out: the whole team. */
      idTeneur: id.optional(),
      raison: texteRequis(500, 'Écrivez la raison de l’affectation : les teneurs la liront.'),
    }),
    response: z.object({
      affectees: z.number().int(),
      /** Those that another keeper holds, or that were decided meanwhile. */
      ecartees: z.number().int(),
    }),
    idempotent: true,
  }),
}
