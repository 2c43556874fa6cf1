import { CLES_GROUPES, ETATS_COPROPRIETE, FILTRES_COPROPRIETES } from '@registre/domain'
import * as z from 'zod'
import { dateFr, id, paginationOptions, texte } from './primitives/index.ts'

/** What a list of co-ownerships is searched by (specification 1, "Searches"). */
export const rechercheCoproprietes = z
  .strictObject({
    paginationOptions: paginationOptions(
      'nom',
      'numeroImmatriculation',
      'adressePrincipale',
      'statutCopropriete',
      'statutRattachement',
      'nombreLots',
      'nombreBatiments',
      'dateFinMandat',
      'majAnnuelle',
    ).prefault({}),
    immatriculationOuNom: texte(100).default(''),
    dateDebutMandat: dateFr.default(null),
    dateFinMandat: dateFr.default(null),
    etatsCopropriete: z.array(z.enum(ETATS_COPROPRIETE)).max(16).default([]),
    /** Clef of a status group of the lists (domain: GROUPES_STATUT), or ''. */
    statut: z.enum(['', ...CLES_GROUPES]).default(''),
    /** Filter of the screen /copropriete (seeAllCopro, annuelle …), or ''. */
    filtre: z.enum(['', ...FILTRES_COPROPRIETES]).default(''),
    /** Those where this declarant has a mandate, over or not. */
    mandatDe: id.nullable().default(null),
  })
  .meta({ id: 'RechercheCoproprietes' })
