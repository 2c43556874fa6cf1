import { MESSAGES, parseFrDate, type BlocRegle, type FieldError } from '@registre/domain'
import { lireEntier } from './entiers.ts'
import type { Saisie } from './saisie.ts'

const ENTIERS: ReadonlySet<string> = new Set([
  'nbAful',
  'nbAsl',
  'nbUnionsSyndicats',
  'nbLots',
  'nbLotsHab',
  'nbLotsHabBurCom',
  'nbLotsStationnement',
  'chargesOperationsCourantes',
  'chargesOperationsExceptionnelles',
  'montantDettes',
  'montantImpayesCoproprietaires',
  'nbCoproprietairesImpayes',
  'montantFondTravaux',
  'nbBatimentsTotal',
  'nbAscenseurs',
  'nbEtages',
  'anneeConstruction',
])

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
  const cle = chemin.split('.').at(-1) ?? ''
  if (/^(date[A-Z]|pptDate$|constateLe$)/.test(cle))
    return parseFrDate(valeur) === null
      ? [faute(chemin, 'Saisissez une date au format jj/mm/aaaa, par exemple 21/11/2025.')]
      : []
  if (ENTIERS.has(cle) || cle.startsWith('ETIQ_'))
    return lireEntier(valeur) === null
      ? [faute(chemin, 'Saisissez un nombre entier, sans décimale.')]
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
  return parcourir(bloc === 'identification' ? identification : saisie[bloc], bloc)
}
