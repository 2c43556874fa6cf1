import { ApiError } from '@registre/contract/client'
import { immatriculee, type Personne, saisieDissolution } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'

/** The code of a refusal and the fields at fault; « ok » for none. */
export const erreurDe = async (call: Promise<unknown>) => {
  try {
    await call
    return { code: 'ok', champs: [] as string[] }
  } catch (error) {
    if (error instanceof ApiError)
      return { code: error.problem.code, champs: (error.problem.champs ?? []).map((c) => c.champ) }
    throw error
  }
}
export const codeDe = async (call: Promise<unknown>): Promise<string> => (await erreurDe(call)).code
export const etatDe = async (r: Registre, id: number): Promise<string> =>
  (await r.db.query<{ etat: string }>(`select etat from copropriete where id = $1`, [id]))[0]
    ?.etat ?? ''
/** The mails of a dissolution, in their order. */
export const courriels = async (r: Registre, id: number): Promise<string[]> =>
  (
    await r.db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where type = 'courriel' and payload->>'modele' like 'dissolution%' and (payload->'donnees'->>'coproprieteId')::int = $1 order by id`,
      [id],
    )
  ).map((x) => x.m)

/** A registered co-ownership whose dissolution its syndic has declared. */
export const declaree = async (r: Registre, dateEffet: string | null = null) => {
  const t = await immatriculee(r)
  const depot = await t.syndic.api.dissoudre({
    body: await saisieDissolution(r, t.syndic, t.coproprieteId, dateEffet),
  })
  return { r, ...t, ...depot }
}
/** Opens the request of a co-ownership. */
export const ouvrir = async (teneur: Personne, coproprieteId: number) =>
  teneur.api.ouvrirDemandeSansMandat({ params: { n: coproprieteId } })
