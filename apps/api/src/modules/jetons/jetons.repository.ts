import type { Db, RowOf, Tx } from '@registre/db'
import {
  AUTORITES,
  type Autorite,
  autoritesDUsages,
  JETON_JOURS_AGENT,
  NOMS_USAGES_JETON,
  type UsageJeton,
} from '@registre/domain'
import {
  COLONNES_PERSONNE,
  JOINTURES_PERSONNE,
  PERSONNE_OUVERTE,
} from '../../platform/session-store.ts'

const COLONNES =
  'id, utilisateur_id, nom, prefixe, autorites, usage, usages, lecture_seule, adresses, cree_le, expire_le, vu_le, vu_adresse, revoque_le'
const LISTER_JETONS =
  `select ${COLONNES} from jeton_api where utilisateur_id = $1 order by id desc limit 200` as const
export type JetonRow = RowOf<typeof LISTER_JETONS>

const usagesDe = ({ usage, usages }: Pick<JetonRow, 'usage' | 'usages'>): UsageJeton[] =>
  NOMS_USAGES_JETON.filter((u) => u === usage || usages.includes(u))

/** The rights of a token: those that it may write with, and those of its uses that only read. */
export const autoritesDuJeton = (r: Pick<JetonRow, 'autorites' | 'usages'>): readonly string[] => [
  ...r.autorites,
  ...autoritesDUsages(
    NOMS_USAGES_JETON.filter((u) => r.usages.includes(u)),
    'lire',
  ),
]

/** What everybody who lists tokens sees of one. */
export const versJeton = (r: JetonRow, maintenant: Date) => ({
  id: r.id,
  nom: r.nom,
  prefixe: r.prefixe,
  autorites: AUTORITES.filter((a) => autoritesDuJeton(r).includes(a)),
  usage: NOMS_USAGES_JETON.find((u) => u === r.usage) ?? null,
  usages: usagesDe(r),
  lectureSeule: r.lecture_seule,
  adresses: r.adresses,
  creeLe: r.cree_le.toISOString(),
  expireLe: r.expire_le.toISOString(),
  vuLe: r.vu_le?.toISOString() ?? null,
  vuAdresse: r.vu_adresse,
  etat: r.revoque_le
    ? ('REVOQUE' as const)
    : r.expire_le <= maintenant
      ? ('EXPIRE' as const)
      : ('ACTIF' as const),
})

/** The tokens of an account, the newest first; those revoked or over stay a while in the list. */
export const listerJetonsDe = (db: Pick<Db, 'query'>, utilisateurId: number): Promise<JetonRow[]> =>
  db.query(LISTER_JETONS, [utilisateurId])

export interface NouveauJeton {
  utilisateurId: number
  nom: string
  prefixe: string
  hash: string
  autorites: readonly Autorite[]
  usages: readonly UsageJeton[]
  lectureSeule: boolean
  adresses: readonly string[]
  creeLe: Date
  expireLe: Date
}

/**
 * Writes a token unless the account already holds `max` live ones; null then. Creations of one
 * account wait for each other.
 */
export const insererJeton = async (
  tx: Pick<Tx, 'sql'>,
  j: NouveauJeton,
  max: number,
): Promise<JetonRow | null> => {
  await tx.sql('select 1 from utilisateur where id = $1 for update', [j.utilisateurId])
  const [row] = await tx.sql(
    `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, autorites, adresses, cree_le, expire_le, usage, usages, lecture_seule) select $1, $2, $3, $4, $5::text[], $6::text[], $7, $8, ($10::text[])[1], $10::text[], $11
     where (select count(*) from jeton_api where utilisateur_id = $1 and revoque_le is null and expire_le > $7::timestamptz) < $9 returning ${COLONNES}`,
    [
      j.utilisateurId,
      j.nom,
      j.prefixe,
      j.hash,
      j.autorites,
      j.adresses,
      j.creeLe,
      j.expireLe,
      max,
      j.usages,
      j.lectureSeule,
    ],
  )
  return row ?? null
}

const TENIR_JETON = `select u.id, u.teledeclarant_id as "teledeclarantId", u.profil from jeton_api j join utilisateur u on u.id = j.utilisateur_id
  where j.id = $1 and j.revoque_le is null for update of j`
type Compte = RowOf<typeof TENIR_JETON>

/** The account of a live token, held; null when there is no such token. */
export const tenirJeton = async (tx: Pick<Tx, 'sql'>, id: number): Promise<Compte | null> =>
  (await tx.sql(TENIR_JETON, [id]))[0] ?? null

export const ecrireRevocation = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  quand: Date,
): Promise<void> => {
  await tx.sql('update jeton_api set revoque_le = $2 where id = $1', [id, quand])
}

/** What the policies know of an account; null when it is gone. */
export const cibleDe = async (db: Pick<Db, 'query'>, id: number): Promise<Compte | null> =>
  (
    await db.query(
      `select id, teledeclarant_id as "teledeclarantId", profil from utilisateur where id = $1 and supprime_le is null`,
      [id],
    )
  )[0] ?? null

const LIRE_VIVANT =
  `select s.id as jeton_id, s.prefixe, s.autorites, s.usages, s.lecture_seule, s.adresses, s.cree_le, s.expire_le, s.vu_le,
    '' as id_hash, s.utilisateur_id, null::int as original_id, null as original_nom, null as souvenir_serie, ${COLONNES_PERSONNE}
  from jeton_api s ${JOINTURES_PERSONNE}
  where s.jeton_hash = $1 and s.revoque_le is null and s.expire_le > $2 and ${PERSONNE_OUVERTE}
    and (p.utilisateur_id is null or p.maj_le > $2::timestamptz - interval '${JETON_JOURS_AGENT} days')` as const

/** A token that is neither revoked nor over, with its account when it may act. */
export const lireJetonVivant = async (
  db: Pick<Db, 'query'>,
  hash: string,
  maintenant: Date,
): Promise<RowOf<typeof LIRE_VIVANT> | undefined> =>
  (await db.query(LIRE_VIVANT, [hash, maintenant], { name: 'jeton-lire', byKey: true }))[0]

/** Notes when a token last served, and from where. */
export const noterVu = async (
  db: Pick<Db, 'query'>,
  id: number,
  quand: Date,
  adresse: string,
): Promise<void> => {
  await db.query(
    'update jeton_api set vu_le = $2, vu_adresse = $3 where id = $1',
    [id, quand, adresse],
    { name: 'jeton-vu' },
  )
}
