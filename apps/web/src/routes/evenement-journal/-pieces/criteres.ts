import { CATEGORIES_JOURNAL, MODALITES_JOURNAL, PROFILS } from '@registre/domain'
import { asOneOf, asPositive, asText, compact } from '../../../lib/search-params.ts'

/** What the journal keeps in its address. Days: jj/mm/aaaa. */
export interface CriteresJournal {
  du?: string | undefined
  au?: string | undefined
  profil?: (typeof PROFILS)[number] | undefined
  categorie?: (typeof CATEGORIES_JOURNAL)[number] | undefined
  /** A code: the labels of all of them stay with the screen. */
  evenement?: string | undefined
  modalite?: (typeof MODALITES_JOURNAL)[number] | undefined
  personne?: string | undefined
  numero?: string | undefined
  /** Name, SIREN or SIRET of a declarant. */
  declarant?: string | undefined
  /** '1': what the register does by itself too. */
  machines?: '1' | undefined
  /** Only what is older than this event. */
  apres?: number | undefined
}

const asProfil = asOneOf(PROFILS)
const asCategorie = asOneOf(CATEGORIES_JOURNAL)
const asUn = asOneOf(['1'])
const asModalite = asOneOf(MODALITES_JOURNAL)

/** Reads the address of the journal; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresJournal =>
  compact({
    du: asText(raw['du'], 10),
    au: asText(raw['au'], 10),
    profil: asProfil(raw['profil']),
    categorie: asCategorie(raw['categorie']),
    evenement: asText(raw['evenement'], 60),
    modalite: asModalite(raw['modalite']),
    personne: asText(raw['personne']),
    numero: asText(raw['numero'], 20),
    declarant: asText(raw['declarant']),
    machines: asUn(raw['machines']),
    apres: asPositive(raw['apres']),
  })
