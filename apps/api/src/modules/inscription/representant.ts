/** The legal representative of a declarant, as its row keeps it. */
export interface Representant {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  adresse: Readonly<Record<string, string>>
}

/** The parameters of `rep_civilite` to `rep_adresse`, in the order of the table. */
export const valeursRepresentant = (r: Representant) =>
  [r.civilite, r.nom, r.prenom, r.email, r.telephone, JSON.stringify(r.adresse)] as const

/** The same, as what is posed on a declarant. */
export const poseRepresentant = (r: Representant) => ({
  repCivilite: r.civilite,
  repNom: r.nom,
  repPrenom: r.prenom,
  repEmail: r.email,
  repTelephone: r.telephone,
  repAdresse: r.adresse,
})
