import {
  MOYENS_NOTAIRE,
  PROFILS,
  QUALITES_CERTIFICAT,
  TYPES_INSCRIPTION_NOTAIRE,
} from '@registre/domain'
import * as z from 'zod'
import { compte } from './auth.contract.ts'
import { operation } from './operation.ts'
import { fichier, id, instant, rien } from './primitives/index.ts'

const nomDistinctif = z.string()

/**
 * A certificate linked to an account of an office, or to the office itself. Nothing in it is
 * secret.
 */
const certificatVu = z
  .object({
    id,
    idUtilisateur: id.nullable(),
    /** The person, or the office. */
    titulaire: z.string(),
    /** 1: the present one; 2: the next. */
    rang: z.number().int(),
    sujet: nomDistinctif,
    emetteur: nomDistinctif,
    serie: z.string(),
    empreinte: z.string(),
    valideDu: instant,
    valideAu: instant,
    etat: z.enum(['VALABLE', 'A_VENIR', 'PERIME']),
    allowedToEdit: z.boolean(),
  })
  .meta({ id: 'Certificat' })

const ERREURS_CERTIFICAT = [
  'certificat-illisible',
  'certificat-cle-privee',
  'certificat-perime',
  'invalide-taille-fichier',
  'trop-de-fichiers',
] as const

export const certificats = {
  lireEtudeNotariale: operation('GET', '/api/public/etudenotariale', {
    access: 'public',
    summary:
      'Étude de la personne qui se présente, par son certificat ou par la connexion des notaires ; numéro −1 : étude inconnue, à inscrire',
    response: z.object({
      numEtude: z.number().int(),
      idTeledeclarant: id.nullable(),
      raisonSociale: z.string(),
      /** False: the person is not linked to an account of the office yet. */
      compteExistant: z.boolean(),
      collaborateur: z.boolean(),
      /**
       * What this person may register; null when there is nothing to, or when a notary must do it.
       */
      inscription: z.enum(TYPES_INSCRIPTION_NOTAIRE).nullable(),
      /** What the way in says of the person. */
      personne: z.object({
        moyen: z.enum(MOYENS_NOTAIRE),
        nom: z.string(),
        prenom: z.string(),
        email: z.string(),
        numEtude: z.number().int().nullable(),
        siret: z.string(),
        qualite: z.enum(QUALITES_CERTIFICAT),
      }),
    }),
    errors: ['certificat-requis'],
    personal: true,
  }),
  ouvrirSessionNotaire: operation('GET', '/api/public/profilnotaire', {
    access: 'public',
    summary:
      'Profil du notaire reconnu par son certificat, ou par la connexion des notaires ; ouvre sa session, sans mot de passe',
    response: compte,
    errors: ['certificat-requis', 'certificat-inconnu'],
    personal: true,
    changesState: true,
  }),
  lireInfoCertificat: operation('GET', '/api/public/infocertificat', {
    access: 'public',
    summary: 'Ce que dit le certificat présenté',
    response: z.object({
      present: z.boolean(),
      sujet: nomDistinctif,
      emetteur: nomDistinctif,
      serie: z.string(),
      valideAu: instant.nullable(),
      nom: z.string(),
      prenom: z.string(),
      email: z.string(),
      numEtude: z.number().int().nullable(),
      qualite: z.enum(QUALITES_CERTIFICAT).nullable(),
      /** The notaries' sign-on presents somebody who has no account yet. */
      parConnexion: z.boolean(),
    }),
    personal: true,
  }),
  listerCertificats: operation('GET', '/api/certificats/{id}', {
    access: ['MON_ENTREPRISE_LECTURE', 'LIRE_TELEDECLARANT'],
    summary:
      'Certificats d’une étude et de ses comptes ; personnes qui attendent la réponse de l’étude, ou du cabinet',
    params: z.object({ id }),
    response: z.object({
      titulaires: z.array(
        z.object({
          idUtilisateur: id.nullable(),
          nom: z.string(),
          profil: z.enum(PROFILS).nullable(),
          allowedToEdit: z.boolean(),
        }),
      ),
      certificats: z.array(certificatVu),
      /** Who joined the office, or asks to join the firm, and awaits its answer; empty for who may not give it. */
      arrivees: z.array(
        z.object({
          id,
          /** An account of the office, or a request to join the firm. */
          quoi: z.enum(['ETUDE', 'CABINET']),
          nom: z.string(),
          email: z.string(),
          niveau: z.string(),
          le: instant,
        }),
      ),
    }),
    errors: ['introuvable'],
  }),
  deposerCertificat: operation('POST', '/api/certificats', {
    access: ['UPDATE_ACCOUNT', 'EDITER_TELEDECLARANT'],
    summary:
      'Rattache un certificat (PEM, clé publique seule) à un compte de l’étude, ou à l’étude : idUtilisateur 0',
    bodyKind: 'multipart',
    body: z.strictObject({
      file: fichier,
      idTeledeclarant: id,
      idUtilisateur: z.coerce.number<number>().int().nonnegative().max(2_147_483_647),
      rang: z.coerce.number<number>().int().min(1).max(2).default(1),
    }),
    response: certificatVu,
    errors: [
      'introuvable',
      'deja-existant',
      'certificat-non-presente',
      'certificat-autre-etude',
      ...ERREURS_CERTIFICAT,
    ],
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  revoquerCertificat: operation('DELETE', '/api/certificats/{id}', {
    access: ['UPDATE_ACCOUNT', 'EDITER_TELEDECLARANT'],
    summary:
      'Détache un certificat : il n’ouvre plus de session, celles qu’il a ouvertes se ferment',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  repondreArrivee: operation('POST', '/api/certificats/arrivees/{id}', {
    access: ['EDITER_SUPPRIMER_NON_ADMIN', 'EDITER_TELEDECLARANT'],
    summary:
      'Accepte ou refuse une personne qui rejoint l’étude (id : compte), ou qui demande à rejoindre le cabinet (CABINET ; id : demande)',
    params: z.object({ id }),
    body: z.strictObject({
      accepter: z.boolean(),
      quoi: z.enum(['ETUDE', 'CABINET']).default('ETUDE'),
    }),
    response: rien,
    errors: ['introuvable', 'deja-existant'],
    interditEnEmprunt: true,
    sansJeton: true,
  }),
}
