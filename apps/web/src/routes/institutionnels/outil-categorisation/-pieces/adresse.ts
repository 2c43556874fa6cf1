import { CODES_PORTEE, type CodePortee } from '@registre/domain'
import { asOneOf, asPositive, asText, compact } from '../../../../lib/search-params.ts'

/** The search in the address: nothing until one has searched. */
export interface AdresseRecherche {
  portee?: CodePortee | undefined
  parent?: string | undefined
  /**
   * Codes of the territories chosen, separated by commas: the form chooses one, a program may keep
   * more.
   */
  element?: string | undefined
  /** The criteria that are filled in, as JSON: an address holds texts. */
  criteres?: string | undefined
  vue?: 'territoires' | undefined
  page?: number | undefined
  /** Understood where it is used (`TRIS`). */
  tri?: string | undefined
  sens?: 'ASC' | 'DESC' | undefined
}

/** Reads the address; its criteria are understood where they are used (`criteresDe`). */
export const lireAdresse = (brut: Record<string, unknown>): AdresseRecherche =>
  compact({
    portee: asOneOf(CODES_PORTEE)(brut['portee']),
    parent: asText(brut['parent'], 9),
    element: asText(brut['element'], 2_000),
    criteres: asText(brut['criteres'], 4_000),
    vue: asOneOf(['territoires'])(brut['vue']),
    page: asPositive(brut['page']),
    tri: asText(brut['tri'], 9),
    sens: asOneOf(['ASC', 'DESC'])(brut['sens']),
  })
