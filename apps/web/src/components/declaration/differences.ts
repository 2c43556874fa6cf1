import type { BlocDeclaration, ImmatCopropriete } from '@registre/domain'
import { valeurLisible } from './affichage.ts'
import { libelleDe } from './libelles.ts'
import type { BlocsEnvoyes } from './types.ts'

const BLOCS: readonly BlocDeclaration[] = ['infoRattachement', 'identification', 'procedures', 'donneesFinancieres', 'donneesTechniques']

const egal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The blocks of `courant` that are not those of `base`: what a save has to carry. */
export const blocsModifies = (base: BlocsEnvoyes, courant: BlocsEnvoyes): Partial<BlocsEnvoyes> =>
  Object.fromEntries(BLOCS.filter((bloc) => !egal(base[bloc], courant[bloc])).map((bloc) => [bloc, courant[bloc]]))

export interface Difference {
  champ: string
  libelle: string
  /** What the person typed, and what the register holds now, as read. */
  saisie: string
  enregistre: string
  /** False: the person did not touch it, somebody else changed it. */
  modifieParMoi: boolean
}

/** The fields that differ between what is typed and what another tab or person saved since `base`. */
export const differences = (base: ImmatCopropriete, saisie: ImmatCopropriete, enregistre: ImmatCopropriete): Difference[] =>
  BLOCS.flatMap((bloc) => {
    const [b, s, e] = [base[bloc], saisie[bloc], enregistre[bloc]].map((x) => new Map<string, unknown>(Object.entries(x)))
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

const fusionnerBloc = <B extends BlocDeclaration>(
  bloc: B,
  base: ImmatCopropriete,
  saisie: ImmatCopropriete,
  enregistre: ImmatCopropriete,
): ImmatCopropriete[B] => {
  const resultat = { ...enregistre[bloc] }
  for (const champ of Object.keys(saisie[bloc]) as (keyof ImmatCopropriete[B])[]) {
    if (!egal(saisie[bloc][champ], base[bloc][champ])) resultat[champ] = saisie[bloc][champ]
  }
  return resultat
}

/** What is saved when the person keeps what it typed: its own changes, on top of what the register holds now. */
export const fusionner = (base: ImmatCopropriete, saisie: ImmatCopropriete, enregistre: ImmatCopropriete): ImmatCopropriete => ({
  infoRattachement: fusionnerBloc('infoRattachement', base, saisie, enregistre),
  identification: fusionnerBloc('identification', base, saisie, enregistre),
  procedures: fusionnerBloc('procedures', base, saisie, enregistre),
  donneesFinancieres: fusionnerBloc('donneesFinancieres', base, saisie, enregistre),
  donneesTechniques: fusionnerBloc('donneesTechniques', base, saisie, enregistre),
})
