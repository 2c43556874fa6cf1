import type { Answer, Args } from '../../lib/api/index.ts'
import type { Draft } from '../../lib/form-check.ts'

export interface SaisieFormulaireNotaire {
  etablissement: {
    siret: string
    raisonSociale: string
    codeApe: string
    complement: string
    voie: string
    codePostal: string
    commune: string
    telephone: string
  }
  numEtude: string
  representant: {
    civilite: string
    nom: string
    prenom: string
    email: string
    telephone: string
  }
  confirmationEmail: string
}

export type PersonnePresentee = Answer<'lireEtudeNotariale'>['personne']

/** What the certificate, or the sign-on, tells is typed already. */
export const saisieInitiale = (
  personne: PersonnePresentee,
  numEtude: number | undefined,
): SaisieFormulaireNotaire => ({
  etablissement: {
    siret: personne.siret,
    raisonSociale: '',
    codeApe: '',
    complement: '',
    voie: '',
    codePostal: '',
    commune: '',
    telephone: '',
  },
  numEtude: String(personne.numEtude ?? (numEtude !== undefined && numEtude > 0 ? numEtude : '')),
  representant: {
    civilite: '',
    nom: personne.nom,
    prenom: personne.prenom,
    email: personne.email,
    telephone: '',
  },
  confirmationEmail: '',
})

const nombre = (texte: string): number | null =>
  /^\d{1,6}$/.test(texte.trim()) ? Number(texte.trim()) : null

/** The number typed, null when it is none. */
export const numEtudeDe = ({ numEtude }: SaisieFormulaireNotaire): number | null => nombre(numEtude)

/** What the server takes. */
export const corpsDe = (
  saisie: SaisieFormulaireNotaire,
  idTeledeclarant: number | null,
): Draft<Args<'creerTeledeclarant'>>['body'] => ({
  etablissement: saisie.etablissement,
  representant: { ...saisie.representant, adresse: {} },
  confirmationEmail: saisie.confirmationEmail,
  numEtude: numEtudeDe(saisie),
  idTeledeclarant,
})
