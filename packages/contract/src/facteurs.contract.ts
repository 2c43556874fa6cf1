import { CLES_ACCES_MAX, IDENTITES_ETAT } from '@registre/domain'
import * as z from 'zod'
import { compte } from './auth.contract.ts'
import { operation } from './operation.ts'
import { id, instant, nom, rien, texteCourt } from './primitives/index.ts'

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)
/** What the browser's passkey answered to a challenge. */
export const reponseCle = z
  .strictObject({
    id: base64url.min(1).max(1400),
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  })
  .meta({ id: 'ReponseCleAcces' })

/** A code of the application, or one of the recovery codes. */
export const codeSaisi = texteCourt(40).min(1)
const codesSecours = z.object({
  /** Shown once; empty when the account already holds some. */
  codesSecours: z.array(z.string()),
})
const clePublique = z.literal('public-key')
/** What a browser needs to make a passkey, and to present one. */
const defiInscription = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: clePublique })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: clePublique })),
})
const defiPresentation = z.object({ challenge: z.string(), rpId: z.string() })

const mien = {
  access: 'session',
  enAttente: true,
  avantFacteur: true,
  sansJeton: true,
  interditEnEmprunt: true,
} as const

/** The second factor of one's account, the sign-in that takes it, and its reset. */
export const facteurs = {
  lireFacteurs: operation('GET', '/api/account/facteurs', {
    ...mien,
    summary: 'Les seconds facteurs de son compte',
    response: z.object({
      obligatoire: z.boolean(),
      code: z.boolean(),
      cles: z
        .array(z.object({ id, nom: z.string(), creeLe: instant, vueLe: instant.nullable() }))
        .max(CLES_ACCES_MAX),
      codesSecours: z.number().int(),
      /** The identity of the State's that opens this account. */
      identite: z.object({ fournisseur: z.enum(IDENTITES_ETAT), creeLe: instant }).nullable(),
    }),
  }),
  preparerCode: operation('POST', '/api/account/facteurs/code', {
    ...mien,
    summary: 'Tire un secret pour une application d’authentification ; il sert une fois confirmé',
    response: z.object({ secret: z.string(), adresse: z.string() }),
    errors: ['transition-interdite'],
    fraiche: 'toujours',
  }),
  confirmerCode: operation('PUT', '/api/account/facteurs/code', {
    ...mien,
    summary: 'Met en service l’application, par un premier code ; donne les codes de secours',
    body: z.strictObject({ code: codeSaisi }),
    response: codesSecours,
    errors: ['regles-non-respectees', 'transition-interdite'],
    fraiche: 'toujours',
  }),
  retirerCode: operation('DELETE', '/api/account/facteurs/code', {
    ...mien,
    summary: 'Retire l’application d’authentification',
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
    fraiche: 'toujours',
  }),
  preparerCle: operation('POST', '/api/account/facteurs/cles/defi', {
    ...mien,
    summary: 'Prépare l’ajout d’une clé d’accès',
    response: defiInscription,
    errors: ['trop-d-elements'],
    fraiche: 'toujours',
  }),
  ajouterCle: operation('POST', '/api/account/facteurs/cles', {
    ...mien,
    summary: 'Ajoute une clé d’accès ; donne les codes de secours',
    body: z.strictObject({
      nom: nom(60).min(1),
      id: base64url.min(1).max(1400),
      clientDataJSON: base64url,
      attestationObject: base64url,
    }),
    response: codesSecours,
    errors: ['regles-non-respectees', 'trop-d-elements'],
    fraiche: 'toujours',
  }),
  retirerCle: operation('DELETE', '/api/account/facteurs/cles/{id}', {
    ...mien,
    summary:
      'Retire une clé d’accès, ou l’identité de FranceConnect ou de ProConnect qui ouvre le compte',
    params: z.object({ id: z.union([z.enum(IDENTITES_ETAT), id]) }),
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
    fraiche: 'toujours',
  }),
  renouvelerCodesSecours: operation('POST', '/api/account/facteurs/secours', {
    ...mien,
    summary: 'Remplace les codes de secours ; les anciens ne servent plus',
    response: codesSecours,
    errors: ['transition-interdite'],
    fraiche: 'toujours',
  }),
  conclureConnexion: operation('POST', '/api/authentication/second-facteur', {
    access: 'public',
    summary:
      'Ouvre la session d’une connexion en attente, par le code de l’application ou de secours',
    body: z.strictObject({ code: codeSaisi }),
    response: compte,
    errors: ['regles-non-respectees', 'connexion-a-reprendre'],
    rate: 'connexion',
    sansJeton: true,
  }),
  preparerConnexionCle: operation('POST', '/api/authentication/cle/defi', {
    access: 'public',
    summary: 'Prépare une connexion par clé d’accès',
    response: defiPresentation,
    rate: 'anonyme',
    sansJeton: true,
  }),
  seConnecterParCle: operation('POST', '/api/authentication/cle', {
    access: 'public',
    summary: 'Ouvre une session par une clé d’accès, sans mot de passe',
    body: reponseCle,
    response: compte,
    errors: ['regles-non-respectees'],
    rate: 'connexion',
    sansJeton: true,
  }),
  oublierFacteurs: operation('POST', '/api/utilisateurs/{id}/facteurs/oublier', {
    access: ['LIST_RCH_USER_TENEUR'],
    summary:
      'Efface les seconds facteurs d’un compte : un administrateur du registre le demande, un autre le confirme',
    params: z.object({ id }),
    response: z.object({
      /** False: another administrator must confirm it within 24 hours, or it waits until `effetLe`. */
      fait: z.boolean(),
      /** When it will be made, unless somebody who was told stops it before. */
      effetLe: instant.nullable(),
    }),
    errors: ['introuvable', 'transition-interdite'],
    fraiche: 'toujours',
    interditEnEmprunt: true,
    sansJeton: true,
  }),
}
