import { fauteDeForme, type BlocRegle, type FieldError } from '@registre/domain'
import type { Saisie } from './saisie.ts'

const parcourir = (valeur: unknown, chemin: string): FieldError[] => {
  if (Array.isArray(valeur)) return valeur.flatMap((v, i) => parcourir(v, `${chemin}.${i}`))
  if (typeof valeur === 'object' && valeur !== null)
    return Object.entries(valeur).flatMap(([cle, v]) => parcourir(v, `${chemin}.${cle}`))
  if (typeof valeur !== 'string' || valeur.trim() === '') return []
  const message = fauteDeForme(chemin, valeur)
  return message === null ? [] : [{ champ: chemin, code: 'format', message }]
}

/** The texts of a block that are neither a day nor a whole number where one is expected. */
export const erreursDeFormat = (
  bloc: Exclude<BlocRegle, 'confirmationsOffice'>,
  saisie: Saisie,
): FieldError[] => parcourir(saisie[bloc], bloc)
