/** What a row read from the projections says of a co-ownership, whichever statement read it. */
interface IdentiteProjetee {
  copropriete_id: number
  numero: string
  nom: string
  adresse: string
  code_postal: string
  commune: string
}

/** What every list of registered co-ownerships says of each. */
export const versIdentite = (r: IdentiteProjetee) => ({
  id: r.copropriete_id,
  numeroImmatriculation: r.numero,
  nom: r.nom,
  adresse: r.adresse,
  codePostal: r.code_postal,
  commune: r.commune,
})
