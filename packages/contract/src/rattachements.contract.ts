import { ETATS_COPROPRIETE, MESSAGES, TYPES_JUSTIFICATIF_MANDAT } from '@registre/domain'
import * as z from 'zod'
import { demandeVue, echange } from './coproprietes.contract.ts'
import { operation } from './operation.ts'
import { refCopropriete, refDemande } from './primitives/designations.ts'
import {
  dateFr,
  ERREURS_PDF,
  fichier,
  flag,
  id,
  instant,
  numeroImmatriculation,
  response,
  responseBool,
  rien,
  texteLong,
  texte,
  texteRequis,
} from './primitives/index.ts'

const MANDAT = ['RATTACHER_COPROPRIETE'] as const
const ERREURS_REGLES = [
  'regles-non-respectees',
  'confirmation-requise',
  'introuvable',
  'transition-interdite',
] as const
const message = texteLong(2000)
const jourRequis = dateFr.refine((jour) => jour !== null, MESSAGES.jour)

/** The mandate asked for. In a multipart body it travels as a JSON string. */
export const mandatSaisi = z
  .strictObject({
    adminProvisoire: flag,
    syndicProvisoire: flag.default(false),
    dateDebutMandat: jourRequis,
    dateFinMandat: jourRequis,
    typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable(),
  })
  .meta({ id: 'MandatSaisi' })

const communs = {
  numero: numeroImmatriculation,
  infoRattachement: mandatSaisi,
  /** Codes of the rules that the person confirmed. */
  confirmations: z.array(texte(40)).max(20).default([]),
  /** For the keeper: the beginning of the thread. */
  message: message.default(''),
  /** Elected before the end of the mandate in place: the day of the assembly. */
  finAnticipee: z.strictObject({ electionLe: jourRequis }).nullable().default(null),
}

const periode = { syndic: z.string(), dateDebut: dateFr, dateFin: dateFr }

/** An attachment request as the one who asks, the syndic in place or a keeper sees it. */
export const rattachementVu = z
  .object({
    idDemande: id,
    idMandat: id,
    coproprieteId: id,
    numeroImmatriculation: z.string(),
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    /**
     * EMISE: one's own; RECUE: on a co-ownership one is the syndic of; EXAMINEE: a keeper reads it.
     */
    sens: z.enum(['EMISE', 'RECUE', 'EXAMINEE']),
    demandeur: z.string(),
    etat: demandeVue.shape.etat,
    libelleEtat: z.string(),
    adminProvisoire: z.boolean(),
    syndicProvisoire: z.boolean(),
    dateDebutMandat: dateFr,
    dateFinMandat: dateFr,
    typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable(),
    idDocument: z.string().nullable(),
    nomFichierJustifMandat: z.string(),
    deposeeLe: instant,
    echeance: dateFr,
    /** Day on which an unanswered clarification refuses the request. */
    dateLimite: dateFr,
    echanges: z.array(echange),
    /** What the syndic in place says; for itself and for keepers. */
    contestation: z
      .object({
        texte: z.string(),
        le: instant,
        /** What goes with it. */
        idDocument: z.string().nullable(),
        nomDocument: z.string(),
      })
      .nullable(),
    /** The successor was elected before the end of the mandate in place. */
    finAnticipee: z
      .object({ electionLe: dateFr, reponseAvant: dateFr, accordeeLe: instant.nullable() })
      .nullable(),
    /** The latest mandate that the requested one follows. */
    mandatPrecedent: z.object(periode).nullable(),
    /** Why it was refused, for the one who asked and for keepers. */
    refus: z
      .object({ le: instant, motifs: z.array(z.string()), explication: z.string() })
      .nullable(),
    actions: z.array(z.enum(['retirer', 'repondre', 'contester', 'accorder'])),
  })
  .meta({ id: 'Rattachement' })

const envoi = z.object({
  idDemande: id,
  idMandat: id,
  etatCopropriete: z.enum(ETATS_COPROPRIETE),
  echeance: dateFr,
  /** Another syndic holds the co-ownership: the request waits for its proof. */
  aCompleter: z.boolean(),
})

const immat = z.object({ immat: numeroImmatriculation })

export const rattachements = {
  rattacher: operation('POST', '/api/coproprietes/rattachement', {
    access: MANDAT,
    summary: 'Demande un rattachement, avec le justificatif du mandat',
    bodyKind: 'multipart',
    body: z.strictObject({ ...communs, file: fichier }),
    response: envoi,
    errors: [
      ...ERREURS_REGLES,
      'fichier-absent',
      ...ERREURS_PDF,
      'deja-existant',
      'trop-de-requetes',
    ],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  rattacherSansJustificatif: operation('POST', '/api/coproprietes/rattachement/pasJustif', {
    access: MANDAT,
    summary: 'Demande un rattachement sans justificatif',
    body: z.strictObject(communs),
    response: envoi,
    errors: [...ERREURS_REGLES, 'deja-existant', 'trop-de-requetes'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  verifierMandatMemeSiren: operation('GET', '/api/coproprietes/mandatMemeSiren/{x}', {
    access: MANDAT,
    summary: 'Le syndic en place de la copropriété x a le même SIREN que la personne connectée',
    params: z.object({ x: refCopropriete }),
    response: responseBool,
    errors: ['introuvable'],
  }),
  lireRattachementEnCours: operation('GET', '/api/coproprietes/rattachementEnCours/{id}', {
    access: ['LIST_RATTACHEMENT'],
    summary:
      'Demande de rattachement à l’examen sur une copropriété (réponse : vrai s’il y en a une)',
    params: z.object({ id: refCopropriete }),
    response: response(z.boolean()).extend({ rattachement: rattachementVu.nullable() }),
    errors: ['introuvable'],
  }),
  listerMandatsEnCours: operation('GET', '/api/mandats/encours', {
    access: ['LIST_RATTACHEMENT'],
    summary:
      'Demandes de rattachement à l’examen : les siennes, et celles qui visent ses copropriétés ; toutes pour un teneur. Avec les siennes qui viennent d’être refusées',
    response: z.array(rattachementVu),
  }),
  lireMandatEnCoursValidation: operation('GET', '/api/mandats/encours/validation/{n}', {
    access: ['VALIDER_RATTACHEMENT_DECLARATION'],
    summary: 'Ce que la validation d’un rattachement changera (n : demande)',
    params: z.object({ n: refDemande }),
    response: z.object({
      rattachement: rattachementVu,
      /** The other open requests on the same co-ownership. */
      autres: z.array(rattachementVu),
      mandats: z.array(
        z.object({
          id,
          ...periode,
          libelleEtat: z.string(),
          effet: z.string(),
          nouvelleFin: dateFr,
        }),
      ),
    }),
    errors: ['introuvable'],
  }),
  retirerRattachementDemande: operation('PUT', '/api/demandes/{id}/retirer', {
    access: MANDAT,
    summary: 'Retire sa demande de rattachement',
    params: z.object({ id: refDemande }),
    response: rien,
    errors: ['introuvable', 'transition-interdite', 'deja-decide'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  contesterRattachement: operation('POST', '/api/demandes/{id}/contestation', {
    access: MANDAT,
    summary: 'Le syndic en place conteste une demande de rattachement',
    params: z.object({ id: refDemande }),
    body: z.strictObject({
      texte: texteRequis(2000, 'Écrivez pourquoi vous contestez : le teneur du registre le lira.'),
      /** What goes with it, from deposerDocument (PIECE_CONTESTATION). */
      idDocument: z.uuid().nullable().default(null),
    }),
    response: rien,
    errors: [
      'introuvable',
      'transition-interdite',
      'deja-existant',
      'deja-decide',
      'regles-non-respectees',
    ],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  accorderFinAnticipee: operation('POST', '/api/demandes/{id}/accord', {
    access: MANDAT,
    summary: 'Le syndic en place accepte la fin anticipée de son mandat ; un teneur seul y met fin',
    params: z.object({ id: refDemande }),
    body: z.strictObject({}),
    response: rien,
    errors: ['introuvable', 'transition-interdite', 'deja-decide'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  repondrePrecisionsRattachement: operation('POST', '/api/demandes/{id}/precisions', {
    access: MANDAT,
    summary: 'Répond à une demande de précisions : message, dates corrigées, nouveau justificatif',
    params: z.object({ id: refDemande }),
    bodyKind: 'multipart',
    body: z.strictObject({
      infoRattachement: mandatSaisi,
      confirmations: communs.confirmations,
      message: communs.message,
      /** A new proof; the former one is kept without it, unless `sansJustificatif`. */
      file: fichier.optional(),
      sansJustificatif: flag.default(false),
    }),
    response: envoi,
    errors: [...ERREURS_REGLES, ...ERREURS_PDF, 'deja-decide'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  coproprieteExiste: operation('GET', '/api/coproprietes/existe/{immat}', {
    access: ['RATTACHER_COPROPRIETE'],
    summary: 'Le numéro existe ; nom et adresse de la copropriété, publics, pour la reconnaître',
    params: immat,
    response: responseBool.extend({ nomCopropriete: z.string(), adressePrincipale: z.string() }),
  }),
  coproprieteEtatOk: operation('GET', '/api/coproprietes/etatOk/{immat}', {
    access: ['RATTACHER_COPROPRIETE'],
    summary: 'L’état de la copropriété permet un rattachement (faux aussi pour un numéro inconnu)',
    params: immat,
    response: responseBool,
  }),
  coproprieteRattachementOk: operation('GET', '/api/coproprietes/rattachementOk/{immat}', {
    access: ['RATTACHER_COPROPRIETE'],
    summary:
      'La personne connectée peut demander le rattachement (faux : déjà rattachée, ou numéro inconnu)',
    params: immat,
    response: responseBool,
  }),
  trouverDateDebutMandatPrecedent: operation(
    'GET',
    '/api/mandats/findDateDebutMandatPrec/{x}/{flag}',
    {
      access: ['LIST_RATTACHEMENT', 'RATTACHER_COPROPRIETE'],
      summary:
        'Période du mandat précédent, renouvellement à venir compris de la copropriété x (flag : mandats archivés compris) ; vide s’il n’y en a pas',
      params: z.object({ x: refCopropriete, flag: z.enum(['true', 'false']) }),
      response: response(dateFr).extend({ dateFin: dateFr }),
      errors: ['introuvable'],
    },
  ),
}
