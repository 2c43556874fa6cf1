import type { Acteur } from '../acces/acteur.ts'
import type { IsoDate } from '../kernel/dates.ts'

/**
 * Whom a decision is told to: who has the right to it when the mail leaves. Its establishment's
 * administrators, and the account that filed, if it is still there. `email`: where they are reached
 * today, '' when nobody is.
 */
export interface Destinataire {
  email: string
  /** Null: `auteurId` alone, or a person who has no account. */
  teledeclarantId: number | null
  auteurId?: number | null
  /** Where the account that filed asked to be written to, '' for its own address. */
  contact?: string
}

/** Who filed a request, and that request: as a request of the dossier itself. */
export type DemandeurDe = Destinataire & DemandeCitee

/** The request that a mail is about: its reference is made of it. */
export interface DemandeCitee {
  id: number
  deposeeLe: IsoDate
}

/** What a queued mail keeps of its addressee. */
export interface Adressage {
  a: string
  demande?: DemandeCitee
  /** Who has the right to it; without it, `a` itself is written to. */
  droit?: DroitDeLire
}

/** `compte`: one of those who have it, once each has a mail of its own; 0 for the establishment's address. */
export interface DroitDeLire {
  etablissement: number | null
  auteur: number | null
  contact: string
  compte?: number
}

/** The address of a mail: the right to it, and where it leads today. */
export const adresseDe = (d: Destinataire | DemandeurDe): Adressage => {
  const { email, teledeclarantId, auteurId = null, contact = '' } = d
  return {
    a: email,
    ...('deposeeLe' in d && d.deposeeLe !== ''
      ? { demande: { id: d.id, deposeeLe: d.deposeeLe } }
      : {}),
    ...(teledeclarantId === null && auteurId === null
      ? {}
      : { droit: { etablissement: teledeclarantId, auteur: auteurId, contact } }),
  }
}

/** Somebody, written to about a request. */
export const auSujetDe = (
  destinataire: Destinataire,
  { id, deposeeLe }: DemandeCitee,
): DemandeurDe => ({ ...destinataire, id, deposeeLe })

/** The person who acts, and its house. */
export const deQuiAgit = (
  { teledeclarantId, utilisateurId }: Pick<Acteur, 'teledeclarantId' | 'utilisateurId'>,
  email: string,
): Destinataire => ({ email, teledeclarantId, auteurId: utilisateurId })

/** Who wrote a declaration, and its house. */
export const quiADeclare = (l: {
  email: string
  auteurTeledeclarantId: number
  auteurId: number | null
  emailContact: string
}): Destinataire => ({
  email: l.email,
  teledeclarantId: l.auteurTeledeclarantId,
  auteurId: l.auteurId,
  contact: l.emailContact,
})
