import type { Tx } from '@registre/db'
import { refusDuChamp } from '@registre/domain'
import { EMAIL_PRIS, VERROUILLER_EMAIL } from './email.sql.ts'

/** Takes the address for the transaction; says whether another account has it. */
export const prendreEmail = async (tx: Tx, email: string, saufId = 0): Promise<boolean> => {
  await tx.sql(VERROUILLER_EMAIL, [email])
  return (await tx.sql(EMAIL_PRIS, [email, saufId])).length > 0
}

/**
 * Takes the address for the transaction. Throws `deja-existant` on the field when another account
 * has it.
 */
export const exigerEmailLibre = async (
  tx: Tx,
  email: string,
  saufId = 0,
  champ = 'email',
): Promise<void> => {
  if (await prendreEmail(tx, email, saufId))
    throw refusDuChamp(
      champ,
      'deja-existant',
      'Cette adresse est déjà utilisée par un autre compte.',
      'deja-existant',
    )
}
