import { randomUUID } from 'node:crypto'
import type { Tx } from '@registre/db'
import type { Acteur } from './dossier/contexte.ts'

/**
 * A firm's program that the register told of changes until it answered no more: suspended since
 * yesterday, with its last tries.
 */
export const ecrireLogiciel = async (
  tx: Pick<Tx, 'sql'>,
  { utilisateurId, teledeclarantId }: Acteur,
): Promise<void> => {
  const [hook] = await tx.sql<{ id: number }>(
    `INSERT INTO webhook (teledeclarant_id, utilisateur_id, nom, url, graine, curseur, actif, echecs, en_echec_depuis, erreur, dernier_succes_le, cree_le)
     VALUES ($1, $2, 'Gestion Montclair', 'https://logiciel.cabinet-montclair.test/registre', $3, 0, false, 24, now() - interval '2 days',
       'réponse 503', now() - interval '2 days', now() - interval '40 days') RETURNING id`,
    [teledeclarantId, utilisateurId, randomUUID()],
  )
  const [recu, perdu] = [randomUUID(), randomUUID()]
  await tx.sql(
    `INSERT INTO webhook_envoi (webhook_id, envoi, instant, essai, changements, jusqu, statut, duree_ms, erreur) VALUES
       ($1, $2::uuid, now() - interval '2 days 1 hour', false, 3, 0, 204, 86, ''),
       ($1, $3::uuid, now() - interval '2 days', false, 1, 0, 503, 41, 'réponse 503'),
       ($1, $3::uuid, now() - interval '1 day', false, 1, 0, null, 5001, 'pas de réponse en 5 s')`,
    [hook?.id, recu, perdu],
  )
}
