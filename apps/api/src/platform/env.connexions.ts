import * as z from 'zod'
import { optionalUrl, secretDeClient, vide } from './settings-shapes.ts'

/** Settings of the sign-ons that providers answer, a part of the schema. */
export const connexions = {
  /**
   * The institutional sign-on, an OpenID Connect provider: its issuer, and the register's own
   * credentials there. None: closed.
   */
  CLAVIS_EMETTEUR: optionalUrl,
  CLAVIS_CLIENT_ID: z.preprocess(vide, z.string().optional()),
  CLAVIS_CLIENT_SECRET: secretDeClient('CLAVIS_CLIENT_SECRET'),
  /** The name that people know the provider by. */
  CLAVIS_NOM: z.string().min(1).max(60).default('ProConnect'),
  /** What is asked of the provider: who the person is, and the SIRET of their organisation. */
  CLAVIS_SCOPES: z
    .string()
    .regex(/^openid( \w+)*$/, 'CLAVIS_SCOPES commence par openid')
    .default('openid given_name usual_name email siret idp_id'),
  /** Level asked for (acr_values); empty: none. */
  CLAVIS_ACR: z.string().default('eidas1'),
  /** Signature of the provider's id tokens. */
  CLAVIS_ALG: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']).default('RS256'),
  /**
   * The notaries' sign-on, another OpenID Connect provider, beside their certificates. None:
   * certificates alone.
   */
  NOTAIRES_EMETTEUR: optionalUrl,
  NOTAIRES_CLIENT_ID: z.preprocess(vide, z.string().optional()),
  NOTAIRES_CLIENT_SECRET: secretDeClient('NOTAIRES_CLIENT_SECRET'),
  /** Its name, what is asked of it, its level and its signature: as those of CLAVIS. */
  NOTAIRES_NOM: z.string().min(1).max(60).default('la connexion des notaires'),
  NOTAIRES_SCOPES: z
    .string()
    .regex(/^openid( \w+)*$/, 'NOTAIRES_SCOPES commence par openid')
    .default('openid profile email siret crpcen qualite'),
  NOTAIRES_ACR: z.string().default(''),
  NOTAIRES_ALG: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']).default('RS256'),
  /**
   * Claims of the provider that carry the number of the office and the quality of the person («
   * Notaire », « Collaborateur »).
   */
  NOTAIRES_CLAIM_ETUDE: z
    .string()
    .regex(/^\w+$/, 'NOTAIRES_CLAIM_ETUDE est un nom de donnée, par exemple crpcen')
    .default('crpcen'),
  NOTAIRES_CLAIM_QUALITE: z
    .string()
    .regex(/^\w+$/, 'NOTAIRES_CLAIM_QUALITE est un nom de donnée, par exemple qualite')
    .default('qualite'),
  /**
   * FranceConnect, which may open a volunteer's account and stand for its posted code. None: closed. It
   * is asked for what is compared with the record, and for nothing else.
   */
  FRANCECONNECT_EMETTEUR: optionalUrl,
  FRANCECONNECT_CLIENT_ID: z.preprocess(vide, z.string().optional()),
  FRANCECONNECT_CLIENT_SECRET: secretDeClient('FRANCECONNECT_CLIENT_SECRET'),
  FRANCECONNECT_SCOPES: z
    .string()
    .regex(/^openid( \w+)*$/, 'FRANCECONNECT_SCOPES commence par openid')
    .default('openid given_name family_name preferred_username gender'),
  FRANCECONNECT_ACR: z.string().min(1).default('eidas1'),
  FRANCECONNECT_ALG: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']).default('RS256'),
  /** ProConnect, the same for a firm's account; beside the sign-on of institutions, with other credentials. */
  PROCONNECT_EMETTEUR: optionalUrl,
  PROCONNECT_CLIENT_ID: z.preprocess(vide, z.string().optional()),
  PROCONNECT_CLIENT_SECRET: secretDeClient('PROCONNECT_CLIENT_SECRET'),
  PROCONNECT_SCOPES: z
    .string()
    .regex(/^openid( \w+)*$/, 'PROCONNECT_SCOPES commence par openid')
    .default('openid given_name usual_name siret'),
  PROCONNECT_ACR: z.string().min(1).default('eidas1'),
  PROCONNECT_ALG: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']).default('RS256'),
  /**
   * The level by which it certifies that somebody directs a firm, asked where it stands for the posted
   * code; empty: not asked, and the directory of companies alone says who directs.
   */
  PROCONNECT_ACR_DIRIGEANT: z
    .string()
    .default('https://proconnect.gouv.fr/assurance/certification-dirigeant'),
}
