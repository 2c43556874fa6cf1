/** The accounts of the year after the one that was read, as an assembly approved them. */
export const comptesApprouves = <F extends { dateClotureComptes?: string | null }>(lus: F) => {
  const annee = Number((lus.dateClotureComptes ?? '').slice(-4))
  return {
    ...lus,
    dateAg: `15/06/${annee + 1}`,
    chargesOperationsCourantes: 48_500,
    chargesOperationsExceptionnelles: 3200,
    montantDettes: 1900,
    montantImpayesCoproprietaires: 750,
    nbCoproprietairesImpayes: 2,
    montantFondTravaux: 6400,
  }
}
