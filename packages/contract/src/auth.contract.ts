import { ACCES, AUTORITES, keysOf, MESSAGES, PROFILS, TYPES_TELEDECLARANT } from '@registre/domain'
import * as z from 'zod'
import { territoireInstitution } from './institutions.contract.ts'
import { lectureSeule } from './lecture-seule.ts'
import { operation } from './operation.ts'
import {
  ENTIER_MAX,
  id,
  instant,
  nom,
  responseBool,
  responseText,
  rien,
  texte,
  texteCourt,
  texteRequis,
} from './primitives/index.ts'

/** The signed-in account, as the client's shell needs it (specification 1, "Account"). */
export const compte = z
  .object({
    id: lectureSeule(id),
    /** Raised by each save of the account. */
    version: z.number().int(),
    login: lectureSeule(z.string()),
    email: z.string(),
    /** The address that has been asked for and has not answered yet; '' for none. */
    emailEnAttente: z.string(),
    civilite: z.string(),
    nom: z.string(),
    prenom: z.string(),
    telephone: z.string(),
    numCartePro: z.string(),
    profil: lectureSeule(z.enum(PROFILS)),
    authorities: lectureSeule(z.array(z.enum(AUTORITES))),
    statut: lectureSeule(z.string()),
    activated: lectureSeule(z.boolean()),
    adminPrincipal: lectureSeule(z.boolean()),
    allowedToChangeProfile: lectureSeule(z.boolean()),
    allowedToEdit: lectureSeule(z.boolean()),
    allowedToDelete: lectureSeule(z.boolean()),
    idTeledeclarant: lectureSeule(id.nullable()),
    typeTeledeclarant: lectureSeule(z.enum(TYPES_TELEDECLARANT).nullable()),
    raisonSociale: z.string(),
    /** True while a keeper acts in the place of this account. */
    loginAs: lectureSeule(z.boolean()),
    loginAsPar: z.string(),
    notaireCollaborateur: z.boolean(),
    /**
     * By the institutional sign-on, or by the notaries': both also sign out (specification 1, "Auth
     * status").
     */
    /** It has a second factor, and must add one before anything else. */
    secondFacteur: z.boolean(),
    secondFacteurRequis: z.boolean(),
    authStatus: z.enum(['AUTHENTICATED', 'AUTHENTICATED_CLAVIS', 'AUTHENTICATED_NOTAIRE']),
    /** The sign-on that opened this session, and signs it out there too; null for a password. */
    fournisseur: z.enum(keysOf(ACCES)).nullable(),
    /** False for an institution that must still accept the confidentiality charter. */
    charteAcceptee: z.boolean(),
    /** The version of the charter to accept; '' for who has none to accept. */
    versionCharte: z.string(),
    /** Of an institution alone. */
    territoire: territoireInstitution.nullable(),
    creeLe: instant,
    derniereActiviteLe: instant.nullable(),
    /** When its e-mail address last answered, by a key that it received. */
    emailValideLe: instant.nullable(),
    /** When a mail to its address came back, which has not answered since; null: none did. */
    courrielRevenuLe: instant.nullable(),
    /** The last reminder of an account that nobody uses. */
    derniereRelanceLe: instant.nullable(),
    /** When this session ends without activity. */
    sessionExpireLe: instant,
  })
  .meta({ id: 'Compte' })

/** A sign-in whose password was right, and that waits for a second factor. */
export const connexionEnAttente = z
  .object({ authStatus: z.literal('PENDING') })
  .meta({ id: 'ConnexionEnAttente' })

/** One of the places where an account is signed in. `id` names the session; it opens nothing. */
export const sessionVue = z
  .object({
    id: z.string(),
    /** Browser and system, in words. */
    appareil: z.string(),
    adresse: z.string(),
    ouverteLe: instant,
    vueLe: instant,
    /** The one that asks. */
    courante: z.boolean(),
    /** This browser is remembered beyond the session. */
    memorisee: z.boolean(),
  })
  .meta({ id: 'SessionOuverte' })

export const auth = {
  verifierCaptcha: operation('POST', '/api/public/captcha/verify', {
    access: 'public',
    summary: 'Vérifie une réponse au défi anti-robot',
    body: z.strictObject({ captcha: texte(10_000) }),
    response: responseBool,
    rate: 'anonyme',
  }),
  contournerCaptcha: operation('GET', '/api/public/captcha/bypass', {
    access: 'public',
    summary: 'Dit si le défi anti-robot est levé (jamais en production)',
    response: responseBool,
  }),
  obtenirDefiCaptcha: operation('GET', '/api/public/captcha/defi', {
    access: 'public',
    summary: 'Nouveau défi anti-robot (preuve de travail, sans tiers)',
    response: z.record(z.string(), z.unknown()),
    rate: 'anonyme',
  }),
  seConnecter: operation('POST', '/api/authentication', {
    access: 'public',
    summary: 'Ouvre une session',
    bodyKind: 'form',
    body: z.strictObject({
      j_username: texteRequis(100, MESSAGES.requis),
      j_password: z.string().min(1).max(200),
      'remember-me': z.stringbool().optional(),
      captcha: texte(10_000).optional(),
      submit: texte(20).optional(),
    }),
    /** PENDING: `conclureConnexion` takes the second factor. */
    response: z.union([compte, connexionEnAttente]),
    errors: ['identifiants-incorrects', 'captcha-invalide'],
    // Its failures are counted by network and by account; successes are not.
    rate: 'anonyme',
    sansJeton: true,
  }),
  lireCompte: operation('GET', '/api/account', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'Compte connecté ; 401 quand personne ne l’est',
    response: compte,
    enAttente: true,
    avantCharte: true,
    avantFacteur: true,
  }),
  enregistrerCompte: operation('POST', '/api/account', {
    access: ['UPDATE_ACCOUNT'],
    summary: 'Enregistre ses coordonnées',
    body: z.strictObject({
      civilite: z.enum(['MME', 'M', '']),
      nom: nom(100).min(1),
      prenom: nom(100).min(1),
      email: texteCourt(100),
      telephone: texteCourt(20),
      numCartePro: texte(40).optional(),
      /** A mail to its address, which came back, is asked for: opening its link tells that it works. */
      confirmerAdresse: z.boolean().default(false),
      /** Another password, with the present one. */
      password: z.string().max(200).optional(),
      newPassword: z.string().max(200).optional(),
      /** The version that was read; a stale save is then refused. */
      version: z.number().int().min(1).max(ENTIER_MAX).optional(),
    }),
    relu: compte,
    response: compte,
    errors: ['regles-non-respectees', 'deja-existant', 'version-perimee'],
    fraiche: 'selon-le-contenu',
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  seDeconnecter: operation('POST', '/api/logout', {
    access: 'public',
    summary: 'Ferme la session',
    response: rien,
    enAttente: true,
    avantCharte: true,
  }),
  demanderMotDePasse: operation('POST', '/api/account/reset_password/init', {
    access: 'public',
    summary:
      'Envoie un lien pour choisir un mot de passe ; même réponse que le compte existe ou non',
    body: z.strictObject({ login: texteCourt(100).min(1) }),
    response: responseBool,
    rate: 'mot-de-passe',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  verifierCle: operation('GET', '/api/public/activate/verify/{key}', {
    access: 'public',
    summary: 'Dit si une clé reçue par courriel sert encore',
    params: z.object({ key: texte(200) }),
    response: responseBool,
    rate: 'anonyme',
  }),
  changerMotDePasse: operation('POST', '/api/account/change_password', {
    access: 'public',
    summary: 'Choisit un mot de passe, par une clé reçue par courriel ou, connecté, avec l’actuel',
    body: z.strictObject({
      key: texte(200).optional(),
      /** The present password, for a signed-in person. */
      password: z.string().max(200).optional(),
      newPassword: z.string().max(200),
    }),
    response: responseBool,
    errors: ['non-connecte', 'regles-non-respectees'],
    rate: 'connexion',
    fraiche: 'selon-le-contenu',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  listerMesSessions: operation('GET', '/api/account/sessions', {
    access: 'session',
    summary: 'Les sessions ouvertes de son compte',
    response: z.array(sessionVue),
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  fermerSession: operation('DELETE', '/api/account/sessions/{id}', {
    access: 'session',
    summary: 'Ferme une de ses sessions, ou « autres » : toutes sauf celle qui demande',
    params: z.object({ id: z.string().regex(/^([0-9a-f]{32}|autres)$/) }),
    response: rien,
    errors: ['introuvable'],
    fraiche: 'selon-le-contenu',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  emprunterCompte: operation('GET', '/api/teledeclarant/loginAs/{id}', {
    access: ['LIRE_TELEDECLARANT'],
    summary: 'Se connecte à la place du compte id',
    params: z.object({ id }),
    query: z.object({
      /** Why: the journal keeps it. The screens ask for it. */
      raison: texte(500).optional(),
      /** The establishment that the account should be of: refused where it is of another. */
      teledeclarant: id.optional(),
    }),
    response: compte,
    errors: ['introuvable', 'transition-interdite'],
    changesState: true,
    fraiche: 'toujours',
    sansJeton: true,
  }),
  rendreCompte: operation('GET', '/api/restoreAccount', {
    access: 'session',
    summary: 'Revient à son propre compte',
    response: compte,
    errors: ['transition-interdite'],
    changesState: true,
    enAttente: true,
    sansJeton: true,
  }),
  lireInfoMessage: operation('GET', '/api/public/infomessage', {
    access: 'public',
    summary: 'Message d’information de l’accueil ; vide s’il n’y en a pas',
    response: responseText,
  }),
}
