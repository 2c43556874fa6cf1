import {
  type Adresse,
  type ConstatVerification,
  deCommune,
  normaliserTexte,
  type Parcelle,
} from '@registre/domain'
import { type Commune, communes, communesDuCodePostal, nomDepartement } from '@registre/territoires'

const VERIFIE: ConstatVerification = { resultat: 'VERIFIE' }

const introuvable = (
  sousChamp: 'codePostal' | 'commune',
  precision: string,
): ConstatVerification => ({
  resultat: 'INTROUVABLE',
  sousChamp,
  precision,
})

/** One spelling of a name: "St-Étienne", "Lyon 3e Arrondissement" and "PARIS 04" among others. */
const cle = (nom: string): string =>
  normaliserTexte(nom)
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/^(paris|lyon|marseille) \d{1,2}(?:er?|eme)?(?: arrondissement)?$/, '$1')
    .replace(/ cedex(?: \d+)?$/, '')

interface Index {
  /** By every code that a commune bears or bore. */
  parCode: ReadonlyMap<string, readonly Commune[]>
  /** Names of a commune and of those that it took in, by the code of the one of today. */
  noms: ReadonlyMap<string, ReadonlySet<string>>
}

let index: Index | undefined

const lireIndex = (): Index => {
  if (index) return index
  const parCode = new Map<string, Commune[]>()
  const noms = new Map<string, Set<string>>()
  for (const commune of communes()) {
    for (const code of [commune.code, ...commune.anciensCodes])
      parCode.set(code, [...(parCode.get(code) ?? []), commune])
    const actuelle = commune.chefLieu ?? commune.code
    noms.set(actuelle, (noms.get(actuelle) ?? new Set<string>()).add(cle(commune.nom)))
  }
  index = { parCode, noms }
  return index
}

const porteLeNom = (c: Commune, nom: string): boolean =>
  lireIndex()
    .noms.get(c.chefLieu ?? c.code)
    ?.has(cle(nom)) ?? false

const departementDe = ({ departement }: Commune): string =>
  `${nomDepartement(departement) || 'département'} (${departement})`

const surLeCode = (lieu: Pick<Adresse, 'codePostal' | 'commune'>, connues: readonly Commune[]) => {
  const [premiere] = connues
  if (lieu.commune !== '' && !connues.some((c) => porteLeNom(c, lieu.commune)))
    return introuvable(
      'commune',
      `Le code de commune transmis est celui ${premiere ? deCommune(premiere.nom) : 'd’une autre commune'} et non ${deCommune(lieu.commune)} : choisissez la commune dans la liste.`,
    )
  if (lieu.codePostal === '' || connues.some((c) => c.codesPostaux.includes(lieu.codePostal)))
    return VERIFIE
  return introuvable(
    'codePostal',
    `Le code postal ${lieu.codePostal} n’est pas celui ${deCommune(lieu.commune || (premiere?.nom ?? ''))}, ${premiere ? departementDe(premiere) : ''} : corrigez l’un ou l’autre.`,
  )
}

/**
 * The code of the commune that a postal code and a name say together; '' when none does, or several
 * of today's.
 */
export const communeDite = ({
  codePostal,
  commune,
}: Pick<Adresse | Parcelle, 'codePostal' | 'commune'>): string => {
  const codes = new Set(
    communesDuCodePostal(codePostal)
      .filter((c) => porteLeNom(c, commune))
      .map((c) => c.chefLieu ?? c.code),
  )
  const [code = ''] = codes
  return codes.size === 1 ? code : ''
}

/**
 * Whether a postal code, a commune and its code (which holds the department) say the same place, by
 * the official geography. Without a code, the name is looked for among the communes of the postal
 * code. Never throws.
 */
export const concorder = (
  lieu: Pick<Adresse | Parcelle, 'codePostal' | 'commune' | 'codeInsee'>,
): ConstatVerification => {
  const duCode = lireIndex().parCode.get(lieu.codeInsee) ?? []
  const duCodePostal = communesDuCodePostal(lieu.codePostal)
  if (lieu.codePostal !== '' && duCodePostal.length === 0 && duCode.length === 0)
    return introuvable(
      'codePostal',
      `Le code postal ${lieu.codePostal} n’existe pas : vérifiez-le.`,
    )
  if (lieu.codeInsee !== '')
    return duCode.length === 0
      ? introuvable('commune', 'Cette commune n’existe pas : choisissez-la dans la liste.')
      : surLeCode(lieu, duCode)
  const codeInsee = communeDite(lieu)
  if (codeInsee !== '') return { ...VERIFIE, codeInsee }
  return duCodePostal.some((c) => porteLeNom(c, lieu.commune))
    ? VERIFIE
    : introuvable(
        'commune',
        `Aucune commune du code postal ${lieu.codePostal} ne s’appelle ${lieu.commune || 'ainsi'} : corrigez l’un ou l’autre.`,
      )
}
