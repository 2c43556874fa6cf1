import type { Db, Tx } from '@registre/db'
import type { IdentiteNotaire } from '@registre/domain'
import type { EtudeRow } from '../notaires/etude.ts'

type Reader = Pick<Db, 'query'>

/**
 * The account that a way in is linked to; no account: the office itself, which opens its
 * administrator's.
 */
export interface LienNotaire {
  teledeclarantId: number
  utilisateurId: number | null
}

/** Somebody who presents themself as a notary, by one of the ways in. */
export interface Presente {
  identite: IdentiteNotaire
  /** What the journal keeps of the proof. */
  trace: Readonly<Record<string, string>>
  /** Signs out at the provider; null for a certificate. */
  jetonIdentite: string | null
  /** When the person proved who they are at the provider, where it says so; null for a certificate. */
  prouveeLe: string | null
  /** The account that this proof opens, given the office that it names. */
  trouverLien(db: Reader, etude: EtudeRow | undefined): Promise<LienNotaire | undefined>
  /** Links the proof to a new account, in its transaction. */
  lier(
    tx: Tx,
    place: { teledeclarantId: number; utilisateurId: number },
    maintenant: Date,
  ): Promise<void>
  /** True for a certificate that was detached: it opens and registers nothing any more. */
  estDetache(db: Reader): Promise<boolean>
  /** What a person reads whose proof opens an account already. */
  dejaLie: string
  /**
   * What a person reads whose account does not open, when the error's own words speak of a
   * certificate alone.
   */
  refus: string | undefined
}
