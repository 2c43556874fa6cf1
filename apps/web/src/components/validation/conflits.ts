import { isApiError } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'

export type CodeConflit =
  | 'verrou-pris'
  | 'verrou-perdu'
  | 'deja-decide'
  | 'version-perimee'
  | 'transition-interdite'

/** Why a keeper's gesture did not go through: another keeper, another time, another decision. */
export interface Conflit {
  code: CodeConflit
  titre: string
  texte: string
}

const CODES: readonly CodeConflit[] = [
  'verrou-pris',
  'verrou-perdu',
  'deja-decide',
  'version-perimee',
  'transition-interdite',
]
const DECISIONS: Readonly<Record<string, string>> = {
  VALIDEE: 'validée',
  REFUSEE: 'refusée',
  ANNULEE: 'annulée',
}

const texteDe = (infos: Record<string, unknown> | undefined, cle: string): string => {
  const valeur = infos?.[cle]
  return typeof valeur === 'string' ? valeur : ''
}

const phrase = (
  code: CodeConflit,
  message: string,
  infos: Record<string, unknown> | undefined,
): Omit<Conflit, 'code'> => {
  const par = texteDe(infos, 'par')
  const le = texteDe(infos, 'le')
  switch (code) {
    case 'verrou-pris':
      return {
        titre: 'Un autre teneur traite cette demande',
        texte: `${par || 'Un autre teneur'} la traite${le ? ` depuis le ${formatInstant(le)}` : ''}. Vous pouvez la lire, pas la décider.`,
      }
    case 'verrou-perdu':
      return {
        titre: 'Vous ne détenez plus cette demande',
        texte: 'Votre réservation a pris fin. Reprenez la demande, relisez-la, puis décidez.',
      }
    case 'deja-decide':
      return {
        titre: `Cette demande a déjà été ${DECISIONS[texteDe(infos, 'etat')] ?? 'décidée'}`,
        texte: `La décision a été prise${par ? ` par ${par}` : ''}${le ? ` le ${formatInstant(le)}` : ''}. La vôtre n’a pas été enregistrée.`,
      }
    case 'version-perimee':
      return {
        titre: 'La demande a changé depuis que vous l’avez lue',
        texte:
          'Elle est maintenant affichée telle qu’elle est : relisez-la, puis décidez à nouveau. Rien n’a été enregistré.',
      }
    case 'transition-interdite':
      return { titre: 'Cette décision n’est pas possible', texte: message }
  }
}

/**
 * The conflict that a refused call tells, null when it tells none: other failures are for the
 * shell.
 */
export const conflitDe = (error: unknown): Conflit | null => {
  if (!isApiError(error)) return null
  const code = CODES.find((c) => c === error.problem.code)
  return code ? { code, ...phrase(code, error.problem.message, error.problem.infos) } : null
}

/** The lock went away while a decision was being written. */
export const CONFLIT_VERROU_PERDU: Conflit = {
  code: 'verrou-perdu',
  ...phrase('verrou-perdu', '', undefined),
}
