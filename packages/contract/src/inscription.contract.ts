import { TYPES_INSCRIPTION, TYPES_INSCRIPTION_NOTAIRE } from '@registre/domain'
import * as z from 'zod'
import { compte } from './auth.contract.ts'
import { adresseSaisie, representantSaisi } from './etablissements.contract.ts'
import { operation } from './operation.ts'
import {
  codePostalSaisi,
  id,
  mention,
  responseBool,
  rien,
  texteCourt,
  texte,
  communeDeFirme,
  nomDeFirme,
} from './primitives/index.ts'

const etablissement = z
  .strictObject({
    siret: texteCourt(20).default(''),
    raisonSociale: nomDeFirme.default(''),
    codeApe: texteCourt(8).default(''),
    complement: mention(100).default(''),
    voie: mention(150).default(''),
    codePostal: codePostalSaisi,
    commune: communeDeFirme.default(''),
    telephone: texteCourt(20).default(''),
  })
  .meta({ id: 'EtablissementInscrit' })

export const inscription = {
  creerTeledeclarant: operation('POST', '/api/teledeclarant/{type}', {
    access: 'public',
    summary:
      'Crée un télédéclarant et son compte principal, ou demande à rejoindre un cabinet qui a le sien (rejoindre) ; un notaire, par son certificat, inscrit son étude ou la rejoint',
    params: z.object({ type: z.enum([...TYPES_INSCRIPTION, ...TYPES_INSCRIPTION_NOTAIRE]) }),
    body: z.strictObject({
      etablissement: etablissement.prefault({}),
      /** A cooperative syndicate: a council member acts as syndic (NON_PRO). */
      syndicatCooperatif: z.boolean().default(false),
      representant: representantSaisi,
      confirmationEmail: texteCourt(100),
      /** Of the office that a notary registers, as its certificate tells it. */
      numEtude: z.number().int().min(1).max(999_999).nullable().default(null),
      /** Of the office that a notary or a collaborator joins. */
      idTeledeclarant: id.nullable().default(null),
      captcha: texte(10_000).default(''),
      /** Asks to join the firm whose account has this SIRET: nothing is created before its answer. */
      rejoindre: z.boolean().default(false),
    }),
    response: responseBool,
    errors: [
      'certificat-inconnu',
      'regles-non-respectees',
      'captcha-invalide',
      'siret-deja-utilise',
      'certificat-requis',
      'etude-non-inscrite',
      'deja-existant',
      'introuvable',
      'trop-de-requetes',
      'requete-en-cours',
      'cle-deja-utilisee',
    ],
    rate: 'connexion',
    idempotent: true,
    interditEnEmprunt: true,
  }),
  activerCompte: operation('POST', '/api/activate', {
    access: 'public',
    summary:
      'Choisit le premier mot de passe par la clé du courriel d’activation, et ouvre la session',
    body: z.strictObject({ key: texte(200), newPassword: z.string().max(200) }),
    response: compte,
    errors: ['regles-non-respectees'],
    rate: 'connexion',
    interditEnEmprunt: true,
  }),
  activerTeledeclarant: operation('POST', '/api/teledeclarant/activate', {
    access: ['ATTENTE_ACTIVATION_TELE'],
    summary:
      'Active l’établissement par le code reçu par courrier : ses comptes ont aussitôt tous leurs droits',
    body: z.strictObject({ clef: texteCourt(40).min(1) }),
    response: compte,
    errors: ['regles-non-respectees', 'transition-interdite'],
    rate: 'connexion',
    enAttente: true,
    interditEnEmprunt: true,
  }),
  regenererCode: operation('GET', '/api/regenerate/{id}', {
    access: ['ATTENTE_ACTIVATION_TELE', 'EDITER_TELEDECLARANT'],
    summary:
      'Nouveau code d’activation, envoyé par courrier ; l’ancien ne vaut plus. Un teneur le lit une fois dans la réponse, jamais le titulaire',
    params: z.object({ id }),
    response: z.object({ clef: z.string() }),
    errors: ['introuvable', 'transition-interdite', 'trop-de-requetes'],
    changesState: true,
    fraiche: 'selon-le-contenu',
    sansJeton: true,
    enAttente: true,
    interditEnEmprunt: true,
  }),
  renouvelerCode: operation('POST', '/api/teledeclarants/{id}/code', {
    access: ['ATTENTE_ACTIVATION_TELE', 'EDITER_TELEDECLARANT'],
    summary:
      'Nouveau code d’activation, envoyé par courrier, l’ancien ne vaut plus ; par un teneur, le code d’une personne qui demande à rejoindre le cabinet (idArrivee), envoyé à son siège',
    params: z.object({ id }),
    body: z.strictObject({ idArrivee: id.optional() }),
    response: rien,
    errors: ['introuvable', 'transition-interdite', 'trop-de-requetes'],
    enAttente: true,
    interditEnEmprunt: true,
  }),
  corrigerAdressePostale: operation('PUT', '/api/teledeclarant/adresse-postale', {
    access: ['ATTENTE_ACTIVATION_TELE'],
    summary:
      'Un déclarant bénévole corrige l’adresse où son code lui est envoyé, une fois ; le code précédent ne vaut plus',
    body: adresseSaisie,
    response: rien,
    errors: ['transition-interdite', 'regles-non-respectees', 'trop-de-requetes'],
    enAttente: true,
    interditEnEmprunt: true,
    idempotent: true,
  }),
}
