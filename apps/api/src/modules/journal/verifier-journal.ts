import type { Db } from '@registre/db'
import {
  type LigneScellee,
  lignesScellees,
  PAR_LECTURE,
  premiereNonScellee,
} from './sceau.repository.ts'
import { empreinteDe, ORIGINE } from './sceau.ts'

export type Anomalie = 'modifiee' | 'supprimee' | 'chaine-rompue' | 'non-scellee' | 'tete-absente'

export interface Verification {
  /** Rows whose fingerprint was found right. */
  verifies: number
  tete: { rang: number; empreinte: string }
  /** The first row that is wrong, in the order of the chain; null when the journal is whole. */
  anomalie: { nature: Anomalie; rang: number | null; journalId: number | null } | null
}

const natureDe = (ligne: LigneScellee, attendu: number): Anomalie =>
  ligne.rang !== attendu ? 'chaine-rompue' : ligne.contenu === null ? 'supprimee' : 'modifiee'

/**
 * Reads the whole journal against its seal and names the first altered row. `tete`: the hexadecimal
 * head noted earlier (in the logs): it must still be in the chain, or its end was cut off. Reads
 * only; memory does not depend on the size.
 */
export const verifierJournal = async (
  db: Pick<Db, 'query'>,
  tete?: string,
): Promise<Verification> => {
  let precedente = ORIGINE
  let rang = 0
  let vue = tete === undefined
  for (;;) {
    const lignes = await lignesScellees(db, rang)
    for (const ligne of lignes) {
      const calculee = ligne.contenu === null ? null : empreinteDe(precedente, ligne.contenu)
      if (ligne.rang !== rang + 1 || !calculee?.equals(ligne.empreinte))
        return {
          verifies: rang,
          tete: { rang, empreinte: precedente.toString('hex') },
          anomalie: {
            nature: natureDe(ligne, rang + 1),
            rang: rang + 1,
            journalId: ligne.journal_id,
          },
        }
      precedente = calculee
      rang += 1
      vue ||= calculee.toString('hex') === tete
    }
    if (lignes.length < PAR_LECTURE) break
  }
  const fin = { verifies: rang, tete: { rang, empreinte: precedente.toString('hex') } }
  if (!vue) return { ...fin, anomalie: { nature: 'tete-absente', rang: null, journalId: null } }
  const libre = await premiereNonScellee(db)
  return {
    ...fin,
    anomalie: libre !== null ? { nature: 'non-scellee', rang: null, journalId: libre } : null,
  }
}
