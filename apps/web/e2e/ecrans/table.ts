import { DECLARANTS } from './declarants.ts'
import { PUBLICS } from './publics.ts'
import { TENEURS } from './teneurs.ts'

/**
 * Every screen of the register. A route of the generated tree without a row here fails the test.
 */
export const ECRANS = [...PUBLICS, ...DECLARANTS, ...TENEURS]
