import type { documents } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { deposerDocument } from '../documents/deposer-document.ts'
import { telechargerDocument } from '../documents/telecharger-document.ts'
import { verifierAttestation } from './verifier-attestation.ts'
import { apercuPdf, verifierPdf } from '../documents/verifier-pdf.ts'

export const documentsHandlers: Handlers<typeof documents> = {
  verifierAttestation: (ctx, { query }) => verifierAttestation(ctx, query),
  verifierPdf: (ctx, { body }) => verifierPdf(ctx, body.file),
  apercuPdf: (ctx, { body }) => apercuPdf(ctx, body.file),
  deposerDocument: (ctx, { body }) => deposerDocument(ctx, body),
  telechargerDocument: (ctx, { params }) => telechargerDocument(ctx, params.id),
}
