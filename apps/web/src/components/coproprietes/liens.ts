/** Addresses of a co-ownership's screens, in one place. */
export const lienFiche = (id: number): string => `/copropriete/fiche/${id}`
export const lienBrouillon = (idDeclaration: number, etape = 'recapitulatif'): string => `/immatriculer-copropriete/${etape}?id=${idDeclaration}`
export const lienListe = (filtre: string): string => `/copropriete?filter=${filtre}`
