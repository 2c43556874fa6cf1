import { adressesDe } from './adresse-en-ligne.ts'
import type { Adresse, Identification, ImmatCopropriete, Parcelle } from './declaration.types.ts'

const CODE_POSTAL = /^\d{5}$/
const FAUTE_CODE_POSTAL = 'Saisissez un code postal de 5 chiffres.'

const ALSACE_MOSELLE = /^(?:57|67|68)/
/** In Alsace and Moselle the sections of the land register are numbers. */
export const sectionValide = (parcelle: Pick<Parcelle, 'section' | 'codeInsee'>): boolean =>
  /^[A-Za-z]{1,2}$/.test(parcelle.section) ||
  (ALSACE_MOSELLE.test(parcelle.codeInsee) && /^\d{1,2}$/.test(parcelle.section))

/** What is typed of a parcel before it is looked for. */
export type ParcelleSaisie = Omit<Parcelle, 'geolocalisee'>

/** The faults of a typed parcel, by field; empty when it can be searched. */
export const fautesParcelle = (
  p: ParcelleSaisie,
): Partial<Record<keyof ParcelleSaisie, string>> => ({
  ...(CODE_POSTAL.test(p.codePostal) ? {} : { codePostal: FAUTE_CODE_POSTAL }),
  ...(p.codeInsee === '' ? { codeInsee: 'Choisissez la commune.' } : {}),
  ...(/^\d{0,3}$/.test(p.prefixe) ? {} : { prefixe: 'Le préfixe comporte au plus 3 chiffres.' }),
  ...(sectionValide(p)
    ? {}
    : {
        section: `La section comporte 1 ou 2 lettres${ALSACE_MOSELLE.test(p.codeInsee) ? ', ou 1 ou 2 chiffres' : ''}.`,
      }),
  ...(/^\d{1,4}$/.test(p.numero)
    ? {}
    : { numero: 'Le numéro de parcelle comporte de 1 à 4 chiffres.' }),
})

/** The faults of an address typed in parts, by field; empty when it can be read on an envelope. */
export const fautesAdresse = (
  a: Pick<Adresse, 'voie' | 'codePostal' | 'commune'>,
): Partial<Record<'voie' | 'codePostal' | 'commune', string>> => ({
  ...(a.voie.trim() === '' ? { voie: 'Saisissez la voie.' } : {}),
  ...(CODE_POSTAL.test(a.codePostal) ? {} : { codePostal: FAUTE_CODE_POSTAL }),
  ...(a.commune.trim() === '' ? { commune: 'Saisissez la commune.' } : {}),
})

/** Arrondissements of the three cities that have some count as their city. */
const communeEntiere = (codeInsee: string): string =>
  codeInsee
    .replace(/^751\d\d$/, '75056')
    .replace(/^6938\d$/, '69123')
    .replace(/^132\d\d$/, '13055')

/** The communes that the addresses and parcels of a declaration are in: their code, and their name. */
export const communesDuLieu = (
  i: Pick<Identification, 'adressePrincipale' | 'adresseSecondaire' | 'parcelle'>,
): Map<string, string> =>
  new Map(
    [...adressesDe(i), ...i.parcelle]
      .filter(({ codeInsee }) => codeInsee !== '')
      .map((l) => [communeEntiere(l.codeInsee), l.commune]),
  )

/** Its addresses and parcels are not in one commune: a place that disagrees with itself. */
export const lieuDisperse = ({ identification }: ImmatCopropriete): boolean =>
  communesDuLieu(identification).size > 1

/**
 * The commune of a co-ownership: of its address, else of its parcels where they agree; '' when
 * neither says.
 */
export const communeDuLieu = ({
  adressePrincipale,
  parcelle,
}: Pick<Identification, 'adressePrincipale' | 'parcelle'>): string => {
  if (adressePrincipale && adressePrincipale.codeInsee !== '') return adressePrincipale.codeInsee
  const codes = new Set(parcelle.map(({ codeInsee }) => codeInsee).filter((code) => code !== ''))
  const [code = ''] = codes
  return codes.size === 1 ? code : ''
}

/** The content, each address and parcel with the commune that its postal code and its name say. */
export const avecCommunes = (
  contenu: ImmatCopropriete,
  trouver: (lieu: Adresse | Parcelle) => string,
): ImmatCopropriete => {
  const situer = <L extends Adresse | Parcelle>(lieu: L): L =>
    lieu.codeInsee === '' ? { ...lieu, codeInsee: trouver(lieu) } : lieu
  const { identification: i } = contenu
  return {
    ...contenu,
    identification: {
      ...i,
      adressePrincipale: i.adressePrincipale && situer(i.adressePrincipale),
      adresseSecondaire: i.adresseSecondaire.map(situer),
      parcelle: i.parcelle.map(situer),
    },
  }
}
