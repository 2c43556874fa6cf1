import { processOutbox } from '../../platform/relay-processor.ts'
import { estSiret } from '@registre/domain'
import { exerciceEnregistre, pdf, type Personne } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'
import { saisieDe } from '../teledeclarants/teledeclarants-de-test.ts'
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

/** The administrator of a firm whose SIRET, of this SIREN, is a right one. */
export const cabinet = async (
  r: Registre,
  siren: string,
  profil: 'TELE_PRO_ADMIN_PRINC' | 'TELE_PRO_GESTION' = 'TELE_PRO_ADMIN_PRINC',
) => {
  const siret =
    Array.from({ length: 100 }, (_, i) => siren + String(i + 20).padStart(5, '0')).find(estSiret) ??
    ''
  const personne = await r.personne(profil)
  await r.db.query('update teledeclarant set siret = $2 where id = $1', [
    personne.teledeclarantId,
    siret,
  ])
  return { ...personne, siret, id: personne.teledeclarantId ?? 0 }
}
/** A firm asks for the whole portfolio of the one that has this SIRET, with its proof. */
export const demanderReprise = async ({ api }: Pick<Personne, 'api'>, cedant: string) =>
  api.rattacherPlusieurs({ body: { cedant, file: await pdf() } })
/** A keeper decides what was asked of this firm. */
export const deciderReprise = async (
  r: Registre,
  cedantId: number,
  decision: { accepter: boolean; motif?: string },
) => {
  const teneur = await r.personne('TENEUR_ADMIN_PRINC')
  const params = { id: cedantId }
  const vu = await teneur.api.lireTeledeclarant({ params })
  const decisionReprise = { id: Number(vu.reprise?.id), ...decision }
  return teneur.api.modifierTeledeclarant({ params, body: saisieDe(vu, { decisionReprise }) })
}
