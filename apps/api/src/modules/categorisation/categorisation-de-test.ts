import { insererFiches, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { etablirExport } from '../exports/etablir-export.ts'

// What the tests of categorisation share.

export const LYON = '200046977'
export const portee = (p: string, parent = '', elements: string[] = []) => ({
  portee: p as 'NATIONAL',
  parent,
  elements,
})
export const GRENOBLE = portee('COMMUNES_DEPARTEMENT', '38', ['38185'])

/** One sheet per sign of fragility, by the indicator that it must raise. */
export const FRAGILES = {
  IMPAYES: { impayes: 10_000, charges_courantes: 40_000 },
  DETTES: { dettes: 4_000, charges_courantes: 40_000 },
  ARRETES: { arrete_peril: true },
  DIFFICULTE: { ordonnance_carence: true },
  ENERGIE: { etiquettes: [0, 0, 1, 1, 0, 1, 1, 20] },
  FONDS_TRAVAUX: { fonds_travaux: 0, periode_construction: 'DE_2001_A_2010' },
  PLAN_TRAVAUX: { ppt: false, periode_construction: 'DE_2001_A_2010' },
  MANDAT: { etat_mandat: 'EXPIRE' },
  MISE_A_JOUR: { date_derniere_maj: '2020-05-05' },
  CONSTRUCTION: { periode_construction: 'AVANT_1949' },
} as const

/**
 * A register, its institutions, and the turn of the worker that prepares files. Call it once per
 * file.
 */
export const useCategorisation = () => {
  const registre = useRegistre()
  /** An institution of a territory. */
  const institution = async (niveau: string, code: string): Promise<Personne> => {
    const p = await registre().personne('INSTITUTIONNEL')
    await registre().db.query(
      `update institution set niveau = $2::niveau_geographique, code = $3 where id = (select institution_id from personne_institution where utilisateur_id = $1)`,
      [p.utilisateurId, niveau, code],
    )
    return p
  }
  /** A calm building, then one per sign of fragility, all in Grenoble; gives their numbers. */
  const insererGrenoble = (): Promise<string[]> =>
    insererFiches(registre().db, [
      { commune: 'Calme' },
      ...Object.values(FRAGILES).map((f) => ({
        ...f,
        etiquettes: 'etiquettes' in f ? [...f.etiquettes] : null,
      })),
    ])
  /** The turn of the worker: how each prepared file ended. */
  const faireExports = async (): Promise<string[]> => {
    const rows = await registre().db.query<{ id: string; payload: { exportId: number } }>(
      `select id::text, payload from outbox where type = 'export-categorisation' and statut = 'PENDING'`,
    )
    const handler = etablirExport(registre().deps)
    const issues: string[] = []
    for (const { id, payload } of rows) {
      issues.push((await handler.executer(id, payload)).etat)
      await registre().db.query(`update outbox set statut = 'DONE' where id = $1`, [id])
    }
    return issues
  }

  return { registre, institution, insererGrenoble, faireExports }
}
