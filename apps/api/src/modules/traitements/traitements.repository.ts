import { keysOf } from '@registre/domain'
import type { Db, RowOf, Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { RETIREES } from '../dossiers/copropriete.sql.ts'

type Lecteur = Pick<Db, 'query'>
const ids = async (rows: Promise<{ id: number }[]>): Promise<number[]> =>
  (await rows).map((row) => row.id)

/** Requests whose lease is over. */
export const demandesAuVerrouEchu = (db: Lecteur, maintenant: Date): Promise<number[]> =>
  ids(
    db.query(
      `select id from demande where etat = 'EN_COURS' and verrou_par_id is not null and verrou_jusqu_a <= $1 order by id`,
      [maintenant],
    ),
  )

/** Requests that wait for a clarification. */
export const demandesEnPrecisions = (db: Lecteur): Promise<number[]> =>
  ids(
    db.query(`select d.id from demande d join copropriete c on c.id = d.copropriete_id
     where d.etat = 'PRECISIONS' and d.suspendue_le is not null and c.etat not in ${RETIREES} order by d.id`),
  )

/** Co-ownerships with a mandate that begins or has ended. */
export const coproprietesAuMandatEchu = (db: Lecteur, jour: IsoDate): Promise<number[]> =>
  ids(
    db.query(
      `select distinct copropriete_id as id from mandat where (etat = 'A_VENIR' and date_debut <= $1::date) or (etat = 'EN_COURS' and date_fin < $1::date) order by 1`,
      [jour],
    ),
  )

const A_PREVENIR = `select m.id as mandat_id, m.copropriete_id, m.date_fin
  from mandat m join copropriete c on c.id = m.copropriete_id join teledeclarant t on t.id = m.teledeclarant_id
  where m.etat = 'EN_COURS' and m.date_fin between $1::date and $2::date and c.etat = 'IMMATRICULEE_RATTACHEE' and t.rep_email <> ''
    and not exists (select 1 from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR')
    and (coalesce(m.decide_le, m.demande_le) at time zone 'Europe/Paris')::date <= m.date_fin - $3::int
    and not exists (select 1 from journal j where j.copropriete_id = m.copropriete_id and j.mandat_id = m.id and j.type = 'prevenir-echeance' and j.donnees @> jsonb_build_object('jours', $3::int, 'fin', m.date_fin::text))
  order by m.id`
export type EcheanceRow = RowOf<typeof A_PREVENIR>

/**
 * Running mandates that end between two days, without a successor, and whose syndic was not yet
 * told of that end at this distance. A mandate registered closer to its end than the distance had
 * nothing to be told then.
 */
export const mandatsAPrevenir = (
  db: Lecteur,
  du: IsoDate,
  au: IsoDate,
  jours: number,
): Promise<EcheanceRow[]> => db.query(A_PREVENIR, [du, au, jours])

/** True when a syndic was told of this end of its mandate at this distance. */
export const echeanceDite = async (
  tx: Pick<Tx, 'sql'>,
  row: EcheanceRow,
  jours: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from journal where copropriete_id = $1 and mandat_id = $2 and type = 'prevenir-echeance' and donnees @> jsonb_build_object('jours', $3::int, 'fin', $4::text)`,
      [row.copropriete_id, row.mandat_id, jours, row.date_fin],
    )
  ).length > 0

/** Co-ownerships whose validated dissolution takes effect. */
export const dissolutionsEchues = (db: Lecteur, jour: IsoDate): Promise<number[]> =>
  ids(
    db.query(
      `select distinct c.id from copropriete c join dissolution d on d.copropriete_id = c.id
     where c.etat = 'DISSOLUTION_EN_COURS' and d.statut = 'VALIDEE' and d.date_effet <= $1::date order by 1`,
      [jour],
    ),
  )

const purge = <T extends string, C extends string>(table: T, perimee: C) =>
  `with d as (delete from ${table} where ${perimee} returning 1) select count(*)::int as n from d` as const

/** What has outlived its use, table by table. */
const PURGES = {
  session: purge('session', 'expire_le <= $1'),
  jeton_souvenir: purge('jeton_souvenir', 'expire_le <= $1'),
  limite_debit: purge('limite_debit', 'expire_le <= $1'),
  defi_depense: purge('defi_depense', 'expire_le <= $1'),
  cle_courriel: purge('cle_courriel', 'expire_le <= $1'),
  changement_adresse: purge('changement_adresse', 'arret_jusqu_au <= $1'),
  appareil_connu: purge('appareil_connu', `vu_le <= $1::timestamptz - interval '1 year'`),
  defi_acces: purge('defi_acces', 'expire_le <= $1'),
  connexion_en_attente: purge('connexion_en_attente', 'expire_le <= $1'),
  connexion_clavis: purge('connexion_clavis', 'expire_le <= $1'),
  presentation_notaire: purge('presentation_notaire', 'expire_le <= $1'),
  // What was sent holds addresses; the journal keeps that it was.
  outbox: purge('outbox', `statut = 'DONE' and fait_le <= $1::timestamptz - interval '90 days'`),
  webhook_envoi: purge('webhook_envoi', `instant <= $1::timestamptz - interval '30 days'`),
  // What keepers told each other ends two years after the decision (domain: NOTES_CONSERVEES_MOIS).
  note_teneur: purge(
    'note_teneur',
    `exists (select 1 from demande d where d.id = demande_id and d.decidee_le <= $1::timestamptz - interval '24 months')`,
  ),
  abonnement_newsletter: purge('abonnement_newsletter', 'confirme_le is null and expire_le <= $1'),
  // Of who is no longer watched.
  veille_etablissement: purge(
    'veille_etablissement',
    `lu_le <= $1::timestamptz - interval '1 year'`,
  ),
  courriel_revenu: purge('courriel_revenu', `revenu_le <= $1::timestamptz - interval '1 year'`),
  suivi_fiche: purge('suivi_fiche', 'expire_le <= $1'),
  // Never confirmed, or answered a month ago: it may be asked again.
  arrivee: purge(
    'arrivee',
    `(etat = 'A_CONFIRMER' and expire_le <= $1) or fin_le <= $1::timestamptz - interval '30 days'`,
  ),
  // The filed updates themselves stay for ever; what a portfolio held is kept a year, what was
  // never filed three months.
  portefeuille: purge(
    'portefeuille',
    `(etat <> 'EN_COURS' and cree_le <= $1::timestamptz - interval '1 year') or (etat in ('CONTROLE', 'ANNULE') and cree_le <= $1::timestamptz - interval '90 days')`,
  ),
  cle_idempotence: purge('cle_idempotence', `cree_le <= $1::timestamptz - interval '24 hours'`),
} as const
export type TablePurgee = keyof typeof PURGES
export const TABLES_PURGEES = keysOf(PURGES)

/** Deletes what has expired in a table; gives the number of rows. */
export const purgerTable = async (
  db: Lecteur,
  table: TablePurgee,
  maintenant: Date,
): Promise<number> => (await db.query(PURGES[table], [maintenant]))[0]?.n ?? 0
