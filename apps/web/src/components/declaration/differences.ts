import { BLOCS_DECLARATION, type ImmatCopropriete } from '@registre/domain'
import { valeurLisible } from './affichage.ts'
import { libelleDe } from './libelles.ts'
import type { BlocsEnvoyes } from './types.ts'

const egal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The blocks of `courant` that are not those of `base`: what a save has to carry. */
export const blocsModifies = (base: BlocsEnvoyes, courant: BlocsEnvoyes): Partial<BlocsEnvoyes> =>
  Object.fromEntries(
    BLOCS_DECLARATION.flatMap((bloc) =>
      egal(base[bloc], courant[bloc]) ? [] : [[bloc, courant[bloc]]],
    ),
  )

export interface Difference {
  champ: string
  libelle: string
  /** What the person typed, and what the register holds now, as read. */
  saisie: string
  enregistre: string
  /** False: the person did not touch it, somebody else changed it. */
  modifieParMoi: boolean
}

/**
 * The fields that differ between what is typed and what another tab or person saved since `base`.
 */
export const differences = (
  base: ImmatCopropriete,
  saisie: ImmatCopropriete,
  enregistre: ImmatCopropriete,
): Difference[] =>
  BLOCS_DECLARATION.flatMap((bloc) => {
    const [b, s, e] = [base[bloc], saisie[bloc], enregistre[bloc]].map(
      (x) => new Map<string, unknown>(Object.entries(x)),
    )
    return [...(s?.keys() ?? [])]
      .filter((champ) => !egal(s?.get(champ), e?.get(champ)))
      .map((champ) => ({
        champ: `${bloc}.${champ}`,
        libelle: libelleDe(`${bloc}.${champ}`),
        saisie: valeurLisible(champ, s?.get(champ)),
        enregistre: valeurLisible(champ, e?.get(champ)),
        modifieParMoi: !egal(s?.get(champ), b?.get(champ)),
      }))
  })
