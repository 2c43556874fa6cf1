import * as z from 'zod'
import { operation } from './operation.ts'
import { responseBool, texte } from './primitives/index.ts'

const cle = z.strictObject({ cle: texte(200).min(1) })

/** The links of a change of e-mail, and the one that stops what waits on an account. */
export const adresses = {
  confirmerAdresse: operation({
    method: 'POST',
    path: '/api/public/adresse/confirmer',
    access: 'public',
    summary:
      'Change l’adresse d’un compte, par la clé reçue à la nouvelle ; ses sessions et ses jetons prennent fin',
    body: cle,
    response: responseBool,
    errors: ['regles-non-respectees', 'deja-existant'],
    rate: 'connexion',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  /** What waits on an account, and that its owner did not want. */
  arreter: operation({
    method: 'POST',
    path: '/api/public/compte/arreter',
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
