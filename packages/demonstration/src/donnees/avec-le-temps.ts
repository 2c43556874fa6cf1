import { randomUUID } from 'node:crypto'
import type { Tx } from '@registre/db'
import { DECLARANTS } from './comptes.ts'
import type { Acteurs } from './ecrire-comptes.ts'

const JOUR_MS = 86_400_000

/**
 * What time alone brings: a firm that the directory said closed on two days, and whose mails come
 * back; an employee whom a firm without an account any more has not answered for a month, with the
 * letter that waits for a keeper; attestations, that the worker makes.
 */
export const ecrireAvecLeTemps = async (
  tx: Tx,
  acteurs: Acteurs,
  maintenant: Date,
): Promise<void> => {
  const ilYA = (jours: number): Date => new Date(maintenant.getTime() - jours * JOUR_MS)
  const ferme = acteurs.compte('tele_pro_admin_princ.c')
  await tx.sql(
    `INSERT INTO veille_etablissement (teledeclarant_id, siret, etat, lu_le, constate_le, dits)
     SELECT id, siret, 'FERME', $2, $3, '{FERME}' FROM teledeclarant WHERE id = $1`,
    [ferme.teledeclarantId, ilYA(2), ilYA(9)],
  )
  await tx.sql(
    `INSERT INTO courriel_revenu (email, statut, modele, revenu_le) SELECT lower(email), '5.1.1', 'etablissement-signale', $2 FROM utilisateur WHERE id = $1`,
    [ferme.utilisateurId, ilYA(9)],
  )
  const parti = acteurs.etablissement('SYNDIC_3')
  const maison = DECLARANTS.find((d) => d.cle === 'SYNDIC_3')
  const [arrivee] = await tx.sql<{ id: number }>(
    `INSERT INTO arrivee (teledeclarant_id, email, civilite, nom, prenom, telephone, etat, graine, hash, expire_le, cree_le, confirme_le, relance_le)
     VALUES ($1, $2, 'MME', 'Etchegaray', 'Maia', '+33556000028', 'EN_ATTENTE', $3, $4, $5, $5, $5, $6) RETURNING id`,
    [
      parti.teledeclarantId,
      'maia.etchegaray@demo.registre.test',
      randomUUID(),
      randomUUID(),
      ilYA(31),
      ilYA(17),
    ],
  )
  await tx.sql(
    `INSERT INTO courrier (type, arrivee_id, teledeclarant_id, graine, destinataire, cree_le, etat)
     VALUES ('CODE_ARRIVEE', $1, $2, $3, $4, $5, 'A_VERIFIER')`,
    [
      arrivee?.id,
      parti.teledeclarantId,
      randomUUID(),
      [parti.nom, ...(maison?.adresse ?? [])],
      ilYA(1),
    ],
  )
  await tx.sql(
    `INSERT INTO outbox (type, payload) SELECT 'attestation', jsonb_build_object('coproprieteId', id) FROM copropriete
     WHERE numero_immatriculation BETWEEN 'AA0000001' AND 'AA0000005' ORDER BY id`,
  )
}
