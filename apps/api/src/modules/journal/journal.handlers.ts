import type { journal } from '@registre/contract'
import {
  CATEGORIES_JOURNAL,
  type EvenementJournal,
  EVENEMENTS_PAR_CATEGORIE,
  LABELS_CATEGORIE_JOURNAL,
  LABELS_EVENEMENT_JOURNAL,
  LABELS_MODALITE_JOURNAL,
  LABELS_PROFIL,
  MODALITES_JOURNAL,
  PROFILS,
} from '@registre/domain'
import type { Handlers } from '../../platform/mount.ts'
import { clefValeursDe } from '../reference/clef-valeur.ts'
import { exporterJournal } from './exporter-journal.ts'
import { rechercherJournal } from './rechercher-journal.ts'

const evenements = (types: readonly EvenementJournal[]) => {
  const liste = clefValeursDe([...new Set(types)], LABELS_EVENEMENT_JOURNAL)
  return liste.toSorted((a, b) => a.valeur.localeCompare(b.valeur, 'fr'))
}

export const journalHandlers: Handlers<typeof journal> = {
  listerProfilsJournal: async () => clefValeursDe(PROFILS, LABELS_PROFIL),
  listerCategoriesJournal: async () => clefValeursDe(CATEGORIES_JOURNAL, LABELS_CATEGORIE_JOURNAL),
  listerEvenementsDeCategorie: async (_, { params }) =>
    evenements(EVENEMENTS_PAR_CATEGORIE[params.cat]),
  listerEvenements: async () => evenements(Object.values(EVENEMENTS_PAR_CATEGORIE).flat()),
  listerModalitesJournal: async () => clefValeursDe(MODALITES_JOURNAL, LABELS_MODALITE_JOURNAL),
  rechercherJournal: (ctx, { body }) => rechercherJournal(ctx, body),
  exporterJournal: (ctx, { body }) => exporterJournal(ctx, body),
}
