/** The legal representative of a declarant, as its row keeps it. */
export interface Representant {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  adresse: Readonly<Record<string, string>>
}

/** The same, as what is posed on a declarant. */
export const poseRepresentant = (r: Representant) => ({
  repCivilite: r.civilite,
  repNom: r.nom,
  repPrenom: r.prenom,
  repEmail: r.email,
  repTelephone: r.telephone,
  repAdresse: r.adresse,
})

/** The same, as the holder of its main account. */
export const titulaireDe = ({
  civilite,
  nom,
  prenom,
  email,
  telephone,
}: Omit<Representant, 'adresse'>) => ({
  civilite,
  nom,
  prenom,
  email,
  telephone,
})
