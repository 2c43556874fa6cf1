import {
  ETATS_COPROPRIETE,
  FAITS_GENERATEURS,
  MOTIFS_DISSOLUTION,
  STATUTS_DISSOLUTION,
  TYPES_JUSTIFICATIF_DISSOLUTION,
} from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import {
  dateFr,
  ENTIER_MAX,
  id,
  instant,
  jourSaisi,
  texteLong,
  texteRequis,
} from './primitives/index.ts'

/** A declared dissolution, in codes and in words. */
export const dissolutionVue = z
  .object({
    id,
    statut: z.enum(STATUTS_DISSOLUTION),
    libelleStatut: z.string(),
    motif: z.string(),
    libelleMotif: z.string(),
    /** The motive in words, for AUTRE. */
    autre: z.string(),
    faitGenerateur: z.string(),
    libelleFaitGenerateur: z.string(),
    dateFaitGenerateur: dateFr,
    dateEffet: dateFr,
    typeJustif: z.enum(TYPES_JUSTIFICATIF_DISSOLUTION),
    libelleTypeJustif: z.string(),
    documentId: z.uuid().nullable(),
    nomDocument: z.string(),
    declareePar: z.string(),
    declareeLe: instant,
    demandeId: id.nullable(),
    /** The caller may take it back now. */
    annulable: z.boolean(),
  })
  .meta({ id: 'Dissolution' })

const ERREURS = [
  'introuvable',
  'transition-interdite',
  'acces-non-autorise',
  'action-interdite-en-emprunt',
] as const

export const dissolutions = {
  lireInfosDissolution: operation('GET', '/api/coproprietes/infos/dissolution/{id}', {
    access: ['DISSOUDRE_COPRO'],
    summary: 'La copropriété à dissoudre, et si la personne connectée peut déclarer sa dissolution',
    params: z.object({ id: refCopropriete }),
    response: z.object({
      id,
      version: z.number().int(),
      numeroImmatriculation: z.string().nullable(),
      nom: z.string(),
      adressePrincipale: z.string(),
      etat: z.enum(ETATS_COPROPRIETE),
      libelleEtat: z.string(),
      representant: z.string(),
      dateReglement: dateFr,
      possible: z.boolean(),
      /** Why it cannot be declared; '' when it can. */
      empechement: z.string(),
      /** What a keeper asks of it before deciding, '' for nothing: declaring it again answers. */
      aPreciser: z.string(),
    }),
    errors: ['introuvable'],
  }),
  lireDissolution: operation('GET', '/api/coproprietes/getinfosdissolution/{id}', {
    access: ['VISUALISER_COPRO'],
    summary: 'La dernière dissolution déclarée d’une copropriété',
    params: z.object({ id: refCopropriete }),
    response: dissolutionVue,
    errors: ['introuvable'],
  }),
  dissoudre: operation('PUT', '/api/coproprietes/dissoudre', {
    access: ['DISSOUDRE_COPRO'],
    summary:
      'Déclare la dissolution d’une copropriété, avec son justificatif ; redéclarée, répond au teneur qui demande des précisions',
    body: z.strictObject({
      idCopropriete: refCopropriete,
      version: z.number().int().min(1).max(ENTIER_MAX),
      motif: z.enum(MOTIFS_DISSOLUTION).nullable(),
      autre: texteLong(500).default(''),
      faitGenerateur: z.enum(FAITS_GENERATEURS).nullable(),
      dateFaitGenerateur: jourSaisi,
      dateEffet: jourSaisi.default(null),
      typeJustif: z.enum(TYPES_JUSTIFICATIF_DISSOLUTION).nullable(),
      /** The proof, sent first by POST /api/documents. */
      idDocument: z.uuid().nullable(),
      /** To the keeper who asked for details. */
      message: texteLong(2000).default(''),
    }),
    response: z.object({
      id,
      demandeId: id,
      etatCopropriete: z.enum(ETATS_COPROPRIETE),
      echeance: dateFr,
      dateEffet: dateFr,
    }),
    errors: [...ERREURS, 'version-perimee', 'regles-non-respectees'],
    fraiche: 'toujours',
    sansJeton: true,
    idempotent: true,
    interditEnEmprunt: true,
  }),
  annulerDissolution: operation('PUT', '/api/coproprietes/{id}/dissolution/annuler', {
    access: ['DISSOUDRE_COPRO'],
    summary: 'Annule la dissolution que l’on a déclarée, tant qu’aucune décision n’est prise',
    params: z.object({ id: refCopropriete }),
    body: z.strictObject({
      motif: texteRequis(500, 'Écrivez le motif de l’annulation : il est inscrit au journal.'),
    }),
    response: z.object({ etatCopropriete: z.enum(ETATS_COPROPRIETE) }),
    errors: [...ERREURS, 'deja-decide'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
}
