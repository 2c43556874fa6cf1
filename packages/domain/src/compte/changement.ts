import type { Profil } from '../acces/profils.ts'
import type { EvenementJournal } from '../journal/journal.catalogue.ts'
import type { CategorieJournal } from '../journal/journal.categories.ts'
import type { EvenementTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import type { CourrielsDuCompte } from './courriels.ts'
import type { TypeDeclarant, UtilisateurDuCompte } from './compte.ts'
import type { EvenementUtilisateur } from './utilisateur.machine.ts'

// What a decision on people changes, as data: `appliquerAuCompte` gives them after it, the server
// writes it, ends what it ends, and the journal tells it.

/** Somebody whom this change creates: the writer gives it its identifier. */
export const NOUVEAU_COMPTE = { declarant: -1, utilisateur: -2 } as const

export type PoseUtilisateur = Partial<{
  teledeclarantId: number | null
  profil: Profil
  login: string
  email: string
  civilite: string
  nom: string
  prenom: string
  telephone: string
  numCartePro: string
  /** Null: nobody signs in with the one that it had. */
  motDePasseHash: string | null
  /** When its address answered, in milliseconds. */
  emailValideLe: number
  secondFacteur: boolean
  certificatDn: string
  emetteurDn: string
}>

export type PoseDeclarant = Partial<{
  type: TypeDeclarant
  raisonSociale: string
  siret: string | null
  numEtude: number | null
  codeApe: string
  libelleApe: string
  typeEtablissement: string
  adresse: readonly string[]
  codePostal: string
  commune: string
  telephone: string
  repCivilite: string
  repNom: string
  repPrenom: string
  repEmail: string
  repTelephone: string
  /** Null: the code that it had opens nothing. */
  codeActivationHash: string | null
  codeActivationLe: number
  codeActivationEssais: number
  /** Where a volunteer is written to. */
  repAdresse: Readonly<Record<string, string>>
  syndicatCooperatif: boolean
  saisiALaMain: boolean
  /** Since when the directory of companies is to confirm it, in milliseconds; null: it has answered. */
  sireneAttendueLe: number | null
  /** Who started it. */
  origine: 'INSCRIPTION' | 'SUCCESSEUR' | 'NOTAIRE'
  certificatDn1: string
  certificatDn2: string
  emetteurDn1: string
  emetteurDn2: string
}>

export type MouvementDeCompte =
  | {
      quoi: 'declarant'
      /** Of one that is created, once the writer has named it. */
      id?: number
      evenement: EvenementTeledeclarant | null
      pose?: PoseDeclarant
    }
  | {
      quoi: 'utilisateur'
      id: number
      /** Null, here as above: columns alone. */
      evenement: EvenementUtilisateur | null
      pose?: PoseUtilisateur
    }

/** One event that the journal tells, and what it moves. */
export interface ActeDeCompte {
  categorie: CategorieJournal
  type: EvenementJournal
  teledeclarantId?: number | null
  motif?: string
  donnees?: Record<string, unknown>
  /** What it leads from and to: the status or the SIRET of the declarant, the profile of the account moved. */
  etatDe?: 'declarant' | 'siret' | 'profil'
  mouvements: readonly MouvementDeCompte[]
}

export type CourrielDeCompte<Choisi extends keyof CourrielsDuCompte = keyof CourrielsDuCompte> = {
  [M in Choisi]: { a: string; modele: M; donnees: CourrielsDuCompte[M] }
}[Choisi]

export interface ChangementDeCompte {
  actes: readonly ActeDeCompte[]
  envois: readonly CourrielDeCompte[]
  /** Moves that somebody else's act tells. */
  muets?: readonly MouvementDeCompte[]
}

/** Every move of a change, in order. */
export const mouvementsDeCompte = ({
  actes,
  muets = [],
}: Pick<ChangementDeCompte, 'actes' | 'muets'>) => [...muets, ...actes.flatMap((a) => a.mouvements)]

/** A mail whose data match its template; none without an address. */
export const courrielCompte = <M extends keyof CourrielsDuCompte>(
  a: string,
  modele: M,
  donnees: CourrielsDuCompte[M],
): CourrielDeCompte<M>[] => (a === '' ? [] : [{ a, modele, donnees }])

/** What one act on an account tells, and its move. */
export const acteSur = (
  u: Pick<UtilisateurDuCompte, 'id' | 'teledeclarantId'>,
  type: EvenementJournal,
  evenement: EvenementUtilisateur | null,
  pose: PoseUtilisateur = {},
  donnees: Record<string, unknown> = {},
): ActeDeCompte => ({
  categorie: 'COMPTE',
  type,
  teledeclarantId: u.teledeclarantId,
  donnees: { utilisateurId: u.id, ...donnees },
  mouvements: [{ quoi: 'utilisateur', id: u.id, evenement, pose }],
})

/** What one act on a declarant tells, and its move. */
export const acteDuDeclarant = (
  id: number,
  type: EvenementJournal,
  evenement: EvenementTeledeclarant | null,
  pose: PoseDeclarant = {},
  donnees: Record<string, unknown> = {},
): ActeDeCompte => ({
  categorie: 'COMPTE',
  type,
  teledeclarantId: id,
  ...(evenement === null ? {} : { etatDe: 'declarant' }),
  donnees,
  mouvements: [{ quoi: 'declarant', evenement, pose }],
})
