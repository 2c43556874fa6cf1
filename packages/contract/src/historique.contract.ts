import {
  CODES_JEU,
  ETATS_COPROPRIETE,
  ETATS_DECLARATION,
  TYPES_DECLARATION,
  TYPES_MAJ,
} from '@registre/domain'
import * as z from 'zod'
import { immatCoproprieteLue } from './blocs-lus.schema.ts'
import { donneesFinancieres } from './blocs.schema.ts'
import { operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import { dateFr, id, instant } from './primitives/index.ts'

/** A declaration that is, or was, the current one. */
export const declarationPassee = z
  .object({
    id,
    /** Null once it has moved to the history. */
    etat: z.enum(ETATS_DECLARATION).nullable(),
    libelle: z.string(),
    typeDeclaration: z.enum(TYPES_DECLARATION),
    typeMaj: z.enum(TYPES_MAJ).nullable(),
    auteur: z.string(),
    /** When it was the current one; `au` null: it is. */
    du: instant,
    au: instant.nullable(),
    /** Set of the law that it follows, and that of its count of debtors. */
    jeu: z.enum(CODES_JEU),
    jeuDebiteurs: z.enum(CODES_JEU),
    /** Sentences that its author confirmed, by code. */
    confirmations: z.array(z.string()),
    donneesFinancieres,
  })
  .meta({ id: 'DeclarationPassee' })

const declarationEntiere = declarationPassee
  .extend({ immatCopropriete: immatCoproprieteLue })
  .meta({ id: 'DeclarationPasseeEntiere' })

const dansHistorique = { access: ['VISUALISER_COPRO'], errors: ['introuvable'] } as const

export const historique = {
  listerDeclarationsPrecedentes: operation(
    'GET',
    '/api/coproprietes/{id}/declarationsPrecedentes',
    {
      ...dansHistorique,
      summary:
        'Déclarations d’une copropriété, la courante et celles qu’elle a remplacées, la plus récente d’abord',
      params: z.object({ id: refCopropriete }),
      response: z.array(declarationPassee),
    },
  ),
  lireChronologie: operation('GET', '/api/coproprietes/{id}/chronologie', {
    ...dansHistorique,
    summary:
      'Chronologie d’une copropriété : déclarations, mandats, décisions, du plus récent au plus ancien',
    params: z.object({ id: refCopropriete }),
    response: z.array(
      z.object({
        instant,
        categorie: z.enum(['DECLARATION', 'MANDAT', 'DECISION']),
        libelle: z.string(),
        detail: z.string(),
        auteur: z.string(),
        declarationId: id.nullable(),
      }),
    ),
  }),
  comparerDeclarations: operation('GET', '/api/coproprietes/{id}/comparaison', {
    ...dansHistorique,
    summary: 'Deux déclarations d’une copropriété, avec les champs (bloc.champ) qui diffèrent',
    params: z.object({ id: refCopropriete }),
    query: z.object({ de: id, a: id }),
    response: z.object({
      de: declarationEntiere,
      a: declarationEntiere,
      champs: z.array(z.string()),
    }),
  }),
  lireEtatALaDate: operation('GET', '/api/coproprietes/{id}/etat', {
    ...dansHistorique,
    summary:
      'Ce que le registre disait d’une copropriété à la fin d’un jour (a_la_date, aaaa-mm-jj) ; aujourd’hui par défaut',
    params: z.object({ id: refCopropriete }),
    query: z.object({ a_la_date: z.iso.date().optional() }),
    response: z.object({
      date: dateFr,
      etat: z.enum(ETATS_COPROPRIETE).nullable(),
      libelleEtat: z.string(),
      declaration: declarationEntiere.nullable(),
      mandat: z
        .object({ teledeclarant: z.string(), dateDebut: dateFr, dateFin: dateFr })
        .nullable(),
    }),
  }),
}
