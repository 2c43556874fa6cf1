import { siblingKey } from '../../platform/storage/storage.ts'

/**
 * Every key under which bytes of a document may lie: what is served, what came, and what a worker
 * that was stopped may have left of one that it was writing again.
 */
export const fichiersDe = ({ cle, original_cle }: { cle: string; original_cle: string | null }) => [
  cle,
  original_cle ?? siblingKey(cle, 'documents'),
]
