import { RegisterError, type RuleReport } from '@registre/domain'

/**
 * Throws `regles-non-respectees` with each sentence, else `confirmation-requise` with those that a
 * person may confirm.
 */
export const exigerRegles = (rapport: RuleReport): void => {
  if (rapport.erreurs.length > 0)
    throw new RegisterError('regles-non-respectees', {
      champs: [...rapport.erreurs, ...rapport.aConfirmer],
    })
  if (rapport.aConfirmer.length > 0)
    throw new RegisterError('confirmation-requise', { champs: rapport.aConfirmer })
}
