import type { Tx } from '@registre/db'
import { copiesDe, type DeclarationLue, type ImmatCopropriete } from '@registre/domain'

/** What its author writes, step by step. */
export type Ecrit = Pick<
  DeclarationLue,
  'contenu' | 'etape' | 'confirmations' | 'confirmationsOffice' | 'emailContact' | 'verifications'
>

/**
 * Saves a held draft: raises its version and keeps the dossier's copies in step, but for an update,
 * which shows once filed. The journal does not tell a step.
 */
export const enregistrerEcrit = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  e: Ecrit,
  /** The person who saves. */
  parId: number,
): Promise<void> => {
  const { nom, adresse } = copiesDe(e.contenu)
  await tx.sql(
    `with d as (
       update declaration set contenu = $2::jsonb, etape = $3, confirmations = $4, confirmations_office = $5::jsonb, email_contact = $6, verifications = $9::jsonb,
         version = version + 1, enregistre_le = maintenant(), enregistre_par_id = $10 where id = $1 returning copropriete_id, base_id
     )
     update copropriete c set nom = $7, adresse_principale = $8 from d where c.id = d.copropriete_id and d.base_id is null`,
    [
      id,
      JSON.stringify(e.contenu),
      e.etape,
      e.confirmations,
      e.confirmationsOffice ? JSON.stringify(e.confirmationsOffice) : null,
      e.emailContact,
      nom,
      adresse,
      JSON.stringify(e.verifications),
      parId,
    ],
  )
}

/** Puts a held draft on top of the declaration now current. */
export const rebaser = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  baseId: number,
  contenu: ImmatCopropriete,
): Promise<void> => {
  await tx.sql(
    `update declaration set base_id = $2, contenu = $3::jsonb, version = version + 1, enregistre_le = maintenant() where id = $1`,
    [id, baseId, JSON.stringify(contenu)],
  )
}
