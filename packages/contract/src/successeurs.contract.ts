import * as z from 'zod'
import { compte } from './auth.contract.ts'
import { operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import {
  dateFr,
  ENTIER_MAX,
  codePostalSaisi,
  id,
  instant,
  jourSaisi,
  mention,
  responseBool,
  rien,
  texteCourt,
  texte,
  communeDeFirme,
  nomDeFirme,
} from './primitives/index.ts'

/** Who is designated: a firm by its SIRET, a volunteer by its name and its address. */
const designe = {
  type: z.enum(['PRO', 'NON_PRO']),
  /** Professional successor. */
  siret: texteCourt(20).default(''),
  raisonSociale: nomDeFirme.default(''),
  civilite: z.enum(['MME', 'M', '']).default(''),
  nom: mention(100).default(''),
  prenom: mention(100).default(''),
  email: texteCourt(100).default(''),
}
/** Who follows a leaving syndic. */
const successeurSaisi = {
  idCopropriete: refCopropriete,
  ...designe,
  datePriseFonction: jourSaisi.default(null),
}

export const successeurVu = z
  .object({
    id,
    idCopropriete: id,
    version: z.number().int(),
    type: z.enum(['PRO', 'NON_PRO']),
    siret: z.string(),
    raisonSociale: z.string(),
    civilite: z.enum(['MME', 'M', '']),
    nom: z.string(),
    prenom: z.string(),
    /** Where the successor was written to. */
    email: z.string(),
    datePriseFonction: dateFr,
    /** Its establishment is known of the register (professionals alone: a SIRET is public). */
    connu: z.boolean(),
    declareLe: instant,
  })
  .meta({ id: 'Successeur' })

/** What was just declared: `avis` says where the successor is written to, when not where one typed. */
const successeurDeclare = successeurVu
  .extend({ avis: z.string() })
  .meta({ id: 'SuccesseurDeclare' })

/** The syndic whom a notary designated in its draft. */
export const syndicDesigne = z
  .object({
    type: z.enum(['PRO', 'NON_PRO']),
    siret: z.string(),
    raisonSociale: z.string(),
    civilite: z.enum(['MME', 'M', '']),
    nom: z.string(),
    prenom: z.string(),
    email: z.string(),
    /** The register knows it by others too: its person stays its own. */
    connu: z.boolean(),
    designeLe: instant,
  })
  .meta({ id: 'SyndicDesigne' })
const syndicDuBrouillon = z.object({ designe: syndicDesigne.nullable() })

const NOTAIRE = ['IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE'] as const
const ERREURS = ['introuvable', 'regles-non-respectees', 'transition-interdite'] as const

export const successeurs = {
  verifierDeclSuccPossible: operation('POST', '/api/teledeclarant/verifieDeclSuccPossible', {
    lit: true,
    access: ['DECLARER_SUCCESSEUR'],
    summary: 'Dit si un successeur peut être déclaré, et pourquoi il ne peut pas l’être',
    body: z.strictObject({ idCopropriete: refCopropriete }),
    response: responseBool.extend({
      message: z.string(),
      copropriete: z.object({
        id,
        nom: z.string(),
        numeroImmatriculation: z.string().nullable(),
        adressePrincipale: z.string(),
      }),
      /** The declaration that stands: it can be changed. */
      declare: successeurVu.nullable(),
    }),
    errors: ['introuvable'],
  }),
  declarerSuccesseur: operation('POST', '/api/teledeclarant/successeur', {
    access: ['DECLARER_SUCCESSEUR'],
    summary: 'Déclare son successeur : connu, il est prévenu ; inconnu, il reçoit une clé',
    body: z.strictObject(successeurSaisi),
    response: successeurDeclare,
    errors: [...ERREURS, 'deja-existant', 'trop-de-requetes'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  modifierSuccesseur: operation('PUT', '/api/successeur', {
    access: ['DECLARER_SUCCESSEUR'],
    summary:
      'Modifie la déclaration de son successeur, ou l’annule ; la clé envoyée avant ne vaut plus',
    body: z.strictObject({
      ...successeurSaisi,
      version: z.number().int().min(1).max(ENTIER_MAX),
      /** Takes it back: who was designated is told; the other fields are not read. */
      annuler: z.boolean().default(false),
    }),
    relu: successeurVu,
    response: successeurDeclare,
    errors: [...ERREURS, 'version-perimee', 'trop-de-requetes'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  lireSuccesseurParCle: operation('GET', '/api/public/successeur/{key}', {
    access: 'public',
    summary: 'Ce qui a été déclaré d’un successeur, par la clé reçue par courriel',
    params: z.object({ key: texte(200) }),
    response: z.object({
      type: z.enum(['PRO', 'NON_PRO']),
      siret: z.string(),
      raisonSociale: z.string(),
      civilite: z.enum(['MME', 'M', '']),
      nom: z.string(),
      prenom: z.string(),
      email: z.string(),
      nomCopropriete: z.string(),
      numeroImmatriculation: z.string().nullable(),
      declarant: z.string(),
      /** A notary designated it as syndic, in a registration; else a leaving syndic. */
      parNotaire: z.boolean(),
      datePriseFonction: dateFr,
      expireLe: instant,
      /**
       * Where the activation code will be posted, when the directory of companies says it; the
       * person types it otherwise.
       */
      adresse: z.array(z.string()),
    }),
    errors: ['introuvable'],
    rate: 'anonyme',
  }),
  creerCompteSuccesseur: operation('POST', '/api/public/successeur/{key}', {
    access: 'public',
    summary: 'Complète le compte d’un successeur déclaré, par la clé reçue par courriel',
    params: z.object({ key: texte(200) }),
    body: z.strictObject({
      civilite: z.enum(['MME', 'M', '']).default(''),
      nom: mention(100),
      prenom: mention(100),
      telephone: texteCourt(20).default(''),
      voie: mention(150).default(''),
      complement: mention(100).default(''),
      codePostal: codePostalSaisi,
      commune: communeDeFirme.default(''),
      motDePasse: z.string().max(200),
    }),
    response: compte,
    errors: ['introuvable', 'regles-non-respectees'],
    rate: 'connexion',
    interditEnEmprunt: true,
  }),
  refuserDesignation: operation('POST', '/api/public/successeur/{key}/refus', {
    access: 'public',
    summary:
      'Refuse pour de bon une désignation, par la clé reçue par courriel : l’adresse n’en recevra plus',
    params: z.object({ key: texte(200) }),
    body: z.strictObject({}),
    response: rien,
    errors: ['introuvable'],
    rate: 'anonyme',
    interditEnEmprunt: true,
  }),
  chercherSyndics: operation('GET', '/api/coproprietes/notaire/syndics', {
    access: NOTAIRE,
    summary: 'Syndics professionnels inscrits dont le nom contient ce texte (au plus 10)',
    query: z.object({ q: texteCourt(100).min(2) }),
    response: z.array(
      z.object({
        siret: z.string(),
        raisonSociale: z.string(),
        codePostal: z.string(),
        commune: z.string(),
      }),
    ),
    rate: 'completion',
  }),
  lireSyndicDesigne: operation('GET', '/api/coproprietes/notaire/immatriculation/{id}/syndic', {
    access: NOTAIRE,
    summary: 'Syndic que le notaire a désigné dans son brouillon (id : déclaration)',
    params: z.object({ id }),
    response: syndicDuBrouillon,
    errors: ['introuvable'],
  }),
  designerSyndic: operation('PUT', '/api/coproprietes/notaire/immatriculation/{id}/syndic', {
    access: NOTAIRE,
    summary:
      'Un notaire désigne le syndic de la copropriété qu’il immatricule : il en est prévenu quand elle a son numéro, et reçoit une clé s’il n’a pas de compte',
    params: z.object({ id }),
    body: z.strictObject(designe),
    relu: syndicDesigne,
    response: syndicDuBrouillon,
    errors: ERREURS,
    idempotent: true,
    interditEnEmprunt: true,
  }),
  retirerSyndicDesigne: operation(
    'DELETE',
    '/api/coproprietes/notaire/immatriculation/{id}/syndic',
    {
      access: NOTAIRE,
      summary: 'Retire la désignation du syndic : personne n’en avait été prévenu',
      params: z.object({ id }),
      response: rien,
      errors: ['introuvable', 'transition-interdite'],
      interditEnEmprunt: true,
    },
  ),
}
