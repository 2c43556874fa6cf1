import type { documents } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { deposerDocument } from './deposer-document.ts'
import { telechargerDocument } from './telecharger-document.ts'
import { verifierAttestation } from '../attestations/verifier-attestation.ts'
import { apercuPdf, verifierPdf } from './verifier-pdf.ts'

export const documentsHandlers: Handlers<typeof documents> = {
  verifierAttestation: (ctx, { query }) => verifierAttestation(ctx, query),
  verifierPdf: (ctx, { body }) => verifierPdf(ctx, body.file),
  apercuPdf: (ctx, { body }) => apercuPdf(ctx, body.file),
  deposerDocument: (ctx, { body }) => deposerDocument(ctx, body),
  telechargerDocument: (ctx, { params }) => telechargerDocument(ctx, params.id),
}
