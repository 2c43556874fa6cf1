import { ETATS_COPROPRIETE, PROFILS, TYPES_DEMANDE, TYPES_MOTIF_REFUS } from '@registre/domain'
import * as z from 'zod'
import { demandeVue } from './coproprietes.contract.ts'
import { infosValidation } from './infos-validation.schema.ts'
import { operation } from './operation.ts'
import {
  refCopropriete,
  refCoproprieteOuAucune,
  refDemande,
  refDemandeDuMandat,
  refDemandeSansMandat,
  refDemandeTenue,
} from './primitives/designations.ts'
import {
  clefValeurs,
  dateFr,
  ENTIER_MAX,
  id,
  instant,
  liste,
  paginationOptions,
  rien,
  texte,
  texteRequis,
} from './primitives/index.ts'

const TENEUR = ['VALIDER_RATTACHEMENT_DECLARATION'] as const
/**
 * What stands in the way of whoever opens a request; and, once it is open, of whoever decides it.
 */
const ERREURS_OUVERTURE = [
  'introuvable',
  'transition-interdite',
  'verrou-pris',
  'deja-decide',
] as const
const ERREURS_DECISION = [...ERREURS_OUVERTURE, 'verrou-perdu'] as const

export const ligneDemande = z
  .object({
    id,
    reference: z.string(),
    type: demandeVue.shape.type,
    libelleType: z.string(),
    etat: demandeVue.shape.etat,
    libelleEtat: z.string(),
    profilDemandeur: z.enum(PROFILS),
    libelleProfil: z.string(),
    demandeur: z.string(),
    coproprieteId: id,
    idMandat: id.nullable(),
    idDeclaration: id.nullable(),
    numeroImmatriculation: z.string().nullable(),
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    deposeeLe: instant,
    echeance: dateFr,
    enRetard: z.boolean(),
    assigneeA: z.string(),
    verrouPar: z.string(),
    verrouLe: instant.nullable(),
    verrouParMoi: z.boolean(),
    /** Values of its declaration that the register could not verify. */
    nonVerifiees: z.number().int(),
  })
  .meta({ id: 'LigneDemande' })

/** The lock after it was taken or renewed. */
const prise = z.object({ demandeId: id, version: z.number().int(), verrouJusqua: instant })

const cible = {
  idMandat: refDemandeDuMandat.nullable().optional(),
  idDemande: refDemande.optional(),
}

export const validations = {
  rechercherDemandes: operation('POST', '/api/declarations/rechercher', {
    lit: true,
    access: TENEUR,
    summary: 'Demandes à traiter, par profil du demandeur',
    body: z.strictObject({
      paginationOptions: paginationOptions(
        'profilDemandeur',
        'deposeeLe',
        'echeance',
        'type',
        'nomCopropriete',
        'demandeur',
        'etat',
      ).prefault({ sortField: 'profilDemandeur' }),
      typeDemande: z.enum(['', ...TYPES_DEMANDE]).default(''),
      /** Empty: the open ones. */
      etats: z.array(demandeVue.shape.etat).max(6).default([]),
      /** A reference (R-2026-91) finds its request, whatever the other criteria. */
      immatriculationOuNom: texte(100).default(''),
      profilDemandeur: z.enum(['', ...PROFILS]).default(''),
      dateDu: dateFr.default(null),
      dateAu: dateFr.default(null),
      horsDelai: z.boolean().default(false),
      assigneesAMoi: z.boolean().default(false),
    }),
    response: z.object({
      ligneRechercheDeclarationDTOList: z.array(ligneDemande),
      totalItems: z.number().int(),
    }),
    errors: ['recherche-trop-large'],
  }),
  trouverPlusAncienneDemande: operation('GET', '/api/declarations/rechercher/oldest', {
    access: TENEUR,
    summary: 'La plus ancienne demande libre ; null s’il n’y en a pas',
    query: z.object({
      typeDemande: z.enum(TYPES_DEMANDE).optional(),
    }),
    response: z.object({ response: ligneDemande.nullable() }),
  }),
  lireInfosValidation: operation('GET', '/api/coproprietes/infos/validation/{n}', {
    access: TENEUR,
    summary: 'Tout ce qu’un teneur lit avant de décider (n : demande)',
    params: z.object({ n: refDemande }),
    response: infosValidation,
    errors: ['introuvable'],
  }),
  ouvrirDemande: operation('GET', '/api/declarations/update-etat-encours/{id}', {
    access: TENEUR,
    summary:
      'Prend, ou prolonge, le verrou de validation (id : mandat, ou référence de la demande)',
    params: z.object({ id: refDemandeDuMandat }),
    response: prise,
    errors: ERREURS_OUVERTURE,
    changesState: true,
  }),
  ouvrirDemandeSansMandat: operation(
    'GET',
    '/api/declarations/update-etat-encours-sansmandat/{n}',
    {
      access: TENEUR,
      summary: 'Prend, ou prolonge, le verrou d’une demande sans mandat (n : copropriété)',
      params: z.object({ n: refDemandeSansMandat }),
      response: prise,
      errors: ERREURS_OUVERTURE,
      changesState: true,
    },
  ),
  rendreDemande: operation('GET', '/api/declarations/a-valider/{id}', {
    access: TENEUR,
    summary: 'Rend la demande à la file (id : demande)',
    params: z.object({ id: refDemande }),
    response: rien,
    errors: ['introuvable'],
    changesState: true,
  }),
  deverrouillerCopropriete: operation('GET', '/api/declarations/unlockcopro/{n}', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary: 'Libère de force le verrou d’une copropriété (administrateurs)',
    params: z.object({ n: refDemandeTenue }),
    response: rien,
    errors: ['introuvable', 'transition-interdite', 'deja-decide'],
    changesState: true,
  }),
  refuserDemande: operation('PUT', '/api/refusRattachementTeneur/{immat}/{idMandat}', {
    access: TENEUR,
    summary:
      'Refuse une demande, avec motifs et explication (immat : copropriété ; idMandat : 0 pour sa demande sans mandat)',
    params: z.object({
      immat: refCopropriete,
      idMandat: z.union([refDemandeDuMandat, z.literal('0')]),
    }),
    query: z.object({
      raison: texteRequis(2000, 'Écrivez l’explication du refus : le déclarant la lira.'),
      /** Repeated in the address, or one text with commas between them. */
      typesMotifRefus: liste(TYPES_MOTIF_REFUS, 'Choisissez au moins un motif.'),
    }),
    response: rien,
    errors: ERREURS_DECISION,
    idempotent: true,
  }),
  quitterValidation: operation('PUT', '/api/quitterValidRatt/{idMandat}', {
    access: TENEUR,
    summary: 'Quitte l’écran de validation : libère le verrou',
    params: z.object({ idMandat: refDemandeDuMandat }),
    response: rien,
    errors: ['introuvable'],
  }),
  affecterDemande: operation('POST', '/api/affectationTeneur', {
    access: TENEUR,
    summary: 'Affecte la demande à un teneur, ou à toute l’équipe (sans idTeneur), avec la raison',
    body: z.strictObject({
      ...cible,
      /** Left out: the whole team. */
      idTeneur: id.optional(),
      raisonAffectationTeneur: texteRequis(
        500,
        'Écrivez la raison de l’affectation : les teneurs la liront.',
      ),
    }),
    response: rien,
    errors: ERREURS_DECISION,
    idempotent: true,
  }),
  demanderPrecisions: operation('POST', '/api/demande-precision/sendMail', {
    access: TENEUR,
    summary: 'Demande des précisions au déclarant par courriel',
    body: z.strictObject({
      ...cible,
      message: texteRequis(2000, 'Écrivez le message : le déclarant le lira.'),
    }),
    response: rien,
    errors: ERREURS_DECISION,
    idempotent: true,
  }),
  validerDemande: operation('PUT', '/api/demandes/{id}/valider', {
    access: TENEUR,
    summary: 'Valide une demande dont on détient le verrou',
    params: z.object({ id: refDemande }),
    body: z.strictObject({
      version: z.number().int().min(1).max(ENTIER_MAX),
      /** Why it is validated without any proof: the journal keeps it. */
      motif: texteRequis(1000, 'Écrivez pourquoi vous validez sans preuve.').optional(),
    }),
    response: z.object({
      numeroImmatriculation: z.string().nullable(),
      etatCopropriete: z.enum(ETATS_COPROPRIETE),
    }),
    errors: [...ERREURS_DECISION, 'version-perimee'],
    idempotent: true,
  }),
  validerDoublonCoproNotaire: operation(
    'GET',
    '/api/coproprietes/validerDoublonCoproNotaire/{key}/{n}/false',
    {
      access: TENEUR,
      summary:
        'Décision d’un teneur sur un doublon de notaire (key : demande ; n : copropriété existante, 0 si ce n’est pas un doublon)',
      params: z.object({ key: refDemande, n: refCoproprieteOuAucune }),
      response: z.object({ response: z.string(), numeroImmatriculation: z.string().nullable() }),
      errors: ERREURS_DECISION,
      changesState: true,
      idempotent: true,
    },
  ),
  listerTeneurs: operation('GET', '/api/teneurs', {
    access: TENEUR,
    summary: 'Teneurs à qui affecter une demande',
    response: clefValeurs,
  }),
  listerMotifsRefus: operation('GET', '/api/types-motif-refus', {
    access: TENEUR,
    summary: 'Motifs de refus',
    response: clefValeurs,
  }),
}
