import * as z from 'zod'
import { aJourPublic } from './identite.ts'
import { binary, operation } from './operation.ts'
import {
  dateFr,
  ERREURS_PDF,
  fichier,
  instant,
  numeroImmatriculation,
  retires,
} from './primitives/index.ts'

const attestationVerifiee = z
  .object({
    type: z.enum(['ATTESTATION_IMMATRICULATION', 'ATTESTATION_DISSOLUTION']),
    numero: z.string(),
    nom: z.string(),
    etablieLe: instant,
    /** What the co-ownership is today; ANNULEE: the decision that it certifies was taken back. */
    situation: z.enum(['IMMATRICULEE', 'DISSOUTE', 'RETIREE', 'ANNULEE']),
    /** Something was declared or decided since. */
    modifieeDepuis: z.boolean(),
    aJour: aJourPublic,
  })
  .meta({ id: 'AttestationVerifiee' })

export const documents = {
  verifierAttestation: operation('GET', '/api/public/attestations', {
    access: 'public',
    summary:
      'Les attestations établies pour un numéro, ou celle dont le fichier a cette empreinte SHA-256 ; vide : aucune',
    query: z
      .object({
        numero: numeroImmatriculation.optional(),
        /** SHA-256 of the file, in hexadecimal: the file itself is not sent. */
        empreinte: z
          .string()
          .regex(/^[0-9a-fA-F]{64}$/)
          .optional(),
      })
      .refine((q) => (q.numero === undefined) !== (q.empreinte === undefined), {
        path: ['numero'],
        error: 'Donnez un numéro d’immatriculation, ou l’empreinte d’un fichier.',
      }),
    response: z.object({
      /** The day on which all of this is true. */
      jour: dateFr,
      attestations: z.array(attestationVerifiee),
    }),
    rate: 'annuaire',
  }),
  verifierPdf: operation('POST', '/api/public/pdf/estValide', {
    access: 'public',
    summary: 'Vérifie un PDF sans le conserver : ce que le registre en garderait, et en retirerait',
    bodyKind: 'multipart',
    body: z.strictObject({ file: fichier }),
    response: z.object({
      response: z.boolean(),
      nomFichier: z.string(),
      code: z.string(),
      message: z.string(),
      pages: z.number().int(),
      retires,
    }),
    errors: ['fichier-absent', 'trop-de-fichiers', 'trop-volumineux'],
    rate: 'piece',
  }),
  apercuPdf: operation('POST', '/api/public/pdf/apercu', {
    access: 'public',
    summary: 'Rend un PDF tel que le registre le garderait et le montrerait, sans le conserver',
    bodyKind: 'multipart',
    body: z.strictObject({ file: fichier }),
    response: binary('application/pdf'),
    errors: ['fichier-absent', ...ERREURS_PDF],
    rate: 'piece',
  }),
  deposerDocument: operation('POST', '/api/documents', {
    access: 'session',
    // The proof of an act is deposited by whoever may do one of them.
    droitsJeton: [
      'RATTACHER_COPROPRIETE',
      'IMMATRICULER_NVELLE_COPRO',
      'RENOUVELER_MANDAT',
      'GERER_COPROPRIETE',
    ],
    enAttente: true,
    summary: 'Dépose un justificatif (PDF, moins de 5 Mo)',
    bodyKind: 'multipart',
    body: z.strictObject({
      file: fichier,
      type: z.enum(['JUSTIFICATIF_MANDAT', 'JUSTIFICATIF_DISSOLUTION', 'PIECE_CONTESTATION']),
    }),
    response: z.object({
      id: z.uuid(),
      nom: z.string(),
      taille: z.number().int(),
      pages: z.number().int(),
      retires,
    }),
    errors: ['fichier-absent', ...ERREURS_PDF],
  }),
  telechargerDocument: operation('GET', '/api/documents/{id}', {
    access: 'session',
    droitsJeton: ['VISUALISER_COPRO'],
    enAttente: true,
    summary: 'Télécharge un document que l’on peut voir',
    params: z.object({ id: z.uuid() }),
    response: binary('application/pdf'),
    errors: ['introuvable', 'service-indisponible'],
  }),
}
