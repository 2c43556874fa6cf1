import {
  CATEGORIES_JOURNAL,
  EVENEMENTS_JOURNAL,
  MODALITES_JOURNAL,
  PROFILS,
} from '@registre/domain'
import * as z from 'zod'
import { binary, operation, type Operation } from './operation.ts'
import { clefValeurs, dateFr, id, instant, texteCourt } from './primitives/index.ts'

const TENEUR = ['RECHERCHE_EVENEMENT_JOURNAL'] as const

const coproprieteCitee = z
  .object({ id, numero: z.string().nullable(), nom: z.string() })
  .meta({ id: 'CoproprieteCitee' })

/** One event as the journal shows it: who, on behalf of whom, what, from, to, why. */
export const evenementJournal = z
  .object({
    id: z.number().int().positive(),
    instant,
    categorie: z.enum(CATEGORIES_JOURNAL),
    libelleCategorie: z.string(),
    type: z.string(),
    libelleType: z.string(),
    modalite: z.enum(MODALITES_JOURNAL),
    libelleModalite: z.string(),
    /** Empty for the register itself or a visitor. */
    personne: z.string(),
    profil: z.enum(['', ...PROFILS]),
    libelleProfil: z.string(),
    /** The keeper who acted under that person's account; empty otherwise. */
    teneur: z.string(),
    /** Establishment of that person; empty for a keeper. */
    etablissement: z.string(),
    /** The declarant that the event concerns. */
    teledeclarant: z.string(),
    copropriete: coproprieteCitee.nullable(),
    de: z.string(),
    vers: z.string(),
    motif: z.string(),
    details: clefValeurs,
  })
  .meta({ id: 'EvenementJournal' })

const criteres = {
  dateDu: dateFr.default(null),
  dateAu: dateFr.default(null),
  profil: z.enum(['', ...PROFILS]).default(''),
  categorie: z.enum(['', ...CATEGORIES_JOURNAL]).default(''),
  typeEvenement: z.enum(['', ...EVENEMENTS_JOURNAL]).default(''),
  modalite: z.enum(['', ...MODALITES_JOURNAL]).default(''),
  /** Without what the register does by itself. */
  sansMachines: z.boolean().optional(),
  /** Only what is older than this event. */
  apres: z.number().int().positive().optional(),
  /**
   * Name, first name or e-mail of who acted: contains; a leading $ means starts with; _ replaces
   * one character.
   */
  personne: texteCourt(100).default(''),
  numeroImmatriculation: texteCourt(20).default(''),
  /** Name, SIREN or SIRET of a declarant: what its people did, and what concerned it. */
  declarant: texteCourt(100).default(''),
}

const liste = <const P extends string>(
  path: P,
  summary: string,
): Operation<P, undefined, undefined, undefined, typeof clefValeurs> => ({
  method: 'GET',
  path,
  access: TENEUR,
  summary,
  response: clefValeurs,
})

export const journal = {
  listerProfilsJournal: liste('/api/evenement-journal/profil', 'Profils que le journal peut citer'),
  listerCategoriesJournal: liste('/api/evenement-journal/categorie', 'Catégories d’événements'),
  listerEvenementsDeCategorie: operation('GET', '/api/evenement-journal/type-evenement/{cat}', {
    access: TENEUR,
    summary: 'Types d’événements d’une catégorie',
    params: z.object({ cat: z.enum(CATEGORIES_JOURNAL) }),
    response: clefValeurs,
  }),
  listerEvenements: liste(
    '/api/evenement-journal/all-type-evenement',
    'Tous les types d’événements',
  ),
  listerModalitesJournal: liste(
    '/api/evenement-journal/type-modalite',
    'Modalités : à l’écran, par un autre logiciel, par le registre',
  ),
  rechercherJournal: operation('POST', '/api/evenement-journal/rechercher', {
    lit: true,
    access: TENEUR,
    summary:
      'Événements du plus récent au plus ancien, 100 au plus ; tronque dit s’il y en a d’autres',
    body: z.strictObject(criteres),
    response: z.object({ evenements: z.array(evenementJournal), tronque: z.boolean() }),
    errors: ['recherche-trop-large'],
  }),
  exporterJournal: operation('POST', '/api/evenement-journal/exporter', {
    lit: true,
    access: TENEUR,
    summary: 'Les événements de la même recherche, en CSV, 100 000 au plus',
    body: z.strictObject(criteres),
    response: binary('text/csv; charset=utf-8'),
    errors: ['recherche-trop-large'],
    rate: 'donnees',
  }),
}
