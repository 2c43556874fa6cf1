import * as z from 'zod'
import { binary, operation } from './operation.ts'
import { ERREURS_PDF, fichier } from './primitives/index.ts'

export const documents = {
  verifierPdf: operation({
    method: 'POST',
    path: '/api/public/pdf/estValide',
    access: 'public',
    summary: 'Vérifie un PDF sans le conserver',
    bodyKind: 'multipart',
    body: z.strictObject({ file: fichier }),
    response: z.object({
      response: z.boolean(),
      nomFichier: z.string(),
      code: z.string(),
      message: z.string(),
    }),
    errors: ['fichier-absent', 'trop-de-fichiers', 'trop-volumineux'],
    rate: 'piece',
  }),
  deposerDocument: operation({
    method: 'POST',
    path: '/api/documents',
    access: 'session',
    // The proof of an act is deposited by whoever may do one of them.
    droitsJeton: [
      'RATTACHER_COPROPRIETE',
      'IMMATRICULER_NVELLE_COPRO',
      'RENOUVELER_MANDAT',
      'DISSOUDRE_COPRO',
      'GERER_COPROPRIETE',
    ],
    summary: 'Dépose un justificatif (PDF, moins de 5 Mo)',
    bodyKind: 'multipart',
    body: z.strictObject({
      file: fichier,
      type: z.enum(['JUSTIFICATIF_MANDAT', 'JUSTIFICATIF_DISSOLUTION']),
    }),
    response: z.object({ id: z.uuid(), nom: z.string(), taille: z.number().int() }),
    errors: ['fichier-absent', ...ERREURS_PDF],
  }),
  telechargerDocument: operation({
    method: 'GET',
    path: '/api/documents/{id}',
    access: 'session',
    droitsJeton: ['VISUALISER_COPRO'],
    summary: 'Télécharge un document que l’on peut voir',
    params: z.object({ id: z.uuid() }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
  }),
}
