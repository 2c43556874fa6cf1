import {
  BASCULE_2027,
  BATIMENT,
  BATIMENTS_MAX,
  CHAMPS_PORTEFEUILLE,
  COLONNES_PORTEFEUILLE,
  ETATS_LIGNE,
  ETATS_PORTEFEUILLE,
  FAITS_CLASSEUR,
  formatFrDate,
  MAX_LIGNES_PORTEFEUILLE,
  tableOf,
} from '@registre/domain'
import * as z from 'zod'
import { fieldError } from './declaration.schema.ts'
import { binary, operation } from './operation.ts'
import { ENTIER_MAX, id, instant, mention, texteLong, texte } from './primitives/index.ts'

const DEPOSER = ['MAJ_COPROPRIETE_ANNUELLE'] as const
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const MAX_CORPS = 5 * 1024 * 1024

// Whatever a cell holds is accepted here: what it must be is checked row by row, so that one bad
// cell refuses one row.
const FORMES_CELLULE = [texteLong(500), z.number(), z.boolean(), z.null()] as const
const cellule = z.union(FORMES_CELLULE)
const champs = tableOf(CHAMPS_PORTEFEUILLE, (champ) =>
  cellule.optional().describe(COLONNES_PORTEFEUILLE[champ].titre),
)

const batimentDeLigne = z
  .object(tableOf(FAITS_CLASSEUR, (fait) => cellule.optional().describe(BATIMENT[fait].libelle)))
  .catchall(cellule)
  .meta({
    id: 'BatimentDeLigne',
    description:
      'Un bâtiment, dans les mots de l’écran ou par leurs codes. « cle » est son repère au registre ; sans lui, il est reconnu à son nom. Une donnée absente reste telle qu’au registre.',
  })
const batiments = z.array(batimentDeLigne).max(BATIMENTS_MAX)

/**
 * One annual update: a registration number, and what it declares. What is absent stays as declared;
 * null empties.
 */
export const lignePortefeuille = z
  .object({
    numero: cellule.optional().describe('Numéro d’immatriculation'),
    ...champs,
    batiments: batiments
      .optional()
      .describe(
        `Depuis le ${formatFrDate(BASCULE_2027)} : tous ses bâtiments. Absents, ils restent tels quels.`,
      ),
  })
  .catchall(z.union([...FORMES_CELLULE, batiments]))
  .meta({
    id: 'LignePortefeuille',
    examples: [
      {
        numero: 'AA0-000-001',
        dateDebutExercice: '01/01/2025',
        dateClotureComptes: '31/12/2025',
        dateAg: '12/05/2026',
        chargesOperationsCourantes: 41_200,
      },
    ],
  })

const comptes = z.object(tableOf(ETATS_LIGNE, () => z.number().int()))

export const portefeuilleVu = z
  .object({
    id,
    nom: z.string(),
    etat: z.enum(ETATS_PORTEFEUILLE),
    nbLignes: z.number().int(),
    /** Rows in each state: the progress while it runs. */
    comptes,
    par: z.string(),
    creeLe: instant,
    soumisLe: instant.nullable(),
    termineLe: instant.nullable(),
    /** Of a whole portfolio that is taken over (merger, purchase): whose; null for annual updates. */
    cedant: z.object({ nom: z.string(), siret: z.string() }).nullable(),
    /** Why a keeper refused it. */
    motif: z.string(),
  })
  .meta({ id: 'Portefeuille' })

export const lignePortefeuilleVue = z
  .object({
    /** Row of the workbook, or rank in the list sent, from 1. */
    ligne: z.number().int().positive(),
    numero: z.string(),
    coproprieteId: id.nullable(),
    nom: z.string(),
    etat: z.enum(ETATS_LIGNE),
    /** Of a former syndic: filed, it takes effect once the syndic in office agrees (ATTEND_ACCORD). */
    sousAccord: z.boolean(),
    erreurs: z.array(fieldError),
    aConfirmer: z.array(fieldError),
    confirmations: z.array(z.string()),
    declarationId: id.nullable(),
    traiteeLe: instant.nullable(),
  })
  .meta({ id: 'LignePortefeuilleVue' })

const params = z.object({ id })

export const portefeuilles = {
  telechargerModelePortefeuille: operation('GET', '/api/portefeuilles/modele', {
    access: DEPOSER,
    summary: `Classeur XLSX prérempli des mises à jour annuelles des copropriétés de son établissement, avec leurs bâtiments depuis le ${formatFrDate(BASCULE_2027)}`,
    response: binary(XLSX),
  }),
  listerPortefeuilles: operation('GET', '/api/portefeuilles', {
    access: DEPOSER,
    summary: 'Les derniers dépôts groupés de son établissement',
    response: z.array(portefeuilleVu),
  }),
  controlerPortefeuille: operation('POST', '/api/portefeuilles', {
    access: DEPOSER,
    summary:
      'Contrôle un dépôt groupé de mises à jour annuelles, ligne par ligne, sans rien déposer',
    body: z.strictObject({
      nom: mention(120).default(''),
      lignes: z.array(lignePortefeuille).min(1).max(MAX_LIGNES_PORTEFEUILLE),
    }),
    maxCorps: MAX_CORPS,
    response: portefeuilleVu,
    errors: ['trop-d-elements'],
    idempotent: true,
  }),
  controlerClasseurPortefeuille: operation('POST', '/api/portefeuilles/classeur', {
    access: DEPOSER,
    summary: 'Le même contrôle pour un classeur XLSX (2 000 lignes, 5 Mo)',
    bodyKind: 'multipart',
    body: z.strictObject({
      fichier: z
        .file()
        .meta({ description: 'Classeur XLSX, moins de 5 Mo, rempli à partir du modèle.' }),
    }),
    response: portefeuilleVu,
    errors: [
      'classeur-illisible',
      'invalide-taille-fichier',
      'trop-de-fichiers',
      'trop-d-elements',
    ],
    idempotent: true,
  }),
  lirePortefeuille: operation('GET', '/api/portefeuilles/{id}', {
    access: DEPOSER,
    summary: 'État et avancement d’un dépôt groupé, avec les règles à confirmer',
    params,
    response: z.object({
      portefeuille: portefeuilleVu,
      regles: z.array(
        z.object({ code: z.string(), exemple: z.string(), lignes: z.array(z.number().int()) }),
      ),
    }),
    errors: ['introuvable'],
  }),
  listerLignesPortefeuille: operation('GET', '/api/portefeuilles/{id}/lignes', {
    access: DEPOSER,
    summary:
      'Les lignes d’un dépôt groupé, avec chaque erreur : champ, code de contrôle, explication',
    params,
    query: z.object({
      etat: z.enum(ETATS_LIGNE).optional(),
      page: z.coerce.number<number>().int().min(1).max(2000).default(1),
      taille: z.coerce.number<number>().int().min(1).max(500).default(100),
    }),
    response: z.object({ total: z.number().int(), lignes: z.array(lignePortefeuilleVue) }),
    errors: ['introuvable'],
  }),
  deposerPortefeuille: operation('PUT', '/api/portefeuilles/{id}/depot', {
    access: DEPOSER,
    summary:
      'Dépose les lignes prêtes, et celles dont chaque règle à confirmer est confirmée ; les autres restent de côté',
    params,
    body: z.strictObject({
      confirmations: z
        .array(
          z.strictObject({
            ligne: z.number().int().positive().max(ENTIER_MAX),
            codes: z.array(texte(40)).max(20),
          }),
        )
        .max(MAX_LIGNES_PORTEFEUILLE)
        .default([]),
    }),
    response: portefeuilleVu,
    errors: ['introuvable', 'transition-interdite', 'regles-non-respectees'],
    idempotent: true,
  }),
  annulerPortefeuille: operation('PUT', '/api/portefeuilles/{id}/annulation', {
    access: DEPOSER,
    summary: 'Arrête un dépôt groupé : ce qui est déposé le reste, le reste ne le sera pas',
    params,
    response: portefeuilleVu,
    errors: ['introuvable', 'transition-interdite'],
  }),
  telechargerResultatPortefeuille: operation('GET', '/api/portefeuilles/{id}/resultat', {
    access: DEPOSER,
    summary:
      'Ce qui a été pris et ce qui ne l’a pas été, ligne par ligne (XLSX ou CSV) ; le classeur peut être corrigé et redéposé',
    params,
    query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    response: binary(XLSX),
    errors: ['introuvable'],
  }),
}
