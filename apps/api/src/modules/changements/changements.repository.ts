import { compose, parametres, type Place, type RowOf, type Tx } from '@registre/db'
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

/** A decision taken back before its delay was over: neither it nor its end is told to anybody. */
const REPRISE_A_TEMPS =
  'exists (select 1 from decision x where x.copropriete_id = j.copropriete_id and x.reprise_le < x.tenue_jusqua and j.id = any(x.journal_ids))'

/** The first rank of a decision whose delay is not over, as mails wait for it; null for none. */
const PREMIER_TENU = `select min(e.rang)::text as rang from decision x join journal j on j.id = any(x.journal_ids)
  join journal_empreinte e on e.journal_id = j.id join copropriete c on c.id = j.copropriete_id
  where x.tenue_jusqua > maintenant() and x.reprise_le is null`

/** Ranks read by one call: a small firm's feed crosses a busy register in bounded steps. */
const FENETRE = 50_000

/** What one step of the feed gave: the changes, and the rank up to which everything was read. */
export interface Tranche {
  rows: ChangementRow[]
  lusJusqu: number
  /** The last rank there is; `dernier`: of those that may be told now. */
  tete: number
  dernier: number
}

const lisibles = (place: Place, acteur: Acteur): string => {
  const siens =
    acteur.teledeclarantId === null
      ? ''
      : `or j.teledeclarant_id = ${place(acteur.teledeclarantId)}`
  return `((${visibles(place, acteur)}) ${siens})`
}

/** Infinity for none. */
const premierTenu = async (tx: Pick<Tx, 'sql'>, acteur: Acteur): Promise<number> => {
  const { params, place } = parametres()
  const [tenu] = await tx.sql(
    compose(PREMIER_TENU, `${PREMIER_TENU} and ${lisibles(place, acteur)}`),
    params,
  )
  return tenu?.rang == null ? Infinity : Number(tenu.rang)
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
  const fin = await dernierRang(tx)
  const dernier = Math.min(fin, (await premierTenu(tx, acteur)) - 1)
  const lusJusqu = Math.min(dernier, depuis + FENETRE)
  if (lusJusqu <= depuis || isInstitutionnel(acteur.profil))
    return { rows: [], lusJusqu: Math.max(depuis, lusJusqu), tete: fin, dernier }
  const { params, place } = parametres()
  const rows = await tx.sql(
    compose(
      CHANGEMENTS,
      `${CHANGEMENTS} where e.rang > ${place(depuis)} and e.rang <= ${place(lusJusqu)} and j.type = any(${place(EVENEMENTS_SUIVIS)}) and ${lisibles(place, acteur)} and not ${REPRISE_A_TEMPS}
     order by e.rang limit ${place(limite)}`,
    ),
    params,
  )
  const derniere = rows.at(-1)
  return {
    rows,
    lusJusqu: rows.length === limite && derniere ? Number(derniere.rang) : lusJusqu,
    tete: fin,
    dernier,
  }
}
