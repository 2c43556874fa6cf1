import type { Db } from '@registre/db'
import {
  type LigneScellee,
  lignesScellees,
  PAR_LECTURE,
  premiereNonScellee,
} from './sceau.repository.ts'
import { empreinteDe, ORIGINE } from './sceau.ts'

export type Anomalie = 'modifiee' | 'supprimee' | 'chaine-rompue' | 'non-scellee' | 'tete-absente'

/** A place in the chain up to which it was found right. */
export interface Repere {
  rang: number
  empreinte: string
  /** The highest row of the journal that is sealed up to there. */
  journalId: number
}
export const DEBUT: Repere = { rang: 0, empreinte: ORIGINE.toString('hex'), journalId: 0 }

export interface Verification {
  /** Rows whose fingerprint was found right. */
  verifies: number
  tete: Repere
  /** The end of the chain was reached. */
  finie: boolean
  /** The first row that is wrong, in the order of the chain; null when what was read is whole. */
  anomalie: { nature: Anomalie; rang: number | null; journalId: number | null } | null
}

const natureDe = (ligne: LigneScellee, attendu: number): Anomalie =>
  ligne.rang !== attendu ? 'chaine-rompue' : ligne.contenu === null ? 'supprimee' : 'modifiee'

/**
 * Reads the journal against its seal and names the first altered row. `tete`: the hexadecimal head
 * noted earlier (in the logs): it must still be in the chain, or its end was cut off. The whole, or
 * `max` rows and a batch at most after a place. Reads only; memory does not depend on the size.
 */
export const verifierJournal = async (
  db: Pick<Db, 'query'>,
  tete?: string,
  { depuis = DEBUT, max = Number.POSITIVE_INFINITY }: { depuis?: Repere; max?: number } = {},
): Promise<Verification> => {
  let { rang, journalId } = depuis
  let precedente: Buffer = Buffer.from(depuis.empreinte, 'hex')
  let vue = tete === undefined
  let finie = false
  let libre: number | null = null
  const bilan = (anomalie: Verification['anomalie']): Verification => ({
    verifies: rang - depuis.rang,
    tete: { rang, empreinte: precedente.toString('hex'), journalId },
    finie,
    anomalie,
  })
  while (!finie && rang - depuis.rang < max) {
    const lignes = await lignesScellees(db, rang)
    const avant = journalId
    for (const ligne of lignes) {
      const calculee = ligne.contenu === null ? null : empreinteDe(precedente, ligne.contenu)
      if (ligne.rang !== rang + 1 || !calculee?.equals(ligne.empreinte))
        return bilan({
          nature: natureDe(ligne, rang + 1),
          rang: rang + 1,
          journalId: ligne.journal_id,
        })
      precedente = calculee
      rang += 1
      journalId = Math.max(journalId, ligne.journal_id)
      vue ||= calculee.toString('hex') === tete
    }
    finie = lignes.length < PAR_LECTURE
    libre ??= await premiereNonScellee(db, avant, finie ? null : journalId)
  }
  if (!vue) return bilan({ nature: 'tete-absente', rang: null, journalId: null })
  return bilan(libre === null ? null : { nature: 'non-scellee', rang: null, journalId: libre })
}
