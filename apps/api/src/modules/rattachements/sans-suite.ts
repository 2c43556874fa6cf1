import type { Tx } from '@registre/db'
import { courriel, type OutboxItem } from '../../platform/outbox.ts'
import type { DemandeRow } from '../validations/demande.repository.ts'
import { syndicsEnPlace } from './rattachement.repository.ts'

/**
 * The mails to the syndics in place who were told of a request that ends without effect; none for
 * another kind of request.
 */
export const courrielsSansSuite = async (
  tx: Pick<Tx, 'sql'>,
  row: DemandeRow,
): Promise<OutboxItem[]> =>
  row.type !== 'RATTACHEMENT'
    ? []
    : (await syndicsEnPlace(tx, row.copropriete_id, row.teledeclarant_id)).map(({ email }) =>
        courriel(email, 'rattachement-sans-suite', {
          nomCopropriete: row.copropriete_nom,
          numero: row.copropriete_numero ?? '',
          coproprieteId: row.copropriete_id,
        }),
      )
