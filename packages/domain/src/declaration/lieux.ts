import type { Adresse, Parcelle } from './declaration.types.ts'

const CODE_POSTAL = /^\d{5}$/
const FAUTE_CODE_POSTAL = 'Saisissez un code postal de 5 chiffres.'

/** What is typed of a parcel before it is looked for. */
export type ParcelleSaisie = Omit<Parcelle, 'geolocalisee'>

/** The faults of a typed parcel, by field; empty when it can be searched. */
export const fautesParcelle = (
  p: ParcelleSaisie,
): Partial<Record<keyof ParcelleSaisie, string>> => {
  const alsaceMoselle = /^(?:57|67|68)/.test(p.codeInsee)
  return {
    ...(CODE_POSTAL.test(p.codePostal) ? {} : { codePostal: FAUTE_CODE_POSTAL }),
    ...(p.codeInsee === '' ? { codeInsee: 'Choisissez la commune.' } : {}),
    ...(/^\d{0,3}$/.test(p.prefixe) ? {} : { prefixe: 'Le préfixe comporte au plus 3 chiffres.' }),
    ...(/^[A-Za-z]{1,2}$/.test(p.section) || (alsaceMoselle && /^\d{1,2}$/.test(p.section))
      ? {}
      : {
          section: alsaceMoselle
            ? 'La section comporte 1 ou 2 lettres, ou 1 ou 2 chiffres.'
            : 'La section comporte 1 ou 2 lettres.',
        }),
    ...(/^\d{1,4}$/.test(p.numero)
      ? {}
      : { numero: 'Le numéro de parcelle comporte de 1 à 4 chiffres.' }),
  }
}

/** The faults of an address typed in parts, by field; empty when it can be read on an envelope. */
export const fautesAdresse = (
  a: Pick<Adresse, 'voie' | 'codePostal' | 'commune'>,
): Partial<Record<'voie' | 'codePostal' | 'commune', string>> => ({
  ...(a.voie.trim() === '' ? { voie: 'Saisissez la voie.' } : {}),
  ...(CODE_POSTAL.test(a.codePostal) ? {} : { codePostal: FAUTE_CODE_POSTAL }),
  ...(a.commune.trim() === '' ? { commune: 'Saisissez la commune.' } : {}),
})
