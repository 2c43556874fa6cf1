import type { Answer } from '../../lib/api/index.ts'

/** A line of the keepers' queue. */
export type LigneDemande = Answer<'rechercherDemandes'>['ligneRechercheDeclarationDTOList'][number]
/** Everything that a keeper reads before deciding. */
export type InfosValidation = Answer<'lireInfosValidation'>
export type Candidat = InfosValidation['doublons'][number]
export type Declaration = NonNullable<InfosValidation['fiche']['declaration']>
