import type { Db, RowOf } from '@registre/db'
import { CONTENU_SCELLE, empreinteDe, ORIGINE } from './sceau.ts'

const PAR_LECTURE = 5_000
/**
 * A row older than this and not sealed was written behind the register's back, or the worker is
 * stopped.
 */
const DELAI_SCEAU = '10 minutes'

export type Anomalie = 'modifiee' | 'supprimee' | 'chaine-rompue' | 'non-scellee' | 'tete-absente'

export interface Verification {
  /** Rows whose fingerprint was found right. */
  verifies: number
  tete: { rang: number; empreinte: string }
  /** The first row that is wrong, in the order of the chain; null when the journal is whole. */
  anomalie: { nature: Anomalie; rang: number | null; journalId: number | null } | null
}

const LIRE_SCEAU =
  `select e.rang, e.journal_id, e.empreinte, case when j.id is null then null else ${CONTENU_SCELLE} end as contenu
  from journal_empreinte e left join journal j on j.id = e.journal_id where e.rang > $1 order by e.rang limit ${PAR_LECTURE}` as const
type Ligne = RowOf<typeof LIRE_SCEAU>

const natureDe = (ligne: Ligne, attendu: number): Anomalie =>
  ligne.rang !== attendu ? 'chaine-rompue' : ligne.contenu === null ? 'supprimee' : 'modifiee'

/**
 * Reads the whole journal against its seal and names the first altered row. `tete`: the hexadecimal
 * head noted earlier
 * (in the logs): it must still be in the chain, or its end was cut off. Reads only; memory does not
 * depend on the size.
 */
export const verifierJournal = async (
  db: Pick<Db, 'query'>,
  tete?: string,
): Promise<Verification> => {
  let precedente = ORIGINE
  let rang = 0
  let vue = tete === undefined
  for (;;) {
    const lignes = await db.query(LIRE_SCEAU, [rang])
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
  const [libre] = await db.query(
    `select j.id from journal j where j.instant < now() - interval '${DELAI_SCEAU}'
       and not exists (select 1 from journal_empreinte e where e.journal_id = j.id) order by j.id limit 1`,
  )
  return {
    ...fin,
    anomalie: libre ? { nature: 'non-scellee', rang: null, journalId: libre.id } : null,
  }
}
