import { ETATS_COPROPRIETE, FONDEMENTS_RETRAIT, MOTIFS_RETRAIT } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import {
  ENTIER_MAX,
  id,
  numeroImmatriculation,
  rien,
  texte,
  texteRequis,
} from './primitives/index.ts'

const TENEUR = ['VALIDER_RATTACHEMENT_DECLARATION'] as const
const ERREURS = [
  'introuvable',
  'transition-interdite',
  'version-perimee',
  'verrou-pris',
  'acces-non-autorise',
] as const

/** Why a keeper does it: written in the journal and told to those concerned. */
const motif = texteRequis(1000, 'Écrivez le motif : il est inscrit au journal.')
const version = z.number().int().min(1).max(ENTIER_MAX)
const etatAtteint = z.object({ etatCopropriete: z.enum(ETATS_COPROPRIETE) })

/** What is done to a decision: taken back; or its withdrawal, where somebody holds a right by it. */
export const ACTES_RETOUR = ['REVENIR', 'OUVRIR_RETRAIT', 'ABANDONNER_RETRAIT'] as const

/** What keepers do on a co-ownership outside the queue, and the report of an error. */
export const administration = {
  supprimerCopropriete: operation('PUT', '/api/coproprietes/supprimer/{id}', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary: 'Supprime une copropriété, avec son motif (administrateurs)',
    params: z.object({ id: refCopropriete }),
    body: z.strictObject({ version, motif }),
    response: etatAtteint,
    errors: ERREURS,
    fraiche: 'toujours',
    sansJeton: true,
    idempotent: true,
  }),
  annulerImmatriculation: operation('PUT', '/api/coproprietes/annuler-immatriculation/{id}', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary:
      'Annule une immatriculation, au profit d’un autre numéro ou sans remplacement (administrateurs)',
    params: z.object({ id: refCopropriete }),
    body: z
      .strictObject({
        version,
        motif,
        numeroRemplacement: numeroImmatriculation.default(''),
        /** The same building under two numbers: the other one is kept. */
        fusion: z.boolean().default(false),
      })
      .refine((b) => !b.fusion || b.numeroRemplacement !== '', {
        path: ['numeroRemplacement'],
        error: 'Écrivez le numéro qui est conservé.',
      }),
    response: etatAtteint,
    errors: [...ERREURS, 'regles-non-respectees'],
    fraiche: 'toujours',
    sansJeton: true,
    idempotent: true,
  }),
  revenirSurDecision: operation('PUT', '/api/coproprietes/revenir/{id}', {
    access: TENEUR,
    summary:
      'Revient sur une décision, ou en ouvre ou abandonne le retrait ; sans décision nommée, rétablit une copropriété annulée ou supprimée',
    params: z.object({ id: refCopropriete }),
    body: z
      .strictObject({
        version,
        motif,
        acte: z.enum(ACTES_RETOUR).default('REVENIR'),
        /** Null: what hides the co-ownership now. */
        idDecision: id.nullable().default(null),
        /** Of a withdrawal that is opened. */
        retrait: z
          .strictObject({
            motif: z.enum(MOTIFS_RETRAIT, 'Choisissez la raison du retrait.'),
            fondement: z.enum(FONDEMENTS_RETRAIT).default('DELAI'),
            reference: texte(200).default(''),
          })
          .optional(),
      })
      .refine((b) => b.acte !== 'OUVRIR_RETRAIT' || b.retrait !== undefined, {
        path: ['retrait', 'motif'],
        error: 'Choisissez la raison du retrait.',
      }),
    response: etatAtteint,
    errors: [...ERREURS, 'deja-decide', 'regles-non-respectees'],
    sansJeton: true,
    idempotent: true,
  }),
  supprimerDeclarations: operation('PUT', '/api/coproprietes/supprimer-declarations', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary:
      'Supprime les déclarations faites depuis la dernière mise à jour annuelle, qui est de nouveau en vigueur (administrateurs)',
    body: z.strictObject({ idCopropriete: refCopropriete, version, motif }),
    response: z.object({ declarationRetablie: id, nbSupprimees: z.number().int() }),
    errors: ERREURS,
    idempotent: true,
  }),
  retirerMajAnnuelle: operation('PUT', '/api/coproprietes/retirer-maj-annuelle/{id}', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary:
      'Retire la dernière mise à jour annuelle, de moins d’un an : les données d’avant sont de nouveau en vigueur (administrateurs)',
    params: z.object({ id: refCopropriete }),
    body: z.strictObject({ version, motif }),
    response: z.object({ declarationRetablie: id }),
    errors: ERREURS,
    idempotent: true,
  }),
  declarerErreur: operation('GET', '/api/declarations/declarerErreur/{id}', {
    access: ['VISUALISER_COPRO'],
    summary: 'Signale au représentant légal une erreur dans une déclaration',
    params: z.object({ id }),
    query: z.object({
      erreur: texteRequis(1000, 'Décrivez l’erreur : le représentant légal vous lira.'),
    }),
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
    changesState: true,
  }),
}
