import type { Tx } from '@registre/db'

/**
 * Two sends that wait for a keeper: one that an address refused, one that a stopped worker left in
 * doubt.
 */
export const ecrireEnvoisADecider = async (tx: Pick<Tx, 'sql'>): Promise<void> => {
  const payload = (a: string, etablissement: string) =>
    JSON.stringify({ a, modele: 'compte-active', donnees: { etablissement } })
  await tx.sql(
    `INSERT INTO outbox (type, payload, statut, tentatives, erreur, cree_le) VALUES
       ('courriel', $1, 'FAILED', 10, '550 5.1.1 adresse inconnue', now() - interval '3 days'),
       ('courriel', $2, 'UNCERTAIN', 1, 'interrompu', now() - interval '1 day')`,
    [
      payload('ancien.gerant@cabinet-des-lilas.test', 'Cabinet des Lilas'),
      payload('accueil@syndic-du-port.test', 'Syndic du Port'),
    ],
  )
}
