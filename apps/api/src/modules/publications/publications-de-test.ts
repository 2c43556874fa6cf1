import { pdf } from '../../testing/dossier.ts'
import type { Personne } from '../../testing/register.ts'

/** Deposits a publication, a newsletter unless told otherwise; it stays a draft. */
export const deposer = async (p: Personne, plus: Record<string, unknown> = {}) =>
  p.api.deposerPublication({
    body: {
      genre: 'NEWSLETTER',
      titre: 'La lettre du registre n° 1',
      resume: 'Au sommaire',
      file: await pdf(),
      ...plus,
    },
  })
