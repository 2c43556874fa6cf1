import type { Profil } from '../acces/profils.ts'
import type { MoyenNotaire } from '../notaire/identite-notaire.ts'
import { libelleNiveau } from '../utilisateur/niveaux.ts'
import {
  acteDuDeclarant,
  type ActeDeCompte,
  acteSur,
  type ChangementDeCompte,
  type CourrielDeCompte,
  NOUVEAU_COMPTE,
  type PoseDeclarant,
} from './changement.ts'

/** Who an account is opened for. */
export interface Titulaire {
  profil: Profil
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro?: string
}

/** A new account without password: its login is its address. */
const compteNeuf = (
  t: Titulaire,
  teledeclarantId: number | null,
  [type, evenement]: ['creer-utilisateur', 'ouvrir'] | ['rejoindre-etude', 'rejoindre'] = [
    'creer-utilisateur',
    'ouvrir',
  ],
  donnees: Readonly<Record<string, string>> = {},
): ActeDeCompte => ({
  ...acteSur(
    { id: NOUVEAU_COMPTE.utilisateur, teledeclarantId },
    type,
    evenement,
    { ...t, login: t.email.toLowerCase(), teledeclarantId },
    donnees,
  ),
  etatDe: 'profil',
})

/** How a declarant begins, and who is told by the journal to have begun it. */
export type DebutDeDeclarant = 'creer' | 'creer-par-notaire' | 'inscrire-etude'

/**
 * A new declarant with its main account; without one when its address is another's, so that asking
 * twice tells nothing.
 */
export const inscrireDeclarant = (d: {
  evenement: DebutDeDeclarant
  pose: PoseDeclarant
  titulaire: Titulaire | null
  donnees: Record<string, unknown>
  envois?: readonly CourrielDeCompte[]
}): ChangementDeCompte => {
  const id = NOUVEAU_COMPTE.declarant
  const utilisateur = d.titulaire ? { utilisateurId: NOUVEAU_COMPTE.utilisateur } : {}
  const donnees = { ...utilisateur, ...d.donnees }
  const acte = acteDuDeclarant(id, d.evenement, d.evenement, d.pose, donnees)
  const compte = d.titulaire ? compteNeuf(d.titulaire, id).mouvements : []
  return {
    actes: [{ ...acte, mouvements: [...acte.mouvements, ...compte] }],
    envois: d.envois ?? [],
  }
}

/**
 * A new account of a house; `teledeclarantId` null for the keepers' team, `trace`: what it comes
 * from.
 */
export const ouvrirCompte = (
  teledeclarantId: number | null,
  titulaire: Titulaire,
  trace: Readonly<Record<string, string>> = {},
): ChangementDeCompte => ({
  actes: [compteNeuf(titulaire, teledeclarantId, ['creer-utilisateur', 'ouvrir'], trace)],
  envois: [],
})

/**
 * A notary joins an office: the number in a certificate says where somebody worked when it was made,
 * the office says today. Its administrators are told.
 */
export const rejoindreEtude = (
  etude: { id: number; raisonSociale: string; admins: readonly string[] },
  titulaire: Titulaire,
  { moyen, trace }: { moyen: MoyenNotaire; trace: Readonly<Record<string, string>> },
): ChangementDeCompte => ({
  actes: [compteNeuf(titulaire, etude.id, ['rejoindre-etude', 'rejoindre'], trace)],
  envois: etude.admins.map((a) => ({
    a,
    modele: 'etude-rejointe' as const,
    donnees: {
      etablissement: etude.raisonSociale,
      personne: `${titulaire.prenom} ${titulaire.nom}`.trim(),
      niveau: libelleNiveau(titulaire.profil),
      moyen,
    },
  })),
})
