import { fauteDeJour, MESSAGES, type BlocRegle, type FieldError } from '@registre/domain'
import { lireEntier } from './entiers.ts'
import { genreDe } from './genres.ts'
import { ranger } from './ranger.ts'
import type { Saisie } from './saisie.ts'

const faute = (champ: string, message: string = MESSAGES.format): FieldError => ({
  champ,
  code: 'format',
  message,
})

const parcourir = (valeur: unknown, chemin: string): FieldError[] => {
  if (Array.isArray(valeur)) return valeur.flatMap((v, i) => parcourir(v, `${chemin}.${i}`))
  if (typeof valeur === 'object' && valeur !== null)
    return Object.entries(valeur).flatMap(([cle, v]) => parcourir(v, `${chemin}.${cle}`))
  if (typeof valeur !== 'string' || valeur.trim() === '') return []
  const genre = genreDe(chemin)
  if (genre === 'jour')
    return [fauteDeJour(valeur)].flatMap((dite) => (dite === null ? [] : [faute(chemin, dite)]))
  if (genre === 'compte' || genre === 'montant')
    return lireEntier(valeur) === null
      ? [
          faute(
            chemin,
            genre === 'compte'
              ? 'Saisissez un nombre entier, sans décimale.'
              : 'Saisissez un montant en euros, par exemple 6 300.',
          ),
        ]
      : []
  return []
}

/** The texts of a block that are neither a day nor a whole number where one is expected. */
export const erreursDeFormat = (
  bloc: Exclude<BlocRegle, 'confirmationsOffice'>,
  saisie: Saisie,
): FieldError[] => {
  const {
    adressePrincipale: _a,
    adresseSecondaire: _s,
    parcelle: _p,
    ...identification
  } = saisie.identification
  return parcourir(ranger(bloc === 'identification' ? identification : saisie[bloc]), bloc)
}
