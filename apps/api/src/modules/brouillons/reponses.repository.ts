import type { Tx } from '@registre/db'
import type { ReponseDoublon } from '@registre/domain'
import type { CandidatDoublon } from '../doublons/rechercher-doublons.ts'

/**
 * Replaces the answers to the shown candidates; an answer to a co-ownership that does not exist is
 * dropped.
 */
export const enregistrerReponses = async (
  tx: Tx,
  declarationId: number,
  reponses: readonly ReponseDoublon[],
): Promise<void> => {
  await tx.sql(`delete from doublon_reponse where declaration_id = $1`, [declarationId])
  await tx.sql(
    `insert into doublon_reponse (declaration_id, candidat_id, reponse, motif, score, raisons)
     select $1, x.id, x.reponse, x.motif, 0, '[]' from unnest($2::int[], $3::text[], $4::text[]) as x(id, reponse, motif)
     join copropriete c on c.id = x.id on conflict do nothing`,
    [
      declarationId,
      reponses.map((r) => r.candidatId),
      reponses.map((r) => r.reponse),
      reponses.map((r) => r.motif.trim()),
    ],
  )
}

/** Keeps how close each candidate was when it was answered. */
export const garderScores = async (
  tx: Tx,
  declarationId: number,
  doublons: readonly CandidatDoublon[],
): Promise<void> => {
  await tx.sql(
    `update doublon_reponse r set score = x.score, raisons = x.raisons from unnest($2::int[], $3::float8[], $4::jsonb[]) as x(id, score, raisons)
     where r.declaration_id = $1 and r.candidat_id = x.id`,
    [
      declarationId,
      doublons.map((d) => d.id),
      doublons.map((d) => d.score),
      doublons.map((d) => JSON.stringify(d.raisons)),
    ],
  )
}
