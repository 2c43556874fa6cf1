import type { Db, RowOf, Tx } from '@registre/db'
import {
  type Annexe,
  type Decision,
  type RetraitOuvert,
  SORTES_DE_DECISION,
  type SuitesDecision,
} from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import { NOM_DECLARANT } from './copropriete.sql.ts'
import { EN_FILE } from '../../platform/envoi.sql.ts'

const LIRE =
  `select x.id, x.sorte, x.journal_id::float8 as journal_id, x.demande_id, x.mandat_id, x.prise_le, x.prise_par_id,
    coalesce(trim(u.prenom || ' ' || u.nom), '') as par, x.tenue_jusqua, x.avant, x.apres, x.reprise_le,
    x.retrait, x.retrait_le, x.retrait_par_id, coalesce(trim(r.prenom || ' ' || r.nom), '') as retrait_par
  from decision x left join utilisateur u on u.id = x.prise_par_id left join utilisateur r on r.id = x.retrait_par_id
  where x.copropriete_id = $1 order by x.id desc` as const

const retraitDe = (r: RowOf<typeof LIRE>): Decision['retrait'] => {
  const ouvert: RetraitOuvert | null = r.retrait
  return ouvert && r.retrait_le
    ? {
        ...ouvert,
        ouvertLe: r.retrait_le.getTime(),
        ouvertParId: r.retrait_par_id,
        ouvertPar: r.retrait_par,
      }
    : null
}

/** The decisions of a co-ownership that can be taken back, or were, latest first. */
export const lireDecisions = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
): Promise<Decision[]> =>
  (await db.query(LIRE, [coproprieteId])).map((r) => ({
    id: r.id,
    sorte: r.sorte,
    journalId: r.journal_id,
    demandeId: r.demande_id,
    mandatId: r.mandat_id,
    priseLe: r.prise_le.getTime(),
    parId: r.prise_par_id,
    par: r.par,
    tenueJusqua: r.tenue_jusqua.getTime(),
    avant: r.avant,
    apres: r.apres,
    repriseLe: r.reprise_le?.getTime() ?? null,
    retrait: retraitDe(r),
  }))

const ATTENDUS =
  `select ${NOM_DECLARANT('t')} as nom, s.cree_le from successeur s join teledeclarant t on t.id = s.successeur_id
   where s.copropriete_id = $1 and s.etat = 'DECLARE' order by s.id` as const

/** What followed each decision: the later ones that stand, and the successors that are waited for. */
export const lireSuites = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
  decisions: readonly Decision[],
): Promise<(decision: Decision) => SuitesDecision> => {
  const attendus = await db.query(ATTENDUS, [coproprieteId])
  return ({ id, priseLe }) => ({
    posterieures: decisions.filter((x) => x.id > id && x.repriseLe === null),
    successeurs: attendus.filter((s) => s.cree_le.getTime() > priseLe).map((s) => s.nom),
  })
}

/**
 * A decision is taken back: what waited to be said of it is not, the attestations that it gave
 * certify nothing any more, the successor whom it closed is waited for again.
 */
export const noterReprise = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  coproprieteId: number,
  { id, sorte }: Decision,
): Promise<void> => {
  await tx.sql(
    `with d as (update decision set reprise_le = maintenant(), reprise_par_id = $2 where id = $1)
     delete from outbox where decision_id = $1 and statut in ${EN_FILE}`,
    [id, author.session?.utilisateurId ?? null],
  )
  await tx.sql(
    `update successeur set etat = 'DECLARE', decision_id = null, version = version + 1, maj_le = maintenant() where decision_id = $1`,
    [id],
  )
  const { attestation } = SORTES_DE_DECISION[sorte]
  if (attestation !== null)
    await tx.sql(
      `update document set annulee_le = maintenant() where copropriete_id = $1 and type = $2 and annulee_le is null`,
      [coproprieteId, attestation],
    )
}

/** A withdrawal is opened, or given up. */
export const noterRetrait = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  { decisionId, retrait }: Extract<Annexe, { annexe: 'retrait' }>,
): Promise<void> => {
  await tx.sql(
    `update decision set retrait = $2::jsonb, retrait_le = case when $2::jsonb is not null then maintenant() end, retrait_par_id = $3 where id = $1`,
    [
      decisionId,
      retrait && JSON.stringify(retrait),
      retrait === null ? null : (author.session?.utilisateurId ?? null),
    ],
  )
}
