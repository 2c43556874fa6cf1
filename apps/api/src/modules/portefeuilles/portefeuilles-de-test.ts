import { processOutbox } from '../../platform/relay-processor.ts'
import { exerciceEnregistre, type Personne } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'
import { outboxHandlers } from '../traitements/outbox-handlers.ts'

// What the tests of portfolios share: a good row, the worker’s turn, and what it left.

/** A good annual update of the year after the recorded one. */
export const bonne = (
  r: Registre,
  numero: string,
  autre: Record<string, string | number | boolean | null> = {},
) => {
  const { annee } = exerciceEnregistre(r)
  return {
    numero,
    dateDebutExercice: `01/01/${annee + 1}`,
    dateClotureComptes: `31/12/${annee + 1}`,
    dateAg: `20/05/${annee + 2}`,
    chargesOperationsCourantes: 41_200,
    chargesOperationsExceptionnelles: 0,
    montantDettes: 900,
    montantImpayesCoproprietaires: 300,
    nbCoproprietairesImpayes: 1,
    montantFondTravaux: 2000,
    ...autre,
  }
}

/**
 * Does what waits in the outbox for a portfolio, as the worker does, until nothing is left. Throws
 * what a job failed of.
 */
export const travailler = async (r: Registre): Promise<void> => {
  for (;;) {
    const rows = await r.db.query<{ id: number; erreur: string }>(
      `select id, erreur from outbox where type in ('portefeuille', 'reprise') and statut = 'PENDING'`,
    )
    if (rows.length === 0) return
    const rate = rows.find(({ erreur }) => !['', 'interrompu'].includes(erreur))
    if (rate) throw new Error(rate.erreur)
    for (const { id } of rows) await processOutbox(r.db, outboxHandlers(r.deps), String(id))
  }
}
export const lignesDe = async (p: Personne, id: number) =>
  (await p.api.listerLignesPortefeuille({ params: { id }, query: { taille: 500 } })).lignes
export const deposees = (r: Registre, id: number) =>
  r.db.query<{ n: number }>(
    `select count(*)::int as n from declaration where copropriete_id = $1 and type_maj = 'ANNUELLE' and etat <> 'BROUILLON'`,
    [id],
  )
export const nombre = async (r: Registre, texte: string, ...params: unknown[]): Promise<number> =>
  (await r.db.query<{ n: number }>(texte, params))[0]?.n ?? -1
