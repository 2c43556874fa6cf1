/**
 * The checks before an attachment, in order; the first that fails stops the chain (specification 1,
 * section 4; 2, section 7.4).
 */
const CONTROLES_RATTACHEMENT = [
  'immatNotExistant',
  'alreadyAttached',
  'immatStatusIncorrect',
] as const
export type ControleRattachement = (typeof CONTROLES_RATTACHEMENT)[number]

export const MESSAGES_CONTROLE_RATTACHEMENT: Record<ControleRattachement, string> = {
  immatNotExistant:
    'Ce numéro n’est pas celui d’une copropriété du registre. Vérifiez-le : deux lettres et sept chiffres, par exemple AA1-234-567.',
  alreadyAttached:
    'Votre établissement, ou un autre de même numéro SIREN, est déjà rattaché à cette copropriété ou a déjà demandé à l’être. Si votre mandat est reconduit, renouvelez-le.',
  immatStatusIncorrect:
    'L’état actuel de cette copropriété ne permet pas d’y demander un rattachement : une autre demande est à l’examen, ou elle est dissoute, annulée ou en cours de dissolution.',
}

/**
 * What is wrong with the shape of a typed number, or null. An empty one is asked for; dashes,
 * spaces and case do not count.
 */
export const controlerNumeroSaisi = (texte: string, numero: string | null): string | null =>
  texte.trim() === ''
    ? 'Saisissez le numéro d’immatriculation de la copropriété.'
    : numero === null
      ? 'Le numéro comporte deux lettres et sept chiffres, par exemple AA1-234-567.'
      : null
