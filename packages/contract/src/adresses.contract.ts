import * as z from 'zod'
import { operation } from './operation.ts'
import { responseBool, texte } from './primitives/index.ts'

const cle = z.strictObject({ cle: texte(200).min(1) })

/** The two links of a change of e-mail. */
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
  arreterAdresse: operation({
    method: 'POST',
    path: '/api/public/adresse/arreter',
    access: 'public',
    summary:
      'Arrête un changement d’adresse, par la clé reçue à l’ancienne ; s’il est fait, rend l’ancienne et efface le mot de passe',
    body: cle,
    response: responseBool,
    errors: ['regles-non-respectees', 'deja-existant'],
    rate: 'connexion',
    enAttente: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
}
