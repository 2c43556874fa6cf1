import { codeInseeCadastral } from '../parcelles.ts'

interface Commune {
  code: string
  nom: string
}

/** First code of the districts of each city that has some; they follow each other. */
const PREMIERS: Readonly<Record<string, number>> = { '751': 75101, '132': 13201, '693': 69381 }

/** « Paris 2e Arrondissement »: the name that the land registry gives to a district; the commune's elsewhere. */
const nomCadastral = (nom: string, code: string): string => {
  const premier = PREMIERS[code.slice(0, 3)]
  const rang = premier === undefined ? 0 : Number(code) - premier + 1
  if (rang < 1 || rang > 20) return nom
  return `${nom.replace(/ \d.*$/, '')} ${rang === 1 ? '1er' : `${rang}e`} Arrondissement`
}

/**
 * The communes where a parcel of a postal code may be, as the land registry knows them: the district
 * in place of its city, each one once. The one that is typed already comes with them.
 */
export const communesCadastrales = (
  connues: readonly Commune[],
  codePostal: string,
  saisie: Commune,
): Commune[] => {
  const toutes = [...connues, ...(saisie.code === '' ? [] : [saisie])].map(({ code, nom }) => {
    const cadastral = codeInseeCadastral(code, codePostal)
    return { code: cadastral, nom: nomCadastral(nom, cadastral) }
  })
  return [...new Map(toutes.map((c) => [c.code, c])).values()]
}
