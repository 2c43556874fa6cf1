export type { Batiment } from './champs/batiment.ts'
export type { DonneesFinancieres } from './champs/finances.ts'
export type { Identification } from './champs/identification.ts'
export type { Procedures } from './champs/procedures.ts'
export type { InfoRattachement } from './champs/rattachement.ts'
export type { BlocDeclaration, ImmatCopropriete } from './champs/tables.ts'
export type { DonneesTechniques } from './champs/technique.ts'
export type { Adresse, Arrete, Parcelle } from './champs/valeurs.ts'

/**
 * Version of the JSON stored in `declaration.contenu`; raised with a migration when the blocks
 * change.
 */
export const VERSION_CONTENU = 1
