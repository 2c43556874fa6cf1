import { parseFrDate } from '@registre/domain'
import {
  type Rattachement,
  LECTURES_RATTACHEMENT,
} from '../../../components/rattachement/rattachement.ts'
import { type Answer, type Args, useCommand } from '../../../lib/api/index.ts'
import type { Draft } from '../../../lib/form-check.ts'
import { estAnticipee, type Saisie } from './saisie.ts'

const OPTIONS = { business: true, invalidates: LECTURES_RATTACHEMENT } as const

/** What the form calls: the answer to a clarification, or a request. */
export type Envoi = 'repondrePrecisionsRattachement' | 'rattacherSansJustificatif'

/** The call of a request, or of the answer to a clarification; the proof of a request is added. */
export const versAppel =
  (
    numero: string,
    enAttente: Rattachement | null,
    precedent: { debut: string; fin: string } | null,
  ) =>
  (
    { infoRattachement: i, electionLe, justifie, file, message }: Saisie,
    confirmations: readonly string[],
  ): Draft<Args<Envoi>> => {
    const commun = {
      infoRattachement: {
        ...i,
        typeJustifMandat: (justifie && i.typeJustifMandat) || null,
      },
      confirmations,
      message,
    }
    return enAttente
      ? {
          params: { id: enAttente.idDemande },
          body: { ...commun, sansJustificatif: !justifie, ...(justifie && file ? { file } : {}) },
        }
      : {
          body: {
            ...commun,
            numero,
            // A day that cannot be read is told beside its field, by the rule of the assembly.
            finAnticipee:
              estAnticipee({ infoRattachement: i }, precedent) && parseFrDate(electionLe)
                ? { electionLe }
                : null,
          },
        }
  }

/**
 * Sends a request, with its proof or without one, or the answer to a clarification. Throws
 * ApiError.
 */
export const useEnvoi = () => {
  const avec = useCommand('rattacher', OPTIONS)
  const sans = useCommand('rattacherSansJustificatif', OPTIONS)
  const repondre = useCommand('repondrePrecisionsRattachement', OPTIONS)
  return (args: Args<Envoi>, file: File | null): Promise<Answer<'rattacher'>> => {
    if ('params' in args) return repondre.mutateAsync(args)
    return file ? avec.mutateAsync({ body: { ...args.body, file } }) : sans.mutateAsync(args)
  }
}
