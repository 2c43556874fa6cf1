import { TYPES_MAJ, TYPES_MAJ_OUVRABLES } from '@registre/domain'
import * as z from 'zod'
import { adresseReference, parcelle } from './blocs.schema.ts'
import { declaration } from './declaration.schema.ts'
import { operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import { ENTIER_MAX, id, instant, rien } from './primitives/index.ts'

const METTRE_A_JOUR = [
  'MAJ_COPROPRIETE_ANNUELLE',
  'MAJ_COPROPRIETE_STANDARD',
  'MAJ_COPROPRIETE_ANNUELLE_EXPIRE',
  'MAJ_COPROPRIETE_STANDARD_EXPIRE',
  'MAJ_COPROPRIETE_AVANT_VALIDATION',
] as const

export const misesAJour = {
  commencerMiseAJour: operation('POST', '/api/mises-a-jour', {
    access: METTRE_A_JOUR,
    summary:
      'Ouvre une mise à jour, préremplie de la déclaration courante, ou reprend celle qui est commencée ; elle se dépose par declaration/true/{x}',
    body: z.strictObject({
      coproprieteId: refCopropriete,
      type: z.enum(TYPES_MAJ_OUVRABLES),
      /** True: the data of the coming set, prepared now, filed from its first day on. */
      preparer: z.boolean().default(false),
    }),
    response: declaration,
    errors: ['introuvable', 'transition-interdite'],
    idempotent: true,
  }),
  verifierModificationNotaire: operation('GET', '/api/coproprietes/typeModifNotaireOk/{id}', {
    access: ['MAJ_COPROPRIETE_STANDARD'],
    summary:
      'Le notaire connecté peut modifier l’immatriculation qu’il a faite, et sous quel type de déclaration',
    params: z.object({ id: refCopropriete }),
    response: z.object({
      response: z.boolean(),
      typeDeclaration: z.enum(['MODIF_INITIALE', 'MODIF_OFFICE']).nullable(),
    }),
    errors: ['introuvable'],
  }),
  reparerParcelles: operation(
    'PUT',
    '/api/coproprietes/updateParcelleNonGeolocalisees/{idDeclaration}',
    {
      access: METTRE_A_JOUR,
      summary:
        'Remplace les parcelles, et l’adresse de référence, qui n’ont pas pu être géolocalisées',
      params: z.object({ idDeclaration: id }),
      body: z.strictObject({
        version: z.number().int().min(1).max(ENTIER_MAX),
        parcelle: z.array(parcelle).max(200),
        adressePrincipale: adresseReference.optional(),
      }),
      response: declaration,
      errors: ['introuvable', 'transition-interdite', 'version-perimee', 'regles-non-respectees'],
      idempotent: true,
    },
  ),
  listerDeclarationsPredecesseur: operation('GET', '/api/declarations-predecesseur', {
    access: ['VALIDER_DECLA_PREDECESSEUR'],
    summary:
      'Mises à jour déposées par l’ancien syndic, qui attendent l’accord de l’établissement connecté',
    response: z.array(
      z.object({
        id,
        coproprieteId: id,
        nomCopropriete: z.string(),
        typeMaj: z.enum(TYPES_MAJ),
        auteur: z.string(),
        deposeeLe: instant,
      }),
    ),
  }),
  accepterDeclarationPredecesseur: operation('PUT', '/api/declarations-predecesseur/{id}', {
    access: ['VALIDER_DECLA_PREDECESSEUR'],
    summary:
      'Le successeur accepte la déclaration déposée par son prédécesseur : elle entre en vigueur',
    params: z.object({ id }),
    response: declaration,
    errors: [
      'introuvable',
      'transition-interdite',
      'regles-non-respectees',
      'confirmation-requise',
    ],
    idempotent: true,
  }),
  supprimerDeclarationPredecesseur: operation(
    'DELETE',
    '/api/coproprietes/declarationpredecesseur/{id}',
    {
      access: ['VALIDER_DECLA_PREDECESSEUR'],
      summary: 'Le successeur écarte la déclaration déposée par son prédécesseur',
      params: z.object({ id }),
      response: rien,
      errors: ['introuvable', 'transition-interdite'],
    },
  ),
}
