import { champsDifferents } from '../declaration/comparaison.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import type { IsoDate } from '../kernel/dates.ts'

/** What was declared when a keeper asked for details: what changed since is told with the answer. */
export interface Instantane {
  contenu: ImmatCopropriete | null
  mandat: { debut: IsoDate; fin: IsoDate; document: string | null } | null
}

/** The fields in which a request differs from what it was: `bloc.champ`, or `mandat.fin`. */
export const champsChanges = (avant: Instantane, apres: Instantane): string[] => [
  ...(avant.mandat && apres.mandat
    ? (['debut', 'fin', 'document'] as const)
        .filter((clef) => avant.mandat?.[clef] !== apres.mandat?.[clef])
        .map((clef) => `mandat.${clef}`)
    : []),
  ...(avant.contenu && apres.contenu ? champsDifferents(avant.contenu, apres.contenu) : []),
]
