/**
 * Mails whose silence costs something: a mandate that ends, a question with its last day. Where nobody
 * else of the firm reads them, a letter says that they come back. The activation code has its own
 * letter, whatever becomes of mails.
 */
export const COURRIELS_URGENTS = [
  'mandat-echeance',
  'mandat-expire',
  'precisions-demandees',
  'precisions-rappel',
  'fin-anticipee-annoncee',
] as const

/** Whether a letter takes the place of a mail that came back. */
export const estUrgent = (modele: string): boolean =>
  COURRIELS_URGENTS.some((urgent) => urgent === modele)
