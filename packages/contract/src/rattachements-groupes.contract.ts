import { MAX_RATTACHEMENTS, MESSAGES, TYPES_JUSTIFICATIF_MANDAT } from '@registre/domain'
import * as z from 'zod'
import { fieldError } from './declaration.schema.ts'
import { binary, operation } from './operation.ts'
import { portefeuilleVu } from './portefeuilles.contract.ts'
import {
  dateFr,
  ENTIER_MAX,
  ERREURS_PDF,
  fichier,
  numeroImmatriculation,
  texte,
} from './primitives/index.ts'

const MANDAT = ['RATTACHER_COPROPRIETE'] as const
const jourRequis = dateFr.refine((jour) => jour !== null, MESSAGES.jour)

/** A row of a workbook of attachments, and what would come of it. */
const ligneRattachement = z
  .object({
    ligne: z.number().int(),
    numero: z.string(),
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    dateDebut: dateFr,
    dateFin: dateFr,
    electionLe: dateFr,
    erreurs: z.array(fieldError),
    aConfirmer: z.array(fieldError),
  })
  .meta({ id: 'LigneRattachement' })

export const rattachementsGroupes = {
  telechargerModeleRattachements: operation('GET', '/api/rattachements/modele', {
    access: MANDAT,
    summary: 'Classeur XLSX à remplir pour demander plusieurs rattachements',
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  }),
  controlerRattachements: operation('POST', '/api/rattachements/controle', {
    lit: true,
    access: MANDAT,
    summary:
      'Dit, ligne par ligne, ce qu’un classeur de rattachements demanderait ; rien n’est écrit',
    bodyKind: 'multipart',
    body: z.strictObject({
      fichier: z
        .file()
        .meta({ description: 'Classeur XLSX, moins de 5 Mo, rempli à partir du modèle.' }),
      typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable().default(null),
    }),
    response: z.array(ligneRattachement),
    errors: ['classeur-illisible', 'invalide-taille-fichier', 'trop-de-fichiers'],
  }),
  rattacherPlusieurs: operation('POST', '/api/rattachements', {
    access: MANDAT,
    summary:
      'Demande plusieurs rattachements en une fois, avec un justificatif pour tous ; ou, par « cedant », tout le portefeuille d’un cabinet (fusion, rachat), qu’un teneur accorde en une décision',
    bodyKind: 'multipart',
    body: z.strictObject({
      lignes: z
        .array(
          z.strictObject({
            ligne: z.number().int().positive().max(ENTIER_MAX),
            numero: numeroImmatriculation,
            dateDebut: jourRequis,
            dateFin: jourRequis,
            electionLe: dateFr.default(null),
          }),
        )
        .max(MAX_RATTACHEMENTS)
        .default([])
        .describe('Au moins une, sauf avec « cedant ».'),
      cedant: texte(20)
        .default('')
        .describe('SIRET du cabinet dont tout le portefeuille est repris : les lignes sont vides.'),
      typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable().default(null),
      /** Codes of the rules that the person confirmed, for all the rows. */
      confirmations: z.array(texte(40)).max(20).default([]),
      file: fichier,
    }),
    response: z.object({
      /** The request for a whole portfolio; null for attachments. */
      reprise: portefeuilleVu.nullable(),
      demandes: z.array(
        z.object({ ligne: z.number().int(), numero: z.string(), echeance: dateFr }),
      ),
      refuses: z.array(
        z.object({ ligne: z.number().int(), numero: z.string(), message: z.string() }),
      ),
    }),
    errors: [...ERREURS_PDF, 'fichier-absent', 'regles-non-respectees'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
}
