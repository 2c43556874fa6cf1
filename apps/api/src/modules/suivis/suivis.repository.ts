import type { Db, RowOf, Tx } from '@registre/db'
import { PREVENIR_FIN_JOURS, PREVENIR_FIN_SUIVI_JOURS, type RythmeSuivi } from '@registre/domain'
import { takeTurn } from '../../platform/lock.repository.ts'

/** What the sheet says now of what is followed (domain: FaitsSuivis), null without a sheet. $1: volunteers are named; $2: now. */
const FAITS = `case when f.copropriete_id is not null then jsonb_build_object('etat', f.etat, 'dateDissolution', f.date_dissolution, 'remplaceePar', f.remplacee_par,
    'typeSyndic', f.type_syndic, 'syndic', coalesce(case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale when f.type_syndic = 'BENEVOLE' and $1::boolean then btrim(t.rep_prenom || ' ' || t.rep_nom) end, ''),
    'finMandat', f.date_fin_mandat, 'enCours', coalesce(f.etat_mandat = 'EN_COURS', false), 'finProche', coalesce(f.etat_mandat = 'EN_COURS' and f.date_fin_mandat <= ($2::timestamptz at time zone 'Europe/Paris')::date + ${PREVENIR_FIN_JOURS}, false),
    'maj', f.date_derniere_maj) end`
const FICHE = `left join fiche f on f.copropriete_id = s.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id`

const TENIR = `select id, confirme_le, dernier_courriel_le, graine from suivi_fiche where email = $1 and copropriete_id = $2 for update`
export type SuiviRow = RowOf<typeof TENIR>

/** Everything on the follows of an address is done one at a time. */
const tenirAdresse = (tx: Tx, email: string) => takeTurn(tx, `suivi:${email}`)

/** The co-ownership of a public sheet; null for none. */
export const coproprieteSuivable = async (
  db: Pick<Db, 'query'>,
  numero: string,
): Promise<number | null> =>
  (await db.query(`select copropriete_id from fiche where numero = $1`, [numero]))[0]
    ?.copropriete_id ?? null

/** How an address follows a sheet, held for the transaction. */
export const tenirSuivi = async (
  tx: Tx,
  email: string,
  coproprieteId: number,
): Promise<SuiviRow | undefined> => {
  await tenirAdresse(tx, email)
  return (await tx.sql(TENIR, [email, coproprieteId]))[0]
}

export interface DemandeSuivi {
  email: string
  coproprieteId: number
  rythme: RythmeSuivi
  graine: string
  hash: string
  expireLe: Date
  maintenant: Date
}

/** A follow to confirm; a former request that nobody confirmed is replaced: the last mail serves. */
export const ecrireSuivi = async (tx: Tx, d: DemandeSuivi): Promise<void> => {
  await tx.sql(
    `insert into suivi_fiche (email, copropriete_id, rythme, graine, hash, expire_le, dernier_courriel_le, cree_le)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (email, copropriete_id) do update set rythme = $3, graine = $4, hash = $5, expire_le = $6, dernier_courriel_le = $7`,
    [d.email, d.coproprieteId, d.rythme, d.graine, d.hash, d.expireLe, d.maintenant],
  )
}

export const noterCourrielSuivi = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(`update suivi_fiche set dernier_courriel_le = $2 where id = $1`, [id, maintenant])
}

const PAR_CLE = `select s.id, s.email, s.confirme_le, (f.copropriete_id is not null) as publiee from suivi_fiche s ${FICHE} where s.hash = $1 and s.expire_le > $2`

/** The follow of a key that still serves, and how many others its address has; held. */
export const tenirParCle = async (tx: Tx, hash: string, maintenant: Date) => {
  const [row] = await tx.sql(PAR_CLE, [hash, maintenant])
  if (!row) return null
  await tenirAdresse(tx, row.email)
  const [autres] = await tx.sql(
    `select count(*)::int as n from suivi_fiche where email = $1 and id <> $2 and confirme_le is not null and expire_le > $3`,
    [row.email, row.id, maintenant],
  )
  return { ...row, autres: autres?.n ?? 0 }
}

/** Follows from now on, or goes on: what the sheet says today is the ground of what is told. */
export const confirmerSuiviTenu = async (
  tx: Tx,
  d: { id: number; benevoles: boolean; maintenant: Date; expireLe: Date },
): Promise<void> => {
  await tx.sql(
    `update suivi_fiche x set dit = coalesce(x.dit, ${FAITS}), dit_le = coalesce(x.dit_le, $2), confirme_le = coalesce(x.confirme_le, $2), expire_le = $4, fin_dite_le = null
     from suivi_fiche s ${FICHE} where s.id = x.id and x.id = $3`,
    [d.benevoles, d.maintenant, d.id, d.expireLe],
  )
}

/** Erases a follow by its key; says whether there was one. */
export const effacerSuivi = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx.sql(`delete from suivi_fiche where hash = $1 returning id`, [hash])).length > 0

/** Follows of one run: the others go on a minute later. */
const PAR_PASSAGE = 500
const A_DIRE = `select s.id, s.email, s.graine, s.dit, ${FAITS} as faits, c.nom, c.numero_immatriculation as numero
  from suivi_fiche s join copropriete c on c.id = s.copropriete_id ${FICHE}
  where s.confirme_le is not null and s.expire_le > $2 and (s.rythme = 'AUSSITOT' or s.dit_le <= $2::timestamptz - interval '7 days') and s.dit is distinct from ${FAITS}
    and not exists (select 1 from decision x where x.copropriete_id = s.copropriete_id and x.tenue_jusqua > $2 and x.reprise_le is null)
  order by s.id limit ${PAR_PASSAGE}`
export type SuiviADire = RowOf<typeof A_DIRE>

/**
 * Follows whose sheet is no longer what was told, by their rhythm. A decision that may still be
 * taken back in its delay is told to nobody.
 */
export const suivisADire = (
  db: Pick<Db, 'query'>,
  benevoles: boolean,
  maintenant: Date,
): Promise<SuiviADire[]> => db.query(A_DIRE, [benevoles, maintenant])

/** Keeps what is told now; false when another worker did. `dite` false: nothing that is followed changed. */
export const noterDit = async (
  tx: Tx,
  d: { id: number; avant: unknown; faits: unknown; dite: boolean; maintenant: Date },
): Promise<boolean> =>
  (
    await tx.sql(
      `update suivi_fiche set dit = $3::jsonb, dit_le = case when $4 then $5 else dit_le end where id = $1 and dit = $2::jsonb returning id`,
      [d.id, JSON.stringify(d.avant), JSON.stringify(d.faits), d.dite, d.maintenant],
    )
  ).length > 0

/** Ends a follow whose sheet is gone; false when another worker did. */
export const finirSuivi = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.sql(`delete from suivi_fiche where id = $1 returning id`, [id])).length > 0

const QUI_FINISSENT = `select s.id, s.email, s.graine, s.expire_le, c.nom, c.numero_immatriculation as numero from suivi_fiche s join copropriete c on c.id = s.copropriete_id
  where s.confirme_le is not null and s.fin_dite_le is null and s.expire_le > $1 and s.expire_le <= $1::timestamptz + interval '${PREVENIR_FIN_SUIVI_JOURS} days' order by s.id limit ${PAR_PASSAGE}`

/** Follows that end soon, and whose end was not told. */
export const suivisQuiFinissent = (
  db: Pick<Db, 'query'>,
  maintenant: Date,
): Promise<RowOf<typeof QUI_FINISSENT>[]> => db.query(QUI_FINISSENT, [maintenant])

export const noterFinDite = async (tx: Tx, id: number, maintenant: Date): Promise<boolean> =>
  (
    await tx.sql(
      `update suivi_fiche set fin_dite_le = $2 where id = $1 and fin_dite_le is null returning id`,
      [id, maintenant],
    )
  ).length > 0
