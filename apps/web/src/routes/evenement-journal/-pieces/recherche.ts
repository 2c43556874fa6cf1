import { type EvenementJournal, LABELS_EVENEMENT_JOURNAL } from '@registre/domain'
import type { Args } from '../../../lib/api/index.ts'
import { asOneOf } from '../../../lib/search-params.ts'
import type { CriteresJournal } from './criteres.ts'

type Corps = NonNullable<Args<'rechercherJournal'>['body']>

const asEvenement = asOneOf(Object.keys(LABELS_EVENEMENT_JOURNAL) as EvenementJournal[])

/** The body of the search for these criteria. */
export const versRecherche = (c: CriteresJournal): Corps => ({
  dateDu: c.du ?? null,
  dateAu: c.au ?? null,
  profil: c.profil ?? '',
  categorie: c.categorie ?? '',
  typeEvenement: asEvenement(c.evenement) ?? '',
  modalite: c.modalite ?? '',
  // Who asks for a way of acting sees what acts so.
  sansMachines: c.modalite === undefined && c.machines !== '1',
  ...(c.apres === undefined ? {} : { apres: c.apres }),
  personne: c.personne ?? '',
  numeroImmatriculation: c.numero ?? '',
  declarant: c.declarant ?? '',
})
