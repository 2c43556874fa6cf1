import { contredits } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import * as z from 'zod'

/**
 * Refuses what a body says of fields that are only read, unless one of these views says the same.
 * Throws `requete-invalide`, each field by its name.
 */
export const exigerInchange = <S extends z.ZodType>(
  lue: S,
  envoye: unknown,
  vues: readonly z.output<S>[],
): void => {
  const champs = contredits(
    lue,
    envoye,
    vues.map((vue) => z.encode(lue, vue)),
  )
  if (champs.length > 0) throw new RegisterError('requete-invalide', { champs })
}
