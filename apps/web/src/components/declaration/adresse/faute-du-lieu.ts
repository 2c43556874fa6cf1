/** What the register says of a place: of itself, of its postal code or of its commune. */
export const fauteDuLieu = (
  erreurs: ReadonlyMap<string, string>,
  champ: string,
): string | undefined =>
  erreurs.get(champ) ?? erreurs.get(`${champ}.codePostal`) ?? erreurs.get(`${champ}.commune`)
