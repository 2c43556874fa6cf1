/** Somebody who may sign in at a provider of the demonstration: the claims that it gives. */
export interface PersonneFournisseur {
  sub: string
  given_name: string
  /** ProConnect's name of the family name; the notaries' provider says family_name. */
  usual_name?: string
  family_name?: string
  siret?: string
  /** The level that it reaches; the lowest unless told. */
  acr?: string
  /** What the sign-in page shows of its organism. */
  organisme: string
  [claim: string]: unknown
}
