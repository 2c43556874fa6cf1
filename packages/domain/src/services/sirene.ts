/** An establishment of the national directory of companies. */
export interface EtablissementSirene {
  siret: string
  raisonSociale: string
  /** `68.32A` */
  codeApe: string
  libelleApe: string
  /** Siège or Établissement secondaire. */
  typeEtablissement: string
  complement: string
  voie: string
  codePostal: string
  commune: string
  /** False once it has closed. */
  actif: boolean
}

export interface Sirene {
  /**
   * The establishment of a SIRET (fourteen digits), or null when the directory has none. Throws
   * RegisterError('sirene-indisponible') or RegisterError('service-non-regle').
   */
  trouver(siret: string): Promise<EtablissementSirene | null>
}
