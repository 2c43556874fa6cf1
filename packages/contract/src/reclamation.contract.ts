import {
  ETATS_RECLAMATION,
  LONGUEUR_MAX_EMAIL,
  LONGUEUR_MAX_MESSAGE,
  LONGUEUR_MAX_REPONSE,
  OBJETS_RECLAMATION,
  TYPES_DEMANDEUR,
  TYPES_RECLAMATION,
  TYPES_TELEDECLARANT,
} from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import {
  clefValeurs,
  courriel,
  ENTIER_MAX,
  ERREURS_PDF,
  fichier,
  id,
  instant,
  paginationOptions,
  rien,
  mention,
  texteCourt,
  texte,
  piece,
} from './primitives/index.ts'

const TENEUR = ['VALIDER_RATTACHEMENT_DECLARATION'] as const
const choix = texte(40)
const demandeur = z.enum(TYPES_DEMANDEUR)

const ligne = {
  id,
  reference: z.string(),
  etat: z.enum(ETATS_RECLAMATION),
  libelleEtat: z.string(),
  demandeur: z.string(),
  libelleDemandeur: z.string(),
  libelleObjet: z.string(),
  libelleType: z.string(),
  numeroImmatriculation: z.string(),
  recueLe: instant,
}
export const ligneReclamation = z.object(ligne).meta({ id: 'LigneReclamation' })

/** A message and its answers, as a keeper reads it. */
export const reclamationVue = z
  .object({
    ...ligne,
    version: z.number().int(),
    email: z.string(),
    telephone: z.string(),
    coproprieteId: id.nullable(),
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    message: z.string(),
    document: z
      .object({ id: z.uuid(), nom: z.string(), taille: z.number().int(), ...piece })
      .nullable(),
    reponses: z.array(z.object({ id, texte: z.string(), auteur: z.string(), envoyeeLe: instant })),
    traiteeLe: instant.nullable(),
    traiteePar: z.string(),
    actions: z.array(z.enum(['repondre-reclamation', 'clore-reclamation', 'rouvrir-reclamation'])),
  })
  .meta({ id: 'Reclamation' })

const decision = z.strictObject({ version: z.number().int().min(1).max(ENTIER_MAX) })
const ERREURS_DECISION = ['introuvable', 'transition-interdite', 'version-perimee'] as const

export const reclamation = {
  listerTypesDemandeur: operation('GET', '/api/public/reclamation/all-type-demandeur/{x}', {
    access: 'public',
    summary:
      'Qualités de la personne qui écrit (x : type de télédéclarant, ou « all » pour toutes)',
    params: z.object({ x: z.enum([...TYPES_TELEDECLARANT, 'all']) }),
    response: clefValeurs,
  }),
  listerObjetsReclamation: operation('GET', '/api/public/reclamation/type-reclamation/{x}', {
    access: 'public',
    summary: 'Objets possibles du message (x : qualité de la personne)',
    params: z.object({ x: demandeur }),
    response: clefValeurs,
  }),
  listerTypesReclamation: operation('GET', '/api/public/reclamation/type-reclamation/{x}/{y}', {
    access: 'public',
    summary: 'Demandes possibles pour un objet (x : qualité de la personne, y : objet)',
    params: z.object({ x: demandeur, y: z.enum(OBJETS_RECLAMATION) }),
    response: clefValeurs,
  }),
  lireChampsObligatoires: operation('GET', '/api/public/reclamation/type-reclamation-obl/{x}', {
    access: 'public',
    summary:
      'Champs obligatoires d’une demande (x : type de demande), pour la qualité de la personne si elle est dite',
    params: z.object({ x: z.enum(TYPES_RECLAMATION) }),
    query: z.object({ demandeur: demandeur.optional() }),
    response: z.object({
      adressePrincipale: z.boolean(),
      numeroImmatriculation: z.boolean(),
      pieceJointe: z.boolean(),
    }),
  }),
  trouverNomCopropriete: operation('GET', '/api/public/num-immat-nom/{immat}', {
    access: 'public',
    summary: 'Nom et adresse principale d’une copropriété immatriculée',
    params: z.object({ immat: texte(20) }),
    response: z.object({
      numeroImmatriculation: z.string(),
      nomCopropriete: z.string(),
      adressePrincipale: z.string(),
    }),
    errors: ['introuvable'],
    rate: 'annuaire',
  }),
  envoyerReclamation: operation('POST', '/api/public/reclamation/save', {
    access: 'public',
    summary: 'Envoie un message aux teneurs du registre ; un accusé de réception part aussitôt',
    bodyKind: 'multipart',
    body: z.strictObject({
      typeDemandeur: choix,
      objet: choix,
      typeReclamation: choix,
      nom: mention(100).min(1),
      prenom: mention(100).min(1),
      email: courriel,
      confirmationEmail: texteCourt(LONGUEUR_MAX_EMAIL),
      telephone: texteCourt(30).default(''),
      numeroImmatriculation: texteCourt(20).default(''),
      nomCopropriete: mention(200).default(''),
      adressePrincipale: texteCourt(300).default(''),
      message: texteCourt(LONGUEUR_MAX_MESSAGE),
      captcha: texte(5_000).default(''),
      file: fichier.optional(),
    }),
    response: z.object({ reference: z.string() }),
    errors: ['regles-non-respectees', 'captcha-invalide', ...ERREURS_PDF],
    idempotent: true,
    rate: 'contact',
    personal: true,
  }),
  rechercherReclamations: operation('POST', '/api/reclamations/rechercher', {
    lit: true,
    access: TENEUR,
    summary: 'Messages reçus, les plus anciens à traiter d’abord',
    body: z.strictObject({
      paginationOptions: paginationOptions().prefault({}),
      /** Empty: those that wait. */
      etat: z.enum(['', ...ETATS_RECLAMATION]).default(''),
      texte: texte(100).default(''),
    }),
    response: z.object({ reclamations: z.array(ligneReclamation), totalItems: z.number().int() }),
    errors: ['recherche-trop-large'],
  }),
  lireReclamation: operation('GET', '/api/reclamations/{id}', {
    access: TENEUR,
    summary: 'Un message reçu et ses réponses',
    params: z.object({ id }),
    response: reclamationVue,
    errors: ['introuvable'],
  }),
  repondreReclamation: operation('POST', '/api/reclamations/{id}/reponse', {
    access: TENEUR,
    summary: 'Répond par courriel à la personne qui a écrit',
    params: z.object({ id }),
    body: decision.extend({
      texte: texteCourt(LONGUEUR_MAX_REPONSE).min(
        1,
        'Écrivez votre réponse : la personne la recevra par courriel.',
      ),
    }),
    response: rien,
    errors: ERREURS_DECISION,
    idempotent: true,
    interditEnEmprunt: true,
  }),
  cloreReclamation: operation('POST', '/api/reclamations/{id}/clore', {
    access: TENEUR,
    summary: 'Note un message comme traité',
    params: z.object({ id }),
    body: decision,
    response: rien,
    errors: ERREURS_DECISION,
    interditEnEmprunt: true,
  }),
  rouvrirReclamation: operation('POST', '/api/reclamations/{id}/rouvrir', {
    access: TENEUR,
    summary: 'Rouvre un message traité',
    params: z.object({ id }),
    body: decision,
    response: rien,
    errors: ERREURS_DECISION,
    interditEnEmprunt: true,
  }),
}
