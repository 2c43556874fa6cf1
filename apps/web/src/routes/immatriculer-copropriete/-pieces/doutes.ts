import {
  controlerBloc,
  type ChiffreFinancier,
  type DonneesFinancieres,
  type FaitsDeclaration,
  type FieldError,
} from '@registre/domain'

/** A figure that cannot be true, or seldom is: what a rule says, and whether last year's would do. */
export interface Doute extends FieldError {
  /** Last year's figure, when writing it again would lift the doubt. */
  remplacement: number | null
}

const BLOC = 'donneesFinancieres'

/** The doubts of a figure that nobody has confirmed yet. */
export const doutesSur = (
  champ: ChiffreFinancier,
  faits: FaitsDeclaration,
  avant: DonneesFinancieres | null,
  confirmations: readonly string[],
): Doute[] =>
  controlerBloc(BLOC, faits, confirmations)
    .aConfirmer.filter((e) => e.champ === `${BLOC}.${champ}`)
    .map((e) => ({ ...e, remplacement: remplacementDe(e, champ, faits, avant) }))

const remplacementDe = (
  { code }: FieldError,
  champ: ChiffreFinancier,
  faits: FaitsDeclaration,
  avant: DonneesFinancieres | null,
): number | null => {
  const ancien = avant?.[champ] ?? null
  if (ancien === null || ancien === faits.contenu.donneesFinancieres[champ]) return null
  const essai: FaitsDeclaration = {
    ...faits,
    contenu: {
      ...faits.contenu,
      donneesFinancieres: { ...faits.contenu.donneesFinancieres, [champ]: ancien },
    },
  }
  return controlerBloc(BLOC, essai).aConfirmer.some((e) => e.code === code) ? null : ancien
}
