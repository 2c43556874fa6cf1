import * as z from 'zod'
import { operation } from './operation.ts'
import { responseBool, texte, texteCourt } from './primitives/index.ts'

/** The links of a change of e-mail, and the one that stops what waits on an account. */
export const adresses = {
  confirmerAdresse: operation('POST', '/api/public/adresse/confirmer', {
    access: 'public',
    summary:
      'Confirme une adresse par la clé qu’elle a reçue : celle d’un compte en change, ses sessions et ses jetons prennent fin ; celle d’une personne qui demande à rejoindre un cabinet (ARRIVEE), transmise à ses administrateurs, ou ouverte par le code posté au siège (code)',
    body: z
      .strictObject({
        cle: texte(200).min(1),
        quoi: z.enum(['ADRESSE', 'ARRIVEE']).default('ADRESSE'),
        code: texteCourt(40).min(1).optional(),
      })
      .refine((b) => b.code === undefined || b.quoi === 'ARRIVEE', {
        path: ['code'],
        message: 'Un code n’ouvre qu’une demande à rejoindre un cabinet (quoi : ARRIVEE).',
      }),
    response: responseBool,
    errors: ['regles-non-respectees', 'deja-existant'],
    rate: 'connexion',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  /** What waits on an account, and that its owner did not want. */
  arreter: operation('POST', '/api/public/compte/arreter', {
    access: 'public',
    summary:
      'Arrête ce qui attend sur un compte, par la clé d’un courriel : un changement d’adresse (fait, il rend l’ancienne et efface le mot de passe), ou l’effacement de ses seconds facteurs',
    body: z.strictObject({ cle: texte(200).min(1), quoi: z.enum(['ADRESSE', 'FACTEURS']) }),
    response: responseBool,
    errors: ['regles-non-respectees', 'deja-existant'],
    rate: 'connexion',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
}
