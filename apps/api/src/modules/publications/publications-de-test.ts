import { pdf, type Personne } from '@registre/testing/register'

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
