import { compose, parametres, type RowOf, type Tx } from '@registre/db'
import { type Acteur, EVENEMENTS_SUIVIS, isInstitutionnel } from '@registre/domain'
import { visibles } from '../coproprietes/visibilite.sql.ts'

const CHANGEMENTS = `select e.rang::text as rang, j.instant, j.type, j.copropriete_id, c.numero_immatriculation as numero, j.mandat_id, j.demande_id, j.de, j.vers
  from journal_empreinte e join journal j on j.id = e.journal_id join copropriete c on c.id = j.copropriete_id`
export type ChangementRow = RowOf<typeof CHANGEMENTS>

/** Rows of a day may be written in another order than they are sealed: the first are compared. */
const RANG_DU_JOUR = `select (min(e.rang) - 1)::text as rang from journal_empreinte e
  where e.journal_id in (select id from journal where instant >= $1::date::timestamp at time zone 'Europe/Paris' order by instant limit 1000)`

/** The rank after which the changes of a day (ISO) and the next ones stand; null when none does. */
export const rangAvantLe = async (tx: Pick<Tx, 'sql'>, jour: string): Promise<number | null> => {
  const [row] = await tx.sql(RANG_DU_JOUR, [jour])
  return row?.rang == null ? null : Number(row.rang)
}

/** The last rank there is. */
export const dernierRang = async (tx: Pick<Tx, 'sql'>): Promise<number> => {
  const [tete] = await tx.sql('select coalesce(max(rang), 0)::text as rang from journal_empreinte')
  return Number(tete?.rang ?? 0)
}

/** Ranks read by one call: a small firm's feed crosses a busy register in bounded steps. */
const FENETRE = 50_000

/** What one step of the feed gave: the changes, and the rank up to which everything was read. */
export interface Tranche {
  rows: ChangementRow[]
  lusJusqu: number
  /** The last rank there is. */
  tete: number
}

/**
 * Changes after a rank that this actor may see, in order, at most `limite`. What its own
 * establishment did is always among them, even where it sees the co-ownership no more.
 */
export const lireApres = async (
  tx: Pick<Tx, 'sql'>,
  acteur: Acteur,
  depuis: number,
  limite: number,
): Promise<Tranche> => {
  const { params, place } = parametres()
  const fin = await dernierRang(tx)
  const lusJusqu = Math.min(fin, depuis + FENETRE)
  if (lusJusqu <= depuis || isInstitutionnel(acteur.profil))
    return { rows: [], lusJusqu: Math.max(depuis, lusJusqu), tete: fin }
  const siens =
    acteur.teledeclarantId === null
      ? ''
      : `or j.teledeclarant_id = ${place(acteur.teledeclarantId)}`
  const rows = await tx.sql(
    compose(
      CHANGEMENTS,
      `${CHANGEMENTS} where e.rang > ${place(depuis)} and e.rang <= ${place(lusJusqu)} and j.type = any(${place(EVENEMENTS_SUIVIS)}) and ((${visibles(place, acteur)}) ${siens})
     order by e.rang limit ${place(limite)}`,
    ),
    params,
  )
  const dernier = rows.at(-1)
  return {
    rows,
    lusJusqu: rows.length === limite && dernier ? Number(dernier.rang) : lusJusqu,
    tete: fin,
  }
}
