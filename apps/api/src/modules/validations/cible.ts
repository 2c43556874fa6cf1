import { type DemandeVisee, refusDuChamp } from '@registre/domain'

export interface CorpsCible {
  idMandat?: DemandeVisee | null | undefined
  idDemande?: number | undefined
}

/**
 * The request that a body names: by its mandate as the contract says, or by itself when it has
 * none. Throws `requete-invalide`.
 */
export const cibleDe = ({ idMandat, idDemande }: CorpsCible): DemandeVisee => {
  if (idDemande !== undefined) return { demandeId: idDemande }
  if (idMandat) return idMandat
  throw refusDuChamp('idMandat', 'requis', 'Ce champ est requis', 'requete-invalide')
}
