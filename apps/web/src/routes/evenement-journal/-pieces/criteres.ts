import { CATEGORIES_JOURNAL, type EvenementJournal, LABELS_EVENEMENT_JOURNAL, MODALITES_JOURNAL, PROFILS } from '@registre/domain'
import type { Args } from '../../../lib/api/index.ts'
import { asOneOf, asText, compact } from '../../../lib/search-params.ts'

type Corps = NonNullable<Args<'rechercherJournal'>['body']>

/** What the journal keeps in its address. Days: jj/mm/aaaa. */
export interface CriteresJournal {
  du?: string | undefined
  au?: string | undefined
  profil?: (typeof PROFILS)[number] | undefined
  categorie?: (typeof CATEGORIES_JOURNAL)[number] | undefined
  evenement?: EvenementJournal | undefined
  modalite?: (typeof MODALITES_JOURNAL)[number] | undefined
  personne?: string | undefined
  numero?: string | undefined
}

const asProfil = asOneOf(PROFILS)
const asCategorie = asOneOf(CATEGORIES_JOURNAL)
const asModalite = asOneOf(MODALITES_JOURNAL)
const asEvenement = asOneOf(Object.keys(LABELS_EVENEMENT_JOURNAL) as EvenementJournal[])

/** Reads the address of the journal; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresJournal =>
  compact({
    du: asText(raw['du'], 10),
    au: asText(raw['au'], 10),
    profil: asProfil(raw['profil']),
    categorie: asCategorie(raw['categorie']),
    evenement: asEvenement(raw['evenement']),
    modalite: asModalite(raw['modalite']),
    personne: asText(raw['personne']),
    numero: asText(raw['numero'], 20),
  })

/** The body of the search for these criteria. */
export const versRecherche = (c: CriteresJournal): Corps => ({
  dateDu: c.du ?? null,
  dateAu: c.au ?? null,
  profil: c.profil ?? '',
  categorie: c.categorie ?? '',
  typeEvenement: c.evenement ?? '',
  modalite: c.modalite ?? '',
  personne: c.personne ?? '',
  numeroImmatriculation: c.numero ?? '',
})
