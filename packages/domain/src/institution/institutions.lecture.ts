import { estSiret } from '../identifiants/siret.ts'
import {
  codeTerritoireBienForme,
  NIVEAUX_GEOGRAPHIQUES,
  type NiveauGeographique,
} from './institution.ts'

/** One line of the operator's table of institutions. */
export interface LigneInstitution {
  /** SIRET of one establishment, or the SIREN that stands for all of them. */
  numero: string
  nom: string
  niveau: NiveauGeographique
  code: string
}

export interface LectureInstitutions {
  lignes: LigneInstitution[]
  /** One French sentence per faulty line. */
  erreurs: string[]
}

const COLONNES = ['numero', 'nom', 'niveau', 'code'] as const

const champsDe = (ligne: string): string[] =>
  ligne.split(';').map((champ) =>
    champ
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** A line as it is kept, or what is wrong with it. */
const lireLigne = ({
  numero,
  nom,
  niveau,
  code,
}: Record<(typeof COLONNES)[number], string>): LigneInstitution | string => {
  if (!/^\d{9}$/.test(numero) && !estSiret(numero))
    return `« ${numero} » n’est ni un SIRET ni un SIREN`
  if (nom === '' || nom.length > 200) return 'le nom manque ou dépasse 200 caractères'
  const connu = NIVEAUX_GEOGRAPHIQUES.find((n) => n === niveau)
  if (!connu) return `« ${niveau} » n’est pas un niveau : ${NIVEAUX_GEOGRAPHIQUES.join(', ')}`
  return codeTerritoireBienForme(connu, code)
    ? { numero, nom, niveau: connu, code }
    : `« ${code} » n’est pas un code de niveau ${connu}`
}

/**
 * Reads the table of institutions: `numero;nom;niveau;code`, one line each, the heading first.
 * Pure; never throws.
 */
export const lireInstitutions = (texte: string): LectureInstitutions => {
  const [entete = '', ...suite] = texte.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (champsDe(entete).join(';').toLowerCase() !== COLONNES.join(';'))
    return { lignes: [], erreurs: [`La première ligne doit être : ${COLONNES.join(';')}`] }
  const lignes: LigneInstitution[] = []
  const erreurs: string[] = []
  const vus = new Set<string>()
  for (const [rang, brute] of suite.entries()) {
    if (brute.trim() === '') continue
    const [numero = '', nom = '', niveau = '', code = ''] = champsDe(brute)
    const ecrit = numero.replaceAll(/\s/g, '')
    const lue = lireLigne({
      numero: ecrit,
      nom,
      niveau: niveau.toUpperCase(),
      code: code.toUpperCase(),
    })
    const ligne = typeof lue !== 'string' && vus.has(ecrit) ? `« ${ecrit} » figure deux fois` : lue
    vus.add(ecrit)
    if (typeof ligne === 'string') erreurs.push(`Ligne ${rang + 2} : ${ligne}`)
    else lignes.push(ligne)
  }
  return { lignes, erreurs }
}
