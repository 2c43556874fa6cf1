import type { EtatAnnuaire } from '../teledeclarant/veille.ts'

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
  etat: EtatAnnuaire
}

/** Somebody who directs a firm, as the public directory says. */
export interface Dirigeant {
  /** The name in use may follow between brackets. */
  nom: string
  prenoms: string
  /** `AAAA-MM`, or the year alone; '' when it is not told. */
  naissance: string
  /** Gérant, Président de SAS… */
  qualite: string
}

export interface Sirene {
  /**
   * The establishment of a SIRET (fourteen digits), or null when the directory has none. Throws
   * RegisterError('sirene-indisponible') or RegisterError('service-non-regle').
   */
  trouver(siret: string): Promise<EtablissementSirene | null>
  /** The natural persons who direct the firm of a SIRET; none where the directory does not say. Throws as `trouver`. */
  dirigeants(siret: string): Promise<readonly Dirigeant[]>
}
