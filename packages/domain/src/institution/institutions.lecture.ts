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

const fauteDe = ({
  numero,
  nom,
  niveau,
  code,
}: Record<(typeof COLONNES)[number], string>): string | null => {
  if (!/^\d{9}$/.test(numero) && !estSiret(numero))
    return `« ${numero} » n’est ni un SIRET ni un SIREN`
  if (nom === '' || nom.length > 200) return 'le nom manque ou dépasse 200 caractères'
  const connu = NIVEAUX_GEOGRAPHIQUES.find((n) => n === niveau)
  if (!connu) return `« ${niveau} » n’est pas un niveau : ${NIVEAUX_GEOGRAPHIQUES.join(', ')}`
  return codeTerritoireBienForme(connu, code)
    ? null
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
    const ligne = {
      numero: numero.replaceAll(/\s/g, ''),
      nom,
      niveau: niveau.toUpperCase(),
      code: code.toUpperCase(),
    }
    const faute =
      fauteDe(ligne) ?? (vus.has(ligne.numero) ? `« ${ligne.numero} » figure deux fois` : null)
    vus.add(ligne.numero)
    if (faute) erreurs.push(`Ligne ${rang + 2} : ${faute}`)
    else lignes.push({ ...ligne, niveau: ligne.niveau as NiveauGeographique })
  }
  return { lignes, erreurs }
}
