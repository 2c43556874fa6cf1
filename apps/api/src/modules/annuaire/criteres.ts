import type { contract, HandlerInput } from '@registre/contract'
import {
  type EtatCopropriete,
  ETATS_IMMATRICULES,
  type CleGroupe,
  etatsDuGroupe,
  refusDuChamp,
} from '@registre/domain'
import { arrondissement, communeActuelle, communes, departements } from '@registre/territoires'
import { communeNommee } from '../reference/communes.ts'
import { lireTexte, type Texte } from './texte.ts'

export type RechercheAnnuaire = HandlerInput<(typeof contract)['rechercherAnnuaire']>['body']

/** A search as the directory runs it. */
export interface CriteresAnnuaire {
  /** Found in the name or in an address. */
  libre: Texte | null
  nom: Texte | null
  /** Each one is found in an address. */
  voies: readonly Texte[]
  numero: Texte | null
  commune: string
  /** One of these; null: any. */
  codesPostaux: readonly string[] | null
  /** One of these; null: any. */
  departements: readonly string[] | null
  debutMandat: string | null
  finMandat: string | null
  majFaite: boolean | null
  nonApprouve: boolean | null
  etats: readonly EtatCopropriete[] | null
}

export type ColonneTexte = 'nom_n' | 'adresse_n'

/** The texts of a search with the columns that each is looked for in; none: in the number alone. */
export const textesDe = (
  c: CriteresAnnuaire,
): { texte: Texte; colonnes: readonly ColonneTexte[] }[] => [
  ...(c.numero ? [{ texte: c.numero, colonnes: [] }] : []),
  ...(c.libre ? [{ texte: c.libre, colonnes: ['nom_n', 'adresse_n'] as const }] : []),
  ...(c.nom ? [{ texte: c.nom, colonnes: ['nom_n'] as const }] : []),
  ...c.voies.map((texte) => ({ texte, colonnes: ['adresse_n'] as const })),
]

const faute = (champ: string, message: string) =>
  refusDuChamp(champ, 'format', message, 'requete-invalide')

const VIDE = 'Renseignez au moins un critère.'
const AVANCES = [
  'numeroDepartement',
  'commune',
  'codePostal',
  'voie',
  'lieuDit',
  'numeroImmatriculation',
  'nom',
  'dateDebutMandat',
  'dateFinMandat',
  'majAnnuelle',
  'majExerciceNonApprouve',
  'statutCopropriete',
  'statutRattachement',
] as const satisfies readonly (keyof RechercheAnnuaire)[]

const departementDe = (saisi: string): string => {
  if (saisi === '') return ''
  const code = saisi.toUpperCase().padStart(2, '0')
  if (!departements().some((d) => d.code === code))
    throw faute('numeroDepartement', 'Ce département n’existe pas')
  return code
}

/**
 * The current commune of an INSEE code, which an absorbed one is now part of; a district is told by
 * its postal codes.
 */
const communeDe = (saisi: string): Pick<CriteresAnnuaire, 'commune' | 'codesPostaux'> => {
  if (saisi === '') return { commune: '', codesPostaux: null }
  const code = saisi.toUpperCase()
  const quartier = arrondissement(code)
  const commune =
    communeActuelle(quartier?.chefLieu ?? code) ??
    communeActuelle(communes().find((c) => c.code === code)?.chefLieu ?? '')
  if (!commune) throw faute('commune', 'Cette commune n’existe pas')
  return { commune: commune.code, codesPostaux: quartier ? quartier.codesPostaux : null }
}

/** The INSEE code of what names a commune: the code itself, or a name that only one bears there. */
const codeInsee = (saisi: string, codePostal: string, departement: string): string => {
  if (saisi === '' || /^\d[\dab]\d{3}$/i.test(saisi)) return saisi
  const commune = communeNommee(saisi, codePostal, departement)
  if (!commune)
    throw faute(
      'commune',
      'Aucune commune ne porte ce nom, ou plusieurs le portent : précisez son code postal ou son département',
    )
  return commune.code
}

const codePostalDe = (saisi: string, departement: string): string => {
  if (saisi !== '' && !/^\d{5}$/.test(saisi))
    throw faute('codePostal', 'Le code postal comporte 5 chiffres')
  const attendu = departement === '2A' || departement === '2B' ? '20' : departement
  if (saisi !== '' && departement !== '' && !saisi.startsWith(attendu))
    throw faute('codePostal', 'Le code postal ne correspond pas au département')
  return saisi
}

const groupe = (clef: CleGroupe | ''): readonly EtatCopropriete[] | null =>
  clef === '' ? null : etatsDuGroupe(clef)

const numeroDe = (saisi: string): Texte | null => {
  const texte = saisi === '' ? null : lireTexte(saisi)
  if (texte && !texte.numero && !texte.debutNumero)
    throw faute(
      'numeroImmatriculation',
      'Saisissez un numéro, ou son début avec ses deux lettres : AA0-000-001',
    )
  return texte
}

const texteDe = (champ: 'nom' | 'voie' | 'lieuDit', saisi: string): Texte | null => {
  if (saisi === '') return null
  const texte = lireTexte(saisi)
  if (!texte) throw faute(champ, 'Saisissez au moins une lettre ou un chiffre')
  return texte
}

const AUCUN: CriteresAnnuaire = {
  libre: null,
  nom: null,
  voies: [],
  numero: null,
  commune: '',
  codesPostaux: null,
  departements: null,
  debutMandat: null,
  finMandat: null,
  majFaite: null,
  nonApprouve: null,
  etats: null,
}

const choix = (valeur: '' | 'A_FAIRE' | 'FAITE'): boolean | null =>
  valeur === '' ? null : valeur === 'FAITE'
const present = <T>(valeur: T | null): T[] => (valeur === null ? [] : [valeur])

const avances = (r: RechercheAnnuaire): CriteresAnnuaire => {
  if (AVANCES.every((champ) => !r[champ])) throw faute('numeroDepartement', VIDE)
  const departement = departementDe(r.numeroDepartement)
  const [copropriete, rattachement] = [groupe(r.statutCopropriete), groupe(r.statutRattachement)]
  const maj = choix(r.majAnnuelle)
  const codePostal = codePostalDe(r.codePostal, departement)
  const lieu = communeDe(codeInsee(r.commune, codePostal, departement))
  return {
    ...AUCUN,
    nom: texteDe('nom', r.nom),
    voies: [...present(texteDe('voie', r.voie)), ...present(texteDe('lieuDit', r.lieuDit))],
    numero: numeroDe(r.numeroImmatriculation),
    ...lieu,
    codesPostaux: codePostal === '' ? lieu.codesPostaux : [codePostal],
    departements: departement === '' ? null : [departement],
    debutMandat: r.dateDebutMandat,
    finMandat: r.dateFinMandat,
    majFaite: maj,
    nonApprouve: choix(r.majExerciceNonApprouve),
    etats:
      copropriete && rattachement
        ? copropriete.filter((e) => rattachement.includes(e))
        : (copropriete ?? rattachement ?? (maj === false ? ETATS_IMMATRICULES : null)),
  }
}

type Adresse = NonNullable<RechercheAnnuaire['adresseNonStructuree']>

/**
 * Where the address that was chosen is: its commune, by its code or, without a street, by a name
 * that only one bears; else the words of that name, which the words of a street narrow well enough.
 */
const lieuDe = (
  a: Adresse,
  codePostal: string,
): Pick<CriteresAnnuaire, 'commune' | 'codesPostaux' | 'voies'> => {
  const code =
    a.codeInsee || (a.voie === '' ? communeNommee(a.commune, codePostal)?.code : undefined)
  const lieu = communeDe(code ?? '')
  return {
    commune: lieu.commune,
    codesPostaux: codePostal === '' ? lieu.codesPostaux : [codePostal],
    voies: code === undefined ? present(lireTexte(a.commune)) : [],
  }
}

/** The address that was chosen; none when every part of it is blank, as a form sends it. */
export const adresseChoisie = ({
  isRechercheAvancee,
  adresseNonStructuree: a,
}: RechercheAnnuaire): Adresse | null => {
  if (isRechercheAvancee || a === null) return null
  const vide = [a.voie, a.commune, a.codePostal, a.codeInsee].every((partie) => partie === '')
  return vide && (a.x === null || a.y === null) ? null : a
}

/**
 * A simple search: the typed text, or the address that was chosen but that has no place on the map.
 */
const simples = (r: RechercheAnnuaire): CriteresAnnuaire => {
  const adresse = adresseChoisie(r)
  const libre = lireTexte(adresse ? adresse.voie : r.adresseNonSelectionnee)
  const lieu = adresse ? lieuDe(adresse, codePostalDe(adresse.codePostal, '')) : AUCUN
  const { commune, codesPostaux, voies } = lieu
  if (!libre && commune === '' && codesPostaux === null && voies.length === 0)
    throw faute('adresseNonSelectionnee', 'Saisissez un nom, un numéro ou une adresse')
  return { ...AUCUN, libre, commune, codesPostaux, voies }
}

/** The department that the first digits of a postal code tell. */
const departementDuCodePostal = (codePostal: string): readonly string[] =>
  codePostal.startsWith('20')
    ? ['2A', '2B']
    : [codePostal.slice(0, /^9[78]/.test(codePostal) ? 3 : 2)]

/**
 * The same street in its whole department, its commune by its words: the first digits of a postal
 * code are surer than all five (specification 1, "Directory"). Null when the address names no
 * postal code, or no street: a postal code alone is what was asked for.
 */
export const elargir = (
  { codePostal, commune }: Adresse,
  c: CriteresAnnuaire,
): CriteresAnnuaire | null =>
  codePostal === '' || !c.libre
    ? null
    : {
        ...c,
        commune: '',
        codesPostaux: null,
        departements: departementDuCodePostal(codePostal),
        voies: present(lireTexte(commune)),
      }

/** Reads a search of the directory. Throws `requete-invalide` with the field at fault. */
export const lireCriteres = (r: RechercheAnnuaire): CriteresAnnuaire =>
  r.isRechercheAvancee ? avances(r) : simples(r)
