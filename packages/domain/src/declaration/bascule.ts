import type { IsoDate } from '../kernel/dates.ts'

/** The day of decree 2025-831, known by excerpts (decision 017). */
const JOUR_DU_DECRET: IsoDate = '2027-02-21'

interface Lieu {
  process?: { env?: Readonly<Record<string, string | undefined>> }
  document?: { documentElement: { dataset: Readonly<Record<string, string | undefined>> } }
}

/** The day that the page tells a browser, or the setting tells a server. */
const donnee = ({ process, document }: Lieu): string | undefined =>
  document?.documentElement.dataset['bascule'] ?? process?.env?.['BASCULE_2027']

const jour =
  donnee({
    process: Reflect.get(globalThis, 'process'),
    document: Reflect.get(globalThis, 'document'),
  }) ?? ''

/**
 * First day of the set of 2027: the decree's, unless the operator's setting moves it. Nothing else
 * dates it.
 */
export const BASCULE_2027: IsoDate = /^\d{4}-\d{2}-\d{2}$/.test(jour) ? jour : JOUR_DU_DECRET
/** True when the operator moved it: pages tell it to the browser. */
export const BASCULE_DEPLACEE = BASCULE_2027 !== JOUR_DU_DECRET
