import type { Profil } from '../acces/profils.ts'
import type { MoyenNotaire } from '../notaire/identite-notaire.ts'
import { libelleNiveau } from '../utilisateur/niveaux.ts'
import {
  type ActeDeCompte,
  type ChangementDeCompte,
  type CourrielDeCompte,
  type MouvementDeCompte,
  NOUVEAU_COMPTE,
  type PoseDeclarant,
  type PoseUtilisateur,
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
  evenement: 'ouvrir' | 'rejoindre' = 'ouvrir',
): MouvementDeCompte => ({
  quoi: 'utilisateur',
  id: NOUVEAU_COMPTE.utilisateur,
  evenement,
  pose: { ...t, login: t.email.toLowerCase(), teledeclarantId } satisfies PoseUtilisateur,
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
}): ChangementDeCompte => ({
  actes: [
    {
      categorie: 'COMPTE',
      type: d.evenement,
      teledeclarantId: NOUVEAU_COMPTE.declarant,
      etatDe: 'declarant',
      donnees: d.donnees,
      mouvements: [
        { quoi: 'declarant', evenement: d.evenement, pose: d.pose },
        ...(d.titulaire ? [compteNeuf(d.titulaire, NOUVEAU_COMPTE.declarant)] : []),
      ],
    },
  ],
  envois: d.envois ?? [],
})

const ouvrir = (acte: Omit<ActeDeCompte, 'categorie' | 'etatDe'>): ActeDeCompte => ({
  categorie: 'COMPTE',
  etatDe: 'profil',
  ...acte,
})

/** A new account of a house; `teledeclarantId` null for the keepers' team. */
export const ouvrirCompte = (
  teledeclarantId: number | null,
  titulaire: Titulaire,
): ChangementDeCompte => ({
  actes: [
    ouvrir({
      type: 'creer-utilisateur',
      teledeclarantId,
      donnees: { utilisateurId: NOUVEAU_COMPTE.utilisateur },
      mouvements: [compteNeuf(titulaire, teledeclarantId)],
    }),
  ],
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
  actes: [
    ouvrir({
      type: 'rejoindre-etude',
      teledeclarantId: etude.id,
      donnees: { utilisateurId: NOUVEAU_COMPTE.utilisateur, ...trace },
      mouvements: [compteNeuf(titulaire, etude.id, 'rejoindre')],
    }),
  ],
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
