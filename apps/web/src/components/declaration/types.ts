import type { ClientAnswer, Contract } from '@registre/contract'
import type { Client } from '@registre/contract/client'

/** A declaration as it travels: days are jj/mm/aaaa. */
export type Declaration = ClientAnswer<Contract['lireBrouillon']>
/** A save on its way: sent again as it was, with its key, when its answer is lost. */
export interface EnvoiEnSuspens {
  args: Parameters<Client['enregistrerBrouillon']>[0]
  clef: string
}
/** The five blocks as they travel. */
export type BlocsEnvoyes = Declaration['immatCopropriete']
export type Candidat = ClientAnswer<Contract['listerDoublonsDeclaration']>[number]
export type ReponseDoublon = Declaration['reponsesDoublons'][number]
export type FeatureAdresse = ClientAnswer<Contract['rechercherAdresse']>['features'][number]
export type ParcelleTrouvee = ClientAnswer<Contract['rechercherParcelle']>['parcelles'][number]
