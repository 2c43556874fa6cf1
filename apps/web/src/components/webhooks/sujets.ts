import { type EvenementSuivi, type RuleReport, SUJETS_SUIVIS } from '@registre/domain'

/** Every subject: what a program is told of unless somebody chooses. */
export const TOUS_LES_SUJETS: readonly string[] = SUJETS_SUIVIS.map(({ code }) => code)

/** The subjects that a list of events holds whole; all when it is empty, as everything is told then. */
export const sujetsDe = (evenements: readonly string[]): string[] =>
  evenements.length === 0
    ? [...TOUS_LES_SUJETS]
    : SUJETS_SUIVIS.filter((s) => s.evenements.every((e) => evenements.includes(e))).map(
        ({ code }) => code,
      )

/**
 * The events of the chosen subjects, and those that a program had chosen one by one; empty, which
 * means everything, when all are chosen.
 */
export const evenementsDe = (
  sujets: readonly string[],
  isoles: readonly EvenementSuivi[] = [],
): EvenementSuivi[] =>
  sujets.length === TOUS_LES_SUJETS.length
    ? []
    : [
        ...new Set([
          ...SUJETS_SUIVIS.filter(({ code }) => sujets.includes(code)).flatMap(
            (s): readonly EvenementSuivi[] => s.evenements,
          ),
          ...isoles,
        ]),
      ]

/** The events of no whole subject: chosen one by one, through the API. */
export const evenementsIsoles = (evenements: readonly EvenementSuivi[]): EvenementSuivi[] => {
  const entiers = evenementsDe(sujetsDe(evenements))
  return sujetsDe(evenements).length === TOUS_LES_SUJETS.length
    ? []
    : evenements.filter((e) => !entiers.includes(e))
}

/** A program that would hear of nothing has no use. */
export const auMoinsUnSujet = (
  sujets: readonly string[],
  isoles: readonly EvenementSuivi[] = [],
): Partial<RuleReport> =>
  sujets.length > 0 || isoles.length > 0
    ? {}
    : {
        erreurs: [
          { champ: 'sujets', code: 'requis', message: 'Choisissez au moins un sujet à annoncer.' },
        ],
      }

/** What a program is told of, in words. */
export const motsDesSujets = (evenements: readonly EvenementSuivi[]): string => {
  if (evenements.length === 0) return 'Tous les changements'
  const entiers = sujetsDe(evenements)
  const isoles = evenementsIsoles(evenements).length
  return [
    ...SUJETS_SUIVIS.filter(({ code }) => entiers.includes(code)).map(({ libelle }) => libelle),
    ...(isoles > 0
      ? [`${isoles} événement${isoles > 1 ? 's' : ''} choisi${isoles > 1 ? 's' : ''} un par un`]
      : []),
  ].join(', ')
}
